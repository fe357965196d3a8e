/** The texts of staff pages that every visitor loads, because the router names them. */
export const staffTitles = {
  /** Shown until the page's own title is known. */
  shell: 'Admin',
  login: 'Admin Login',
  dashboard: 'Admin Dashboard',
  account: 'Account',
  /** Shown until the applicant's name is known. */
  application: 'Application',
} as const;

export const staffDescription = 'For staff: job postings, applications and messages.';
export const staffNoScript = 'The staff pages need JavaScript. Please turn it on and reload the page.';
