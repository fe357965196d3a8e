/** The texts of staff pages that every visitor loads, because the router names them. The other texts load with the pages. */
export const staffTitles = {
  /** While the page loads. */
  shell: 'Admin',
  login: 'Admin Login',
  dashboard: 'Admin dashboard',
  account: 'Your account',
} as const;

export const staffDescription = 'For staff: job postings, applications and messages.';
export const staffNoScript = 'These pages need JavaScript. Please turn it on and load the page again.';
