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
