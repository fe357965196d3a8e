import { storedTexts } from '#rooms/records/contract/stored-texts.ts';

/** What the law asks to keep, and what is stored about a person. */
export const recordsTexts = {
  hint: 'A hold keeps an application, a posting with its applications, or everything from one person from being deleted until an admin lifts it, for example while a claim is open. To place one, find whom or what it is about, give the reason, and choose “Hold”. A sealed application is erased for everybody, but the law requires us to keep it for a time: only an admin can open it, for a reason; its applicant’s full name finds it, too. Reasons are kept in the audit trail, searches for 30 days in the platform’s request log.',
  who: 'Email address or ID',
  find: 'Find',
  reason: 'Reason for a hold or for opening',
  onHold: 'On hold',
  link: 'Hold…',
  linkNamed: (name: string) => `Hold ${name}`,
  place: {
    action: 'Hold',
    named: (about: string) => `Hold ${about}`,
    failed: 'The hold could not be placed',
    done: 'The hold is placed.',
  },
  placeOnPerson: 'Hold all applications and messages',
  lift: {
    action: 'Lift',
    named: (about: string) => `Lift the hold on ${about}`,
    failed: 'The hold could not be lifted.',
    done: 'Lifted the hold. What was due is deleted the next night.',
  },
  open: {
    action: 'Open',
    named: (about: string) => `Open ${about}`,
    failed: 'The record could not be opened.',
    done: 'The record is in your downloads. Delete it there once you no longer need it.',
  },
  failed: 'What is stored could not be loaded.',
  nothing: 'Nothing is stored about them.',
  noHolds: 'Nothing is on hold or sealed.',
  columns: { what: 'What', where: 'Where, or why', until: 'Until', actions: 'Actions' },
  what: (kind: keyof typeof storedTexts, count: number) => (count === 1 ? storedTexts[kind] : `${storedTexts[kind]} (${count})`),
} as const;
