/** @param hour of the day; a half is 30 minutes */
export const clock = (hour: number) => `${Math.trunc(hour) % 12 || 12}:${hour % 1 ? '30' : '00'}\u00a0${hour < 12 ? 'AM' : 'PM'}`;

const days = (from: number, to: number) => `Monday to Friday, ${clock(from)} to ${clock(to)}`;

const india = { place: 'Bengaluru', zone: 'India Standard Time', utc: 5.5, from: 9, to: 21.5 } as const;
const us = { place: 'US', zone: 'Pacific Time', utc: -8, from: 7, to: 17 } as const;

/** Fictitious, like the company, by the clock of each office. `utc` is the offset in winter. */
export const officeHours = {
  india: { ...india, text: `${days(india.from, india.to)} in two shifts, ${india.zone} (UTC+5:30)` },
  us: { ...us, text: `${days(us.from, us.to)} ${us.zone} (UTC−8, in summer UTC−7)` },
};

/** When the US begins, by India's clock, and how many hours both work: one more in summer. */
export const bothAtWork = { from: us.from - us.utc + india.utc, hours: india.to - india.utc - (us.from - us.utc) };
