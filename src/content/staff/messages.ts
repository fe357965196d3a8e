export const messagesTexts = {
  columns: { title: 'Subject', sender: 'From', status: 'Status', created_at: 'Received', actions: 'Actions' },
  count: (count: number, more: boolean) => {
    const messages = count === 1 ? '1 message' : `${count} messages`;
    return more ? `The newest ${messages}` : messages;
  },
  email: 'Email',
  status: 'Status',
  anyStatus: 'Any status',
  markDone: 'Mark as Answered',
  markDoneNamed: (subject: string, name: string) => `Mark as Answered: “${subject}” from ${name}`,
  reopen: 'Reopen',
  reopenNamed: (subject: string, name: string) => `Reopen “${subject}” from ${name}`,
  statusChanged: (name: string, status: string) => `Marked the message from ${name} as ${status}.`,
  moreNamed: (subject: string, name: string) => `More actions for “${subject}” from ${name}`,
  readNamed: (subject: string, name: string) => `Read “${subject}” from ${name}`,
  deleteTitle: 'Delete message',
  deleteNamed: (subject: string, name: string) => `Delete “${subject}” from ${name}`,
  deleted: (name: string) => `Deleted the message from ${name}.`,
  empty: 'No messages yet.',
  noMatch: 'No message matches this filter.',
  reply: 'Reply',
  replyHint: 'Reply opens your mail program and quotes the beginning of the message.',
  answeredBy: (name: string, moment: string, subject: string) => `${name} answered on ${moment}: ${subject}`,
  introduction: (moment: string, name: string) => `On ${moment}, ${name} wrote:`,
};
