/** What happens to the applications of a deleted job. @param count undefined if it is unknown */
function deleteConsequence(count: number | undefined): string {
  if (count === undefined) return 'Its applications stay in the list.';
  if (count === 0) return 'It has no applications.';
  return count === 1 ? 'Its application stays in the list.' : `Its ${count} applications stay in the list.`;
}

export const jobsTexts = {
  columns: {
    title: 'Title',
    status: 'Status',
    pending: 'Pending',
    in_progress: 'In progress',
    hired: 'Hired',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    total: 'Total',
    actions: 'Actions',
  },
  count: (shown: number, all: number) => (shown === all ? `${all} ${all === 1 ? 'posting' : 'postings'}` : `${shown} of ${all} postings`),
  search: 'Search postings',
  searchHint: 'Words in title, location or texts',
  status: 'Status',
  closedStatus: 'Closed',
  anyStatus: 'Any status',
  sort: 'Sort by',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', title: 'By title', applications: 'Most applications' },
  noMatch: 'No postings match your filters. Clear the search, or choose another status above.',
  createdOn: (day: string) => `Created ${day}`,
  figuresOf: (title: string) => `Figures of ${title}`,
  versionsOf: (title: string) => `What was advertised for ${title}`,
  countOf: (count: number, column: string, title: string) => `${count} ${column.toLowerCase()} for ${title}: show`,
  countsFailed: 'The applications could not be counted.',
  create: 'New posting',
  createTitle: 'New job posting',
  editTitle: 'Edit job posting',
  edit: 'Edit',
  editNamed: (title: string) => `Edit ${title}`,
  open: 'Open',
  openNamed: (title: string) => `Open ${title}`,
  opened: (title: string) => `Opened “${title}”.`,
  close: 'Close',
  closeNamed: (title: string) => `Close ${title}`,
  closed: (title: string) => `Closed “${title}”.`,
  waiting: (count: number) =>
    `${count === 1 ? '1 applicant without an interview waits' : `${count} applicants without an interview wait`} for an answer`,
  answer: 'Reply to waiting applicants',
  answerNamed: (title: string) => `Reply to waiting applicants for ${title}`,
  moreNamed: (title: string) => `More actions for ${title}`,
  duplicate: 'Duplicate',
  duplicateNamed: (title: string) => `Duplicate ${title}`,
  deleteNamed: (title: string) => `Delete ${title}`,
  deleteTitle: 'Delete job posting',
  deleteConsequence,
  empty: 'No postings yet. Create the first one.',
  created: (title: string) => `Created “${title}”.`,
  published: (title: string) => `“${title}” is public.`,
  view: 'View',
  viewNamed: (title: string) => `View ${title}`,
  link: {
    named: (title: string) => `Copy link of ${title}`,
    title: (title: string) => `Link of ${title}`,
    source: 'Where you post it',
    sourceHint: 'A word such as linkedin, by which figures count the applications. It can stay blank.',
    invalidSource: 'Use letters, digits, dots, hyphens and underscores.',
  },
  saved: (title: string) => `Saved “${title}”.`,
  deleted: (title: string) => `Deleted “${title}”.`,
  preview: 'Preview',
  previewHint: 'This is what visitors see. Nothing is saved yet, and Apply does nothing here.',
} as const;

/** The page of what was advertised. @param to blank while no end is known */
export const versionsTexts = {
  hint: (zone: string) =>
    `Each posting as visitors could read it, kept for five years after it was last public, even if it is deleted. Times are in ${zone}.`,
  failed: 'What was advertised could not be loaded.',
  empty: 'This posting has never been public. What visitors read is kept here once it is opened.',
  period: (from: string, to: string) => (to ? `${from} to ${to}` : `Since ${from}`),
  by: 'Published by',
  endedBy: 'Ended by',
  closingDate: 'Closing date',
} as const;

/** The dialog in which staff edit the hiring process, as applicants are told it. */
export const hiringProcessTexts = {
  title: 'Hiring process',
  hint: 'Visitors see this with the openings, and applicants in the confirmation and on their private page.',
  fields: {
    next_steps: 'What happens next',
    reply_days: 'Days until they hear from us',
    change_hours: 'Last change, in hours before an interview',
  },
  hints: {
    next_steps: 'Plain text. Line breaks are kept.',
    reply_days: 'The longest time that you promise',
    change_hours: 'Until then, applicants can move or cancel it',
  },
  submit: 'Save',
  submitting: 'Saving…',
  saved: 'Saved the hiring process.',
} as const;
