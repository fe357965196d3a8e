import { byTab, forms } from '#rooms/messages/contract/forms.ts';

const tabLabel = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;

export const dashboardTexts = {
  back: 'Back to Main Website',
  dashboardHeading: 'Dashboard',
  logout: 'Log out',
  loggingOut: 'Logging out…',
  account: 'Account',
  tabs: { overview: 'Overview', jobs: 'Job Postings', applications: 'Applications', ...byTab((form) => tabLabel(forms[form].noun)) },
  /** What the number of a tab counts. Screen readers read it after the number. */
  tabCounts: { jobs: 'active', applications: 'pending', ...byTab((form) => forms[form].statuses[0].toLowerCase()) },
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
  answerBy: (day: string) => `Answer by ${day}`,
  discard: {
    title: 'Discard changes?',
    question: 'What you entered is not saved yet. Discard it?',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
} as const;
