/** The working hours of the offices, Monday to Friday, in hours of the office's clock. `utc` is its offset in winter. */
export const officeHours = {
  india: {
    place: 'Bengaluru',
    zone: 'India Standard Time',
    utc: 5.5,
    from: 9,
    to: 21.5,
    text: 'Monday to Friday, 9 a.m.–9:30 p.m. India Standard Time (UTC+5:30)',
  },
  us: {
    place: 'US',
    zone: 'Pacific Time',
    utc: -8,
    from: 7,
    to: 17,
    text: 'Monday to Friday, 7 a.m.–5 p.m. Pacific Time (UTC−8, in summer UTC−7)',
  },
} as const;
