import type { HoldKind } from '#rooms/records/contract/records.ts';

const kinds: Record<HoldKind, string> = {
  applications: 'One application',
  persons: 'All applications and messages of a person',
  jobs: 'A job with its applications',
};

/** What the law asks to keep: holds and sealed applications. */
export const recordsTexts = {
  kinds,
  holds: 'Holds',
  holdsHint: 'What is on hold stays as it is until an admin lifts the hold.',
  holdsFailed: 'The holds could not be loaded.',
  noHolds: 'Nothing is on hold. Place a hold with the form above.',
  holdColumns: { about: 'What', reason: 'Reason', by: 'By', at: 'Since', actions: 'Actions' },
  onHold: 'On hold',
  because: (reason: string, name: string, day: string) => `${reason} (${name}, ${day})`,
  open: 'Hold…',
  openNamed: (name: string) => `Hold ${name}`,
  kind: 'What',
  about: 'ID or email address',
  reason: 'Reason',
  place: 'Place hold',
  placeFailed: 'The hold could not be placed',
  placed: 'The hold is placed.',
  lift: 'Lift',
  liftNamed: (about: string) => `Lift the hold on ${about}`,
  liftFailed: 'The hold could not be lifted.',
  lifted: 'Lifted the hold. What was due is deleted the next night.',
  sealed: 'Sealed applications',
  sealedHint:
    'Erased, but the law requires us to keep them for a time. Opening one takes a reason, which the audit trail keeps. A search for an email address above narrows this list too.',
  sealedFailed: 'The sealed applications could not be loaded.',
  noSealed: 'No application is sealed. What is erased where the law requires us to keep it appears here.',
  sealedColumns: { reference: 'Reference', sealed_at: 'Sealed', kept_until: 'Kept until', messages: 'Messages', actions: 'Actions' },
  download: 'Open',
  downloadNamed: (reference: string) => `Open ${reference}`,
  downloadReason: 'Reason to open one',
  downloadFailed: 'The record could not be opened.',
  downloaded: 'The record is in your downloads. Delete it there once you no longer need it.',
} as const;
