/** The form on the careers page that asks for job alerts. */
export const alertFormTexts = {
  heading: 'New openings by email',
  all: 'All openings, at most one email a day.',
  like: (filter: string) => `Openings like this, at most one email a day: ${filter}.`,
  email: 'Email',
  blank: 'Please enter your email address',
  submit: 'Send me a link to confirm',
  submitting: 'Sending…',
} as const;
