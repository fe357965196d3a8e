import { texts } from '#contract/texts.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinalSuffixes: Record<Intl.LDMLPluralRule, string> = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' };

const nthApplication = (count: number) => `${count}${ordinalSuffixes[ordinals.select(count)]} application`;
const applicationsWith = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

export const dashboardTexts = {
  back: 'Back to Main Website',
  dashboardHeading: 'Dashboard',
  logout: 'Log out',
  loggingOut: 'Logging out…',
  account: 'Account',
  tabs: { jobs: 'Job Postings', applications: 'Applications', messages: 'Messages' },
  /** After a tab's name and number. */
  tabCounts: { jobs: 'active', applications: 'pending', messages: 'open' },
  retry: 'Try again',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  undo: 'Undo',
  loading: 'Loading…',
  loadMore: 'Load more',
  loadedMore: (count: number) => `${count} more loaded.`,
  clearFilter: 'Clear filter',
  discard: {
    title: 'Discard changes?',
    question: 'What you entered is not saved yet. Discard it?',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
} as const;

export const jobsTexts = {
  columns: {
    title: 'Title',
    location: 'Location',
    job_type: 'Type',
    status: 'Status',
    pending: 'New',
    in_progress: 'In progress',
    rejected: 'Rejected',
    total: 'All',
    created_at: 'Created',
    actions: 'Actions',
  },
  count: (shown: number, all: number) => (shown === all ? `${all} ${all === 1 ? 'posting' : 'postings'}` : `${shown} of ${all} postings`),
  search: 'Search postings',
  searchHint: 'Words in title, location or texts',
  status: 'Status',
  closed: 'Closed',
  anyStatus: 'Any status',
  sort: 'Sort by',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', title: 'Title', applications: 'Most applications' },
  noMatch: 'No posting matches this filter.',
  applicationsOf: (count: number, title: string) => `${count} ${count === 1 ? 'application' : 'applications'} for ${title}: show`,
  newApplicationsOf: (count: number, title: string) => `${count} new for ${title}: show`,
  rejectedApplicationsOf: (count: number, title: string) => `${count} rejected for ${title}: show`,
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
  closedNamed: (title: string) => `Closed “${title}”.`,
  moreNamed: (title: string) => `More actions for ${title}`,
  duplicate: 'Duplicate',
  duplicateNamed: (title: string) => `Duplicate ${title}`,
  deleteNamed: (title: string) => `Delete ${title}`,
  deleteTitle: 'Delete job posting',
  /** What happens to the applications of a deleted job. */
  keeps: (count: number | undefined) =>
    count === undefined
      ? 'Its applications stay in the list.'
      : count === 0
        ? 'It has no applications.'
        : count === 1
          ? 'Its application stays in the list.'
          : `Its ${count} applications stay in the list.`,
  empty: 'No postings yet. Create the first one.',
  created: (title: string) => `Created “${title}”.`,
  saved: (title: string) => `Saved “${title}”.`,
  deleted: (title: string) => `Deleted “${title}”.`,
  entry: 'Edit',
  preview: 'Preview',
  previewHint: 'This is what visitors see on the careers page. Nothing is saved yet, and Apply does nothing here.',
  draft: {
    title: 'You have unsaved changes',
    ofJob: (title: string) => `What you changed in “${title}” was kept in this browser tab.`,
    ofNew: (title: string) =>
      title ? `The new posting “${title}” was kept in this browser tab.` : 'A new posting was kept in this browser tab.',
    ofDeleted: (title: string) =>
      `“${title}” has been deleted in the meantime, but your text was kept. If you continue, it becomes a new posting.`,
    resume: 'Continue editing',
    discard: 'Discard it',
  },
} as const;

export const numbersTexts = {
  open: 'Numbers',
  openNamed: (title: string) => `Numbers of ${title}`,
  title: (job: string) => `Numbers: ${job}`,
  failed: 'The numbers could not be loaded.',
  views: 'Views',
  sum: (sum: number, days: number, best?: { views: number; day: string }) =>
    `${sum} in the last ${days} days${best ? `, most on ${best.day}: ${best.views}` : ''}`,
  sources: 'Applications received, by source',
  unknown: 'Unknown',
  noSources: 'None yet.',
  hint: 'A link with ?ref=linkedin, for example, names the source ‘linkedin’. Deleted applications still count. Days are in UTC.',
} as const;

export const applicationsTexts = {
  columns: {
    applicant: 'Applicant',
    job_title: 'Job',
    status: 'Status',
    created_at: 'Received',
    resume: 'Resume',
    actions: 'Actions',
  },
  /** @param part which part of the list is loaded, if that is not all and the number of all is unknown */
  count: (count: number, filtered: boolean, part?: 'newest' | 'oldest') => {
    const what = `${filtered ? 'matching ' : ''}${count === 1 ? 'application' : 'applications'}`;
    return part ? `The ${part} ${count} ${what}` : `${count} ${what}`;
  },
  search: 'Search applications',
  searchHint: 'Beginning of a word of the name, the address, its domain or the job title; or the reference',
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first' },
  samePerson: 'Same person',
  showEveryone: 'Show everyone',
  job: 'Job posting',
  anyJob: 'All postings',
  otherJob: 'A deleted posting',
  status: 'Status',
  anyStatus: 'Any status',
  source: 'Source',
  anySource: 'Any source',
  export: 'Export as CSV',
  exporting: 'Exporting…',
  exported: 'Exported the applications.',
  exportFile: 'applications.csv',
  preview: 'Preview resume',
  previewing: 'Loading the resume…',
  previewNamed: (name: string) => `Resume of ${name}`,
  resume: 'View resume',
  resumeNamed: (name: string) => `View resume of ${name} (opens in a new tab)`,
  noResume: 'None',
  resumeMissing: 'Lost',
  resumeRemoved: 'Removed by the scanner',
  markReviewed: 'Mark as Reviewed',
  markReviewedNamed: (name: string) => `Mark as Reviewed: ${name}`,
  statusOf: (name: string) => `Status of ${name}`,
  noStatus: 'None',
  statusChanged: (name: string, status: string) => `Marked the application of ${name} as ${status}.`,
  changedMeanwhile: (status: string, by?: string) =>
    by
      ? `${by} has changed this application to ${status} in the meantime.`
      : `This application has been changed to ${status} in the meantime.`,
  waiting: (days: number) => (days === 0 ? 'new today' : `waiting ${days} d`),
  waitingLong: (days: number) => `late: ${days} d`,
  nth: nthApplication,
  nthNamed: (count: number, name: string) => `${nthApplication(count)} of ${name}: show all of this person`,
  moreNamed: (name: string) => `More actions for ${name}`,
  selectNamed: (name: string) => `Select ${name}`,
  selectLoaded: 'Select all loaded applications',
  deleteConsequence: 'Its resume and its notes are deleted with it.',
  bulk: {
    label: 'Selected applications',
    selected: (count: number) => `${count} selected`,
    selectAll: (count: number | undefined, most: number) =>
      count === undefined
        ? 'Select all that match'
        : count > most
          ? `Select the first ${most} that match`
          : `Select all ${count} that match`,
    selectAllFailed: 'Failed to select the applications',
    setStatus: 'Set status…',
    export: 'Export',
    clear: 'Clear',
    changing: (count: number) => `Changing ${applicationsWith(count)}…`,
    deleting: (count: number) => `Deleting ${applicationsWith(count)}…`,
    restoring: (count: number) => `Restoring ${applicationsWith(count)}…`,
    changed: (count: number, status: string) => `Marked ${applicationsWith(count)} as ${status}.`,
    restored: (count: number) => `Restored ${applicationsWith(count)}.`,
    deleted: (count: number) => `Deleted ${applicationsWith(count)}.`,
    deleteTitle: 'Delete applications',
    question: (count: number) =>
      count === 1 ? texts.confirmDeleteApplication : `Are you sure you want to delete these ${count} applications?`,
    consequence: 'Their resumes and their notes are deleted with them.',
    /** Of those that could not be changed. */
    outcomes: {
      missing: 'no longer exists',
      stale: 'changed by somebody else in the meantime',
      failed: 'not changed',
    },
    others: (count: number) => `and ${count} more`,
    unknown: 'An application',
  },
  deleteTitle: 'Delete application',
  deleteNamed: (name: string) => `Delete the application of ${name}`,
  deleted: (name: string) => `Deleted the application of ${name}.`,
  empty: 'No applications yet.',
  noMatch: 'No application matches this filter.',
  fields: {
    applicant_email: 'Email',
    phone: 'Phone',
    job_title: 'Job',
    created_at: 'Received',
    reference: 'Reference',
    keep: 'Retention',
    status: 'Status',
    source: 'Source',
    resume: 'Resume',
    cover_letter: 'Cover letter',
  },
  mayBeKept: 'May be kept for later openings',
  none: 'Not given',
} as const;

/** The dialog in which staff edit what applicants are told. */
export const applyingTexts = {
  open: 'What applicants are told',
  title: 'What applicants are told',
  hint: 'Shown once an application has arrived, and on the page of the opening on the applicant’s device.',
  fields: { next_steps: 'What happens next', reply_days: 'Days until they hear from us' },
  hints: { next_steps: 'Plain text. Line breaks are kept.', reply_days: 'The longest time that you promise' },
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved what applicants are told.',
  takeTheirs: 'Discard mine and load theirs',
} as const;

export const messagesTexts = {
  columns: { subject: 'Subject', sender: 'From', status: 'Status', created_at: 'Received', actions: 'Actions' },
  count: (count: number, more: boolean) => {
    const what = count === 1 ? 'message' : 'messages';
    return more ? `The newest ${count} ${what}` : `${count} ${what}`;
  },
  status: 'Status',
  anyStatus: 'Any status',
  markAnswered: 'Mark as Answered',
  markAnsweredNamed: (subject: string, name: string) => `Mark as Answered: “${subject}” from ${name}`,
  reopen: 'Reopen',
  reopenNamed: (subject: string, name: string) => `Reopen “${subject}” from ${name}`,
  statusChanged: (name: string, status: string) => `Marked the message from ${name} as ${status}.`,
  moreNamed: (subject: string, name: string) => `More actions for “${subject}” from ${name}`,
  noMatch: 'No message matches this filter.',
  readNamed: (subject: string, name: string) => `Read “${subject}” from ${name}`,
  reply: 'Reply',
  replyHint: 'Reply opens your mail program and quotes the beginning of the message.',
  answeredBy: (name: string, moment: string, subject: string) => `${name} answered on ${moment}: ${subject}`,
  introduction: (moment: string, name: string) => `On ${moment}, ${name} wrote:`,
  deleteTitle: 'Delete message',
  deleteNamed: (subject: string, name: string) => `Delete “${subject}” from ${name}`,
  deleted: (name: string) => `Deleted the message from ${name}.`,
  empty: 'No messages yet.',
  fields: { name: 'From', email: 'Email', created_at: 'Received' },
} as const;
