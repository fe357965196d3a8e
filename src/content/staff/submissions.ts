/** A tab's texts. @param noun what visitors send @param done the status of what is done with */
export function submissionTexts(noun: string, done: string) {
  return {
    columns: { title: 'Subject', sender: 'From', status: 'Status', created_at: 'Received', actions: 'Actions' },
    /** @param part which of the submissions `count` counts, if there are more */
    count: (count: number, part?: 'newest' | 'oldest') => {
      const what = count === 1 ? noun : `${noun}s`;
      return part ? `The ${part} ${count} ${what}` : `${count} ${what}`;
    },
    email: 'Email',
    status: 'Status',
    loadFailed: `Failed to fetch ${noun}s`,
    anyStatus: 'Any status',
    due: { late: 'Open, answer late', today: 'Open, answer due today', later: 'Open, answer due later' },
    markDone: `Mark as ${done}`,
    markDoneNamed: (title: string, name: string) => `Mark as ${done}: “${title}” from ${name}`,
    reopen: 'Reopen',
    reopenNamed: (title: string, name: string) => `Reopen “${title}” from ${name}`,
    statusFailed: `Failed to update ${noun} status`,
    statusChanged: (name: string, status: string) => `Marked the ${noun} from ${name} as ${status}.`,
    moreNamed: (title: string, name: string) => `More actions for “${title}” from ${name}`,
    readNamed: (title: string, name: string) => `Read “${title}” from ${name}`,
    deleteTitle: `Delete ${noun}`,
    deleteNamed: (title: string, name: string) => `Delete “${title}” from ${name}`,
    deleteQuestion: `Are you sure you want to delete this ${noun}?`,
    deleteFailed: `Failed to delete ${noun}`,
    deleted: (name: string) => `Deleted the ${noun} from ${name}.`,
    empty: `No ${noun}s yet.`,
    noMatch: `No ${noun} matches this filter.`,
  };
}
