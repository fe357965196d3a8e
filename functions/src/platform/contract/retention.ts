/** How long the site keeps what people send and what it counts, in calendar months. */
export const retention = {
  /** Applications with their resumes, and messages. */
  months: 12,
  /** Applications whose applicants want them kept for later openings, from the day of agreeing. */
  keptMonths: 24,
  /** So many days before the deletion, these applicants are asked again. */
  askDays: 30,
  /** A job's views, and what counts of removed applications. */
  numbersMonths: 13,
  /** What was advertised, after its end: at least five years in Illinois (820 ILCS 112/20). */
  versionMonths: 60,
} as const;
