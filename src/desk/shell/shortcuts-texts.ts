/** The keys of the staff pages, in the order of the overview, in words that fit every list. */
export const shortcuts = {
  j: 'Next',
  k: 'Previous',
  r: 'Mark as Reviewed',
  s: 'Shortlist',
  x: 'Reject',
  y: 'Recommend',
  d: 'Don’t recommend',
  a: 'Choose the owner',
  n: 'Write a note',
  m: 'Reply by email',
  i: 'Invite to an interview',
  o: 'Open the resume in a new tab',
  u: 'Undo the last change',
  '/': 'Search',
  '?': 'Show what the keys do',
} as const;

export type ShortcutKey = keyof typeof shortcuts;

export const shortcutsTexts = {
  title: 'Keyboard shortcuts',
  hint: 'The key ? lists those that work on a page. They are off while you type and while a dialog is open.',
  moveOn: 'Go to the next application after R, S and X',
  on: 'Use keyboard shortcuts in this browser',
} as const;
