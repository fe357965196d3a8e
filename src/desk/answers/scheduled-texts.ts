export const scheduledTexts = {
  title: 'Scheduled emails',
  lead: 'These rejections go out at the time beside them. Until then, applicants see no change, and you can cancel the emails.',
  none: 'No emails are scheduled. Rejections that go out the next morning appear here.',
  failed: 'Failed to fetch the scheduled emails',
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel the email to ${name}`,
  cancelAll: (count: number) => `Cancel all ${count}`,
  cancelFailed: 'Failed to cancel the emails',
  cancelled: (count: number) => `Canceled ${count === 1 ? '1 email' : `${count} emails`}. An answer is due again.`,
  tooLate: (count: number) => `${count === 1 ? '1 email is' : `${count} emails are`} on the way already.`,
} as const;
