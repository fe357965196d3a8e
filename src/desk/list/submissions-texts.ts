/** @param form its row in the contract @returns the texts of its tab */
export function submissionTexts({ noun, statuses }: { noun: string; statuses: readonly [open: string, done: string] }) {
  const [, done] = statuses;
  const counted = (count: number) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);
  return {
    columns: { title: 'Subject', sender: 'From', status: 'Status', created_at: 'Received', actions: 'Actions' },
    /** @param part which of the submissions `count` counts, if there are more */
    count: (count: number, part?: 'newest' | 'oldest') => {
      return part ? `The ${part} ${counted(count)}` : counted(count);
    },
    search: `Search ${noun}s`,
    searchHint: 'The start of a name, an email address, an email domain or a word of the subject',
    email: 'Email',
    status: 'Status',
    loadFailed: `Failed to fetch ${noun}s`,
    anyStatus: 'Any status',
    due: {
      late: 'Open, answer late',
      today: 'Open, answer due today',
      week: 'Open, answer due this week',
      later: 'Open, answer due later',
    },
    markDone: `Mark as ${done}`,
    markDoneNamed: (title: string, name: string) => `Mark as ${done}: “${title}” from ${name}`,
    reopen: 'Reopen',
    reopenNamed: (title: string, name: string) => `Reopen “${title}” from ${name}`,
    statusFailed: `Failed to update ${noun} status`,
    statusChanged: (name: string, status: string) => `Marked the ${noun} from ${name} as ${status}.`,
    reply: 'Reply',
    replyNamed: (title: string, name: string) => `Reply to “${title}” from ${name}`,
    selectNamed: (title: string, name: string) => `Select “${title}” from ${name}`,
    selectLoaded: `Select all loaded ${noun}s`,
    moreNamed: (title: string, name: string) => `More actions for “${title}” from ${name}`,
    readNamed: (title: string, name: string) => `Read “${title}” from ${name}`,
    deleteTitle: `Delete ${noun}`,
    deleteNamed: (title: string, name: string) => `Delete “${title}” from ${name}`,
    deleteQuestion: `Are you sure you want to delete this ${noun}?`,
    deleteFailed: `Failed to delete ${noun}`,
    deleted: (name: string) => `Deleted the ${noun} from ${name}.`,
    bulk: {
      label: `Selected ${noun}s`,
      selected: (count: number) => `${count} selected`,
      clear: 'Clear',
      changed: (count: number, status: string) => `Marked ${counted(count)} as ${status}.`,
      deleted: (count: number) => `Deleted ${counted(count)}.`,
      deleteQuestion: (count: number) => `Are you sure you want to delete these ${counted(count)}?`,
      failed: (count: number) => `${counted(count)} not changed. Please try again.`,
    },
    empty: `No ${noun}s yet.`,
    noMatch: `No ${noun} matches this filter.`,
  };
}
