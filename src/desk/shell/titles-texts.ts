/** The titles of staff pages. The build needs one before any script runs. */
export const staffTitles = {
  /** Shown until the page's own title is known. */
  shell: 'Admin',
  login: 'Admin Login',
  dashboard: 'Admin Dashboard',
  account: 'Account',
  figures: 'Figures',
  interviews: 'Interviews',
  team: 'Team',
  texts: 'Texts',
  invitation: 'Invitation',
  audit: 'Audit',
  records: 'Records',
  versions: 'What was advertised',
  /** Shown until the applicant's name is known. */
  application: 'Application',
} as const;

export const staffKeywords = ['staff', 'job postings', 'applications'];
export const staffDescription = 'For staff: job postings, applications and messages.';
export const staffNoScript = 'The staff pages need JavaScript. Please turn it on and reload the page.';
