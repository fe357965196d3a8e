import { storedTexts } from '#rooms/records/contract/stored-texts.ts';

/** Staff know these parts by other names than applicants. */
const names = {
  ...storedTexts,
  resumes: 'Resume and other files',
  timeline: 'Emails, notes and changes',
  scorecards: 'Scorecards',
  notes: 'Notes',
  outbox: 'Waiting emails',
};

/** What the law asks to keep, and what is stored about a person. */
export const recordsTexts = {
  hint: 'A hold keeps an application, a posting with its applications, or all from one person from being deleted until an admin lifts it. A sealed application is erased for everybody else, but the law requires us to keep it for a time.',
  who: 'Email address, full name or ID',
  whoHint: 'Messages and alerts are found by the address. Searches are logged for 30 days.',
  find: 'Find',
  reason: 'Reason',
  onHold: 'On hold',
  link: 'Hold…',
  linkNamed: (name: string) => `Hold ${name}`,
  /** By the calls. */
  acts: {
    putHold: {
      submit: 'Hold',
      submitting: 'Holding…',
      hint: 'Until an admin lifts the hold, nothing of it is deleted or overwritten. The audit trail keeps the reason.',
      named: (about: string) => `Hold ${about}`,
      failed: 'The hold could not be placed.',
      done: 'The hold is placed.',
    },
    liftHold: {
      submit: 'Lift',
      submitting: 'Lifting…',
      hint: 'What was due is deleted the next night.',
      named: (about: string) => `Lift the hold on ${about}`,
      failed: 'The hold could not be lifted.',
      done: 'Lifted the hold.',
    },
    openSealed: {
      submit: 'Open',
      submitting: 'Opening…',
      hint: 'You get a ZIP file. Delete it once you no longer need it. The audit trail keeps the reason.',
      named: (about: string) => `Open ${about}`,
      failed: 'The record could not be opened.',
      done: 'The record is in your downloads.',
    },
  },
  placeOnPerson: 'Hold all applications and messages',
  liftFromPerson: 'Lift the hold on all of it',
  failed: 'What is stored could not be loaded.',
  nothing: 'Nothing is stored under this address, name or ID. A name is found as the applicant has entered it.',
  noHolds: 'Nothing is on hold or sealed.',
  columns: { what: 'What', where: 'Where, or why', until: 'Until', actions: 'Actions' },
  what: (kind: keyof typeof storedTexts, count: number) => (count === 1 ? names[kind] : `${names[kind]} (${count})`),
} as const;
