/** Titles of staff's pages; apart from their copy, which the public pages don't load. */
export const staffTitles = {
  /** Until the page itself is there. */
  any: 'Admin',
  login: 'Admin login',
  dashboard: 'Admin dashboard',
  account: 'Your account',
} as const;
