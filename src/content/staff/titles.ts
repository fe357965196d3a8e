/** What the pages of staff say of themselves. Their other texts are apart: public pages don't load them. */
export const staffTitles = {
  /** Until the page itself is there. */
  any: 'Admin',
  login: 'Admin Login',
  dashboard: 'Admin dashboard',
  account: 'Your account',
} as const;

export const staffDescription = 'For staff: job postings, applications and messages.';
export const staffNoScript = 'These pages need JavaScript. Please turn it on and load the page again.';
