import { storedTexts } from '#rooms/records/contract/stored-texts.ts';

/** What the law asks to keep, and what is stored about a person. */
export const recordsTexts = {
  hint: 'What is on hold stays as it is until an admin lifts the hold. Sealed applications are erased, but the law requires us to keep them for a time; their applicant’s full name finds them too. Without a search, all of both are listed. Each reason is in the audit trail, which has no names or addresses; the platform’s request log keeps a search for 30 days.',
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
