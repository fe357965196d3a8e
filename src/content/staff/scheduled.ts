export const scheduledTexts = {
  title: 'Scheduled mails',
  lead: 'These rejections leave at the time beside them. Until then the applicants see no change, and you can cancel the mails.',
  none: 'No mail waits for its time.',
  failed: 'Failed to fetch the scheduled mails',
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel the mail to ${name}`,
  cancelAll: (count: number) => `Cancel all ${count}`,
  cancelFailed: 'Failed to cancel the mails',
  cancelled: (count: number) => `Cancelled ${count === 1 ? '1 mail' : `${count} mails`}. An answer is due again.`,
  tooLate: (count: number) => `${count === 1 ? '1 mail is' : `${count} mails are`} on the way already.`,
} as const;
