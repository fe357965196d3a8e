/** The keys of the staff pages, in the order of the overview. */
export const shortcuts = {
  j: 'Next application',
  k: 'Previous application',
  r: 'Mark as Reviewed, and go to the next',
  s: 'Shortlist',
  x: 'Reject, and go to the next',
  n: 'Write a note',
  m: 'Reply by email',
  o: 'Open the resume in a new tab',
  u: 'Undo the last change of status, or a reply',
  '/': 'Search applications',
  '?': 'Show this overview',
} as const;

export type ShortcutKey = keyof typeof shortcuts;

export const shortcutsTexts = {
  title: 'Keyboard shortcuts',
  hint: 'Shortcuts are off while you type and while a dialog is open.',
  on: 'Use keyboard shortcuts in this browser',
  key: 'Key',
  action: 'What it does',
} as const;
