/** Of the tables, the first column names the rows. */
export const figuresTexts = {
  heading: 'Figures',
  failed: 'Failed to fetch the figures',
  about: (job: string | undefined) =>
    job === undefined ? 'About the applications for all postings.' : `About the applications for ${job}.`,
  counted: (at: string | null) =>
    `Answers due, numbers by status and views are of now. All else is counted every night, ${at === null ? 'for the first time tonight' : `last on ${at}`}.`,
  deletedSince: (count: number) => `${count} deleted since`,
  countNamed: (column: string, row: string, count: number) => `${column}, ${row}: ${count}`,
  days: (days: number) => (days < 1 ? 'Under a day' : `${days} ${days === 1 ? 'day' : 'days'}`),
  noChart: 'The picture could not be loaded. The table has its numbers.',
  due: {
    heading: 'Which answers are due?',
    definition: 'By the date until when an answer is promised. This week is the six days after today.',
    columns: ['Answer by', 'Applications'],
    rows: { late: 'Late', today: 'Today', week: 'This week', later: 'Later' },
    all: 'All',
    empty: 'No answer is due.',
  },
  statuses: {
    heading: 'Where do applications stand?',
    definition: 'Their status now, and the median time that those of the last twelve months stayed in a status before they left it.',
    columns: ['Status', 'Applications', 'Median stay'],
    noDays: 'None has left',
    empty: 'There are no applications yet.',
  },
  answerTime: {
    heading: 'How long until the first answer?',
    definition:
      'The median of the whole days from the arrival of an application to its first answer: a mail, or closing it and telling the applicant without one. By the month of arrival.',
    columns: ['Month', 'Received', 'Median'],
    noDays: 'None answered',
    empty: 'No application of the last twelve months has been answered.',
  },
  promise: {
    heading: 'Is the promise kept?',
    definition:
      'Whether the first answer came by the date that the applicant was promised, by the month of arrival. Those that still have no answer the day after that date are overdue, and count as late.',
    columns: ['Month', 'In time', 'Late', 'Overdue', 'Kept'],
    share: (inTime: number, all: number) => `${Math.floor((inTime / all) * 100)}%`,
    noShare: 'None answered',
    empty: 'No application of the last twelve months has been answered.',
  },
  weeks: {
    heading: 'How many applications come in?',
    definition: 'Applications by the week of arrival, from Monday to Sunday, in the last 26 weeks.',
    columns: ['Week from', 'Received'],
    empty: 'No applications have come in for 26 weeks.',
  },
  hires: {
    heading: 'How many are hired?',
    definition: 'Applications that are Hired now, within all that came in each month.',
    columns: ['Month', 'Received', 'Hired'],
    empty: 'No applications have come in for twelve months.',
  },
  sources: {
    heading: 'Which sources lead to hires?',
    definition:
      'Applications of the last twelve months by the word in the link that brought them, such as /careers?ref=linkedin: the twelve most frequent, and how many are Hired now.',
    columns: ['Source', 'Received', 'Hired'],
    unknown: 'Unknown',
    empty: 'No applications have come in for twelve months.',
  },
  views: {
    heading: 'How often is the posting viewed?',
    definition: 'Visits that opened its page, by day in UTC, in the last 30 days. Opening it again during a visit does not count.',
    columns: ['Day', 'Views'],
    empty: 'No views in the last 30 days.',
  },
} as const;
