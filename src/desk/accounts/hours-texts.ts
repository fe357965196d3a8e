/** The hours for interviews on the account page. */
export const hoursTexts = {
  heading: 'Hours for interviews',
  hint: 'We suggest times for interviews with you within these hours. Leave a day blank if you have no time.',
  zone: 'Time zone',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  from: (day: string) => `${day}, from`,
  to: (day: string) => `${day}, to`,
  submit: 'Save hours',
  submitting: 'Saving…',
  saved: 'Your hours are saved.',
} as const;
