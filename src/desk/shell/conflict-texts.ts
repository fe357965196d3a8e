/** What staff can do when somebody else has changed what they edit. */
export const conflictTexts = {
  keepMine: 'Overwrite with mine',
  takeTheirs: 'Discard mine and load theirs',
} as const;
