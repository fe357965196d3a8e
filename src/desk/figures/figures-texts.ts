/** Of the tables, the first column names the rows. */
export const figuresTexts = {
  failed: 'Failed to fetch the figures',
  period: 'Period',
  periods: { 30: 'Last 30 days', 90: 'Last 90 days', 180: 'Last 180 days', 365: 'Last 12 months' },
  counted: (at: string | null) =>
    `Answers due, numbers by status and views are up to date. All else is counted every night, ${at === null ? 'for the first time tonight' : `last on ${at}`}.`,
  /** @param before how many days are compared @param some whether any were received in them */
  against: (days: string, before: string | undefined, some: boolean) =>
    `Applications received ${days}${before === undefined ? '' : some ? `, and in the ${before} days before` : `; none in the ${before} days before`}`,
  change: { none: 'None before', same: 'As before', up: (was: string) => `Up from ${was}`, down: (was: string) => `Down from ${was}` },
  numbers: {
    received: 'Applications',
    onTime: 'Answered on time',
    answerDays: 'Median time to first answer',
    hired: 'Hired',
  },
  all: 'All',
  noNumber: '–',
  /** Only all is 100%. */
  percent: (part: number) => `${part < 1 ? Math.min(99, Math.round(part * 100)) : 100}%`,
  countNamed: (column: string, row: string, count: number) => `${column}, ${row}: ${count}`,
  days: (days: number) => (days < 1 ? 'Under a day' : `${days} ${days === 1 ? 'day' : 'days'}`),
  funnel: { heading: 'How far they got', received: 'Received', now: (status: string) => `Those with the status ${status} now` },
  time: {
    heading: { 30: 'Applications by day', 90: 'Applications by week', 180: 'Applications by week', 365: 'Applications by month' },
    keys: ['On time', 'Late or overdue', 'Not due'],
    received: (days: string, count: number) => `${days}: ${count} received`,
    empty: 'No applications have come in. Choose a longer period or another posting above.',
  },
  received: {
    heading: 'Applications over time',
    definition: 'By the day they were received, with the median of the whole days to the first answer, and how many are Hired now.',
    columns: ['Days', 'Received', 'First answer', 'Hired'],
  },
  onTime: {
    heading: 'Answers over time',
    definition:
      'By the day they were received. The first answer is an email, or closing the application and telling the applicant without one. Those without an answer the day after it was promised are overdue, and count as late.',
    columns: ['Days', 'On time', 'Late', 'Overdue', 'Share on time'],
  },
  due: {
    heading: 'Answers due',
    definition: 'By the date until when an answer is promised. This week is the six days after today.',
    columns: ['Answer by', 'Applications'],
    rows: { late: 'Overdue', today: 'Today', week: 'This week', later: 'Later' },
  },
  statuses: {
    heading: 'Statuses',
    definition: 'How many have the status now, and how long those of the period stayed in it before they left it.',
    columns: ['Status', 'Applications', 'Median time in status'],
    noDays: 'None has left',
  },
  sources: {
    heading: 'Sources',
    definition: 'By the word in the link that brought them, such as /careers?ref=linkedin: the twelve most frequent.',
    columns: ['Source', 'Received', 'Hired'],
    unknown: 'Unknown',
  },
  reasons: {
    heading: 'Why people were rejected',
    definition: 'Those of the period that are Rejected now, by the reason that was chosen.',
    columns: ['Reason', 'Rejected'],
    none: 'No reason',
  },
  views: {
    heading: 'Views of the posting',
    definition: 'Visits that opened its page, by day in UTC, in the last 30 days. Opening it again during a visit does not count.',
    columns: ['Day', 'Views'],
  },
} as const;
