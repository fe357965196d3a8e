/** The choice of a job, and what stands for one that is no longer there. */
export const jobChoiceTexts = {
  job: 'Job posting',
  anyJob: 'All postings',
  deletedJob: 'A deleted posting',
} as const;
