// Paths that site and function share. Imports nothing, so that a job's page stays small.

/** Served besides API calls. The rewrites in firebase.json cover these paths. */
export const served = {
  careers: '/careers',
  job: '/careers/:id',
  jobCard: '/careers/:id/card.png',
  jobsFeed: '/careers/feed.atom',
  jobsSitemap: '/sitemap-jobs.xml',
} as const;

/** A colleague's calendar feed. */
export const calendarPath = '/calendar/:token.ics';

/** The path of a job's social image, which is another one after each edit. */
export function jobCardPath({ id, updated_at }: { id: string; updated_at: string }): string {
  return `${served.jobCard.replace(':id', encodeURIComponent(id))}?version=${encodeURIComponent(updated_at)}`;
}

export const jobViewPath = '/.netlify/functions/careers/jobs/:id/view';

/** The fragment that shows an entry of the timeline on the page of its application. */
export const entryHash = (id: string) => `#entry-${encodeURIComponent(id)}`;

export const staffPaths = {
  dashboard: '/admin/dashboard',
  application: '/admin/applications/:id',
  records: '/admin/records',
  /** The fragment is the token of an invitation. */
  invitation: '/admin/invitation',
  /** The fragment is the token of a link for a new password. */
  newPassword: '/admin/new-password',
} as const;

/** The fragment is the token of an application, which no server gets. */
export const applicantPath = '/application';

export const alertsPath = '/alerts';

export const alertActions = ['confirm', 'unsubscribe'] as const;

export type AlertAction = (typeof alertActions)[number];

export function alertPath(action: AlertAction, token: string): string {
  return `${alertsPath}#${action}=${token}`;
}
