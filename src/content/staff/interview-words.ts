/** What the row of an application says of its interview. Apart, because lists load it. */
export const interviewWords = {
  on: 'Interview on',
  proposed: 'Times proposed',
  declined: 'No time suits',
} as const;
