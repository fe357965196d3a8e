/** Of the search over everything, which is loaded on use. */
export const paletteTexts = {
  label: 'Search people, jobs, pages and actions',
  kinds: { action: 'Action', page: 'Page', job: 'Job', person: 'Applicant' },
  none: 'Nothing found.',
  searching: 'Searching…',
  failed: 'Applicants could not be searched. Try again in a moment.',
} as const;
