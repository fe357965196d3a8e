const applicants = (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`);

/** The texts of the question what becomes of those who wait for an answer when a job is closed. */
export const closeJobTexts = {
  title: (job: string) => `Close “${job}”`,
  closedTitle: (job: string) => `“${job}” is closed`,
  waiting: (count: number) => {
    const who = count === 1 ? '1 applicant without an interview waits' : `${count} applicants without an interview wait`;
    return `${count === 0 ? 'No applicant without an interview waits' : who} for an answer.`;
  },
  nobody: 'Don’t reject anyone',
  waitingFailed: 'Failed to fetch the waiting applicants',
  submit: 'Close posting',
  done: 'Done',
  answer: 'Reply to waiting applicants',
  answerNamed: (job: string) => `Reply to waiting applicants for ${job}`,
  closedAndRejected: (count: number, job: string) => `Closed “${job}” and rejected ${applicants(count)}.`,
  rejected: (count: number, job: string) => `Rejected ${applicants(count)} for “${job}”.`,
  rejectFailed: 'Failed to reject the waiting applicants',
} as const;

/** What becomes of waiting rejections when a job is opened again. */
export const reopenJobTexts = {
  title: (job: string) => `Open “${job}”`,
  openTitle: (job: string) => `“${job}” is open again`,
  /** @param when such as 'on Nov 30 at 9:00 AM (India Standard Time)' */
  waiting: (count: number, when: string) =>
    count === 0
      ? 'Visitors see it again within a minute.'
      : `${count === 1 ? '1 rejection email waits, and goes out' : `${count} rejection emails wait, and go out`} ${when}.`,
  legend: 'These applicants',
  stop: 'Stop the emails; the applications get back the status they had before',
  leave: 'Let the emails go out',
  failed: 'Failed to fetch the scheduled emails',
  submit: 'Open posting',
  done: 'Done',
  stopFailed: 'Failed to stop the rejections',
  stopped: (count: number, late: number) =>
    [
      `${count === 1 ? '1 rejection is' : `${count} rejections are`} stopped, which cannot be undone.`,
      late > 0 && `${late === 1 ? '1 email is' : `${late} emails are`} on the way already.`,
    ]
      .filter(Boolean)
      .join(' '),
} as const;
