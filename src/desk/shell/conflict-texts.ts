/** What staff can do when somebody else has changed what they edit. */
export const conflictTexts = {
  keepMine: 'Keep my version',
  takeTheirs: 'Load their version',
} as const;
