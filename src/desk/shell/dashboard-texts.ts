export const dashboardTexts = {
  back: 'Back to Main Website',
  dashboardHeading: 'Dashboard',
  logout: 'Log out',
  account: 'Account',
  tabs: { overview: 'Overview', jobs: 'Job Postings', applications: 'Applications', messages: 'Messages' },
  /** What the number of a tab counts. Screen readers read it after the number. */
  tabCounts: { overview: 'unread, or asked of you', jobs: 'active', applications: 'pending', messages: 'open' },
  rail: {
    label: 'Staff pages',
    more: 'More',
    search: 'Search',
    searchKeys: 'Ctrl K',
    scheme: 'Light or dark',
    person: (name: string) => `Your menu: ${name}`,
  },
  /** For a manager. */
  noJobs: 'No job postings have been given to you yet. An admin can do that on the Team page.',
  retry: 'Try again',
  anyway: (action: string) => `${action} anyway`,
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  undo: 'Undo',
  loading: 'Loading…',
  loadMore: 'Load more',
  loadedMore: (count: number) => `${count} more loaded.`,
  clearFilter: 'Clear filter',
  unread: 'Unread',
  recommended: (isFor: boolean, name: string) => `${isFor ? 'Recommended' : 'Not recommended'} by ${name}`,
  answerBy: (day: string) => `Answer by ${day}`,
  answerToday: 'Answer today',
  told: { 'not told': 'Not notified yet', 'mail waiting': 'Email scheduled' } as Partial<Record<string, string>>,
  discard: {
    title: 'Discard changes?',
    question: 'What you entered is not saved yet. Discard it?',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
} as const;

/** The choice of a job, and what stands for one that is no longer there. */
export const jobChoiceTexts = {
  job: 'Job posting',
  anyJob: 'All postings',
  deletedJob: 'A deleted posting',
} as const;

/** What staff can do when somebody else has changed what they edit. */
export const conflictTexts = {
  keepMine: 'Keep my version',
  takeTheirs: 'Load their version',
} as const;
