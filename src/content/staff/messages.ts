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
