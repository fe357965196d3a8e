/** Titles and descriptions of staff's pages. Their other texts are separate, since public pages load this file. */
export const staffTitles = {
  /** While the page loads. */
  any: 'Admin',
  login: 'Admin Login',
  dashboard: 'Admin dashboard',
  account: 'Your account',
} as const;

export const staffDescription = 'For staff: job postings, applications and messages.';
export const staffNoScript = 'These pages need JavaScript. Please turn it on and load the page again.';
