const people = (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`);

/** The texts for telling applicants who asked to be kept about another opening. */
export const suggestionTexts = {
  open: 'Suggest a job…',
  title: (count: number) => `Suggest a job to ${people(count)}`,
  job: 'Job',
  noJob: 'No job is open. Open one first.',
  off: 'This site sends no email.',
  loadFailed: 'Failed to fetch the jobs and the email',
  /** @param count of emails at most */
  leave: (count: number) =>
    `${count === 1 ? '1 email goes out' : `Up to ${count} emails go out`} at once, which cannot be undone. Nobody gets it twice.`,
  submit: 'Send',
  submitting: 'Sending…',
  failed: 'Failed to send the emails',
  notAll: (count: number) => `${count === 1 ? '1 email was' : `${count} emails were`} not sent. Send again: nobody gets the email twice.`,
  sent: (count: number, job: string) => `Told ${people(count)} about ${job}.`,
  already: (count: number) => `${people(count)} had the email already, or applied for the job.`,
  'not kept': (count: number) => `${people(count)} did not ask to be kept.`,
  missing: (count: number) => `${people(count)} no longer ${count === 1 ? 'exists' : 'exist'} here.`,
} as const;
