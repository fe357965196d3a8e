/** What lists say of an interview. Apart, because the dashboard loads them first. */
export const interviewWords = {
  on: 'Interview on',
  proposed: 'Times proposed',
  declined: 'No time works',
  with: (names: readonly string[]) => `with ${names.join(', ')}`,
} as const;
