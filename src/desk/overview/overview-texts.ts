const words = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`);

export const overviewTexts = {
  /** @param count undefined until it is known; the text then is about as long */
  review: (count?: number) => `Review ${count ?? '…'} pending ${count === 1 ? 'application' : 'applications'}`,
  /** Each follows its number. */
  numbers: {
    late: (count: number, noun = 'answer') => `${words(count, noun)} overdue`,
    today: (count: number, noun = 'answer') => `${words(count, noun)} due today`,
    week: (count: number, noun = 'answer') => `${words(count, noun)} due this week`,
    unread: (count: number, noun = 'application') => `unread ${words(count, noun)}`,
    mine: () => 'assigned to you',
    arrived: () => 'new since yesterday',
    scheduled: (count: number) => `scheduled ${words(count, 'email')}`,
    failed: (count: number) => `${words(count, 'email')} not delivered`,
  },
  /** The rows below the numbers. */
  due: { late: 'Overdue answers', today: 'Due today', week: 'Due this week' },
  showAll: (count: number) => `Show all ${count}`,
  questions: 'Written to you',
  askedBy: (name: string) => `from ${name}`,
  interviews: 'Next interviews',
  /** Of an interview today. */
  at: (hour: string) => `Today, ${hour}`,
  calendar: 'Calendar',
  scorecards: 'Scorecards to submit',
  nothingDue: 'No answer is left to write this week.',
  failed: 'Failed to fetch the overview',
} as const;

export const failedMailsTexts = {
  title: 'Emails not delivered',
  lead: 'Their addresses and texts are not kept. Cloud Logging has the reasons.',
  none: 'All emails of the last 30 days were delivered.',
  failed: 'Failed to fetch the emails',
  audiences: {
    staff: 'To staff: check the addresses on the page Team, and those in the setting STAFF_MAIL.',
    visitors: 'To an applicant or a subscriber.',
  },
} as const;
