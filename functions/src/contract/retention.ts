/**
 * How long the site keeps what people send and what it counts, in calendar months. The function, the privacy page, the notes below the
 * forms and the doctor read these values.
 */
export const retention = {
  /** Applications with their resumes, and messages. */
  months: 12,
  /** Applications whose applicants ask for it, for later openings. */
  keptMonths: 24,
  /** The numbers of a job: its views, and the applications from each source. */
  numbersMonths: 13,
} as const;
