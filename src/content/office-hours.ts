/** Fictitious, like the company, by the clock of each office. `utc` is the offset in winter. */
export const officeHours = {
  india: {
    place: 'Bengaluru',
    zone: 'India Standard Time',
    utc: 5.5,
    from: 9,
    to: 21.5,
    text: 'Monday to Friday, 9\u00a0a.m. to 9:30\u00a0p.m. in two shifts, India Standard Time (UTC+5:30)',
  },
  us: {
    place: 'US',
    zone: 'Pacific Time',
    utc: -8,
    from: 7,
    to: 17,
    text: 'Monday to Friday, 7\u00a0a.m. to 5\u00a0p.m. Pacific Time (UTC−8, in summer UTC−7)',
  },
} as const;
