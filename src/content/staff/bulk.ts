import { texts } from '#contract/texts.ts';

const applicationsWith = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

/** What staff do with selected applications. */
export const bulkTexts = {
  label: 'Selected applications',
  selected: (count: number) => `${count} selected`,
  selectAll: (count: number | undefined, most: number) =>
    count === undefined ? 'Select all that match' : count > most ? `Select the first ${most} that match` : `Select all ${count} that match`,
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
} as const;
