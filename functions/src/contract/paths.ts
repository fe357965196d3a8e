// Paths that site and function share. Imports nothing, so that a job's page stays small.

/** What the function serves besides API calls. The rewrites in firebase.json cover them. */
export const served = {
  job: '/careers/:id',
  jobsText: '/careers/openings.txt',
  jobsFeed: '/careers/feed.atom',
  jobsSitemap: '/sitemap-jobs.xml',
} as const;

/** Where a job's page reports its view. */
export const jobViewPath = '/.netlify/functions/careers/jobs/:id/view';

/** Staff pages that mails link to. */
export const staffPaths = {
  dashboard: '/admin/dashboard',
  /** The page of one application. */
  application: '/admin/applications/:id',
} as const;

/** An applicant's page. Its fragment is the token of an application, which no server gets. */
export const applicantPath = '/application';

/** The page that mails about alerts link to. */
export const alertsPath = '/alerts';

export const alertActions = ['confirm', 'unsubscribe'] as const;

export type AlertAction = (typeof alertActions)[number];

/** @returns the path of the page with the button for an action. The fragment is the token. */
export function alertPath(action: AlertAction, token: string): string {
  return `${alertsPath}#${action}=${token}`;
}
