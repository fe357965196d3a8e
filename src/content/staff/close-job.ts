const applicants = (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`);

/** The texts of the question what becomes of those who wait for an answer when a job is closed. */
export const closeJobTexts = {
  title: (job: string) => `Close “${job}”`,
  closedTitle: (job: string) => `“${job}” is closed`,
  waiting: (count: number) => {
    const who = count === 1 ? '1 applicant without an interview waits' : `${count} applicants without an interview wait`;
    return `${count === 0 ? 'No applicant without an interview waits' : who} for an answer.`;
  },
  nobody: 'Reject nobody',
  waitingFailed: 'Failed to fetch those who wait',
  submit: 'Close posting',
  done: 'Done',
  answer: 'Answer who waits',
  answerNamed: (job: string) => `Answer who waits for ${job}`,
  closedAndRejected: (count: number, job: string) => `Closed “${job}” and rejected ${applicants(count)}.`,
  rejected: (count: number, job: string) => `Rejected ${applicants(count)} for “${job}”.`,
  rejectFailed: 'Failed to reject those who wait',
  notRejected: (count: number) => `${count === 1 ? '1 application has' : `${count} applications have`} not been rejected.`,
} as const;
