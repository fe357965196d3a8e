import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { assignedTo } from './applications-texts.ts';

const applications = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

/** The texts of the bar for selected applications, and of its actions. */
export const bulkTexts = {
  label: 'Selected applications',
  selected: (count: number) => `${count} selected`,
  selectAll: (count: number | undefined, max: number) => {
    if (count === undefined) return `Select up to ${max} that match`;
    return count > max ? `Select the first ${max} that match` : `Select all ${count} that match`;
  },
  selectAllFailed: 'Failed to select the applications',
  setStatus: 'Set status…',
  assign: 'Assign…',
  export: 'Export',
  clear: 'Clear',
  changing: (count: number) => `Changing ${applications(count)}…`,
  deleting: (count: number) => `Deleting ${applications(count)}…`,
  restoring: (count: number) => `Restoring ${applications(count)}…`,
  changed: (count: number, status: string) => `Marked ${applications(count)} as ${status}.`,
  assigned: (count: number, owner: string, mailed = false) => assignedTo(owner, applications(count), mailed),
  restored: (count: number) => `Restored ${applications(count)}.`,
  deleted: (count: number) => `Deleted ${applications(count)}.`,
  deleteTitle: 'Delete applications',
  question: (count: number) =>
    count === 1 ? staffTexts.confirmDeleteApplication : `Are you sure you want to delete these ${count} applications?`,
  consequence:
    'Their resumes, their notes and emails that have not been sent are deleted with them. Interviews ahead are canceled at once, by email to everybody in them.',
  /** Why an application was not changed. */
  outcomes: {
    missing: 'no longer exists',
    stale: 'changed in the meantime',
    held: 'on hold',
    'no address': 'not changed, since there is no email address',
    failed: 'not changed',
  },
  others: (count: number) => `and ${count} more`,
  /** In place of a name that could not be loaded. */
  unknown: 'An application',
} as const;
