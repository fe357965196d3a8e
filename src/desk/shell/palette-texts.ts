/** Of the search over everything, which is loaded on use. */
export const paletteTexts = {
  label: 'Find people, jobs, pages, actions',
  kinds: { action: 'Action', page: 'Page', colleague: 'Colleague', job: 'Job', person: 'Applicant', message: 'Message' },
  /** What else people call a page, or look for on it. */
  pages: {
    Overview: 'What waits',
    Figures: 'Reports, numbers, sources',
    Team: 'Colleagues, accounts, roles, handing over',
    Texts: 'Email templates, hiring process',
    Audit: 'Who changed and read what',
    Records: 'Holds, sealed applications, stored data',
    Account: 'Name, password, two-step login, emails, absence, calendar, hours, shortcuts',
  } as Partial<Record<string, string>>,
  /** Each opens a dialog on the page of such things. */
  news: {
    application: 'New application',
    job: 'New posting',
    interview: 'Propose an interview',
    colleague: 'Invite a colleague',
  },
  none: 'Nothing found.',
  searching: 'Searching…',
  failed: 'Applicants and messages could not be searched. Try again in a moment.',
} as const;
