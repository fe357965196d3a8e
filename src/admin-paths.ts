import { staffPaths } from '#rooms/platform/contract/paths.ts';

/** The staff pages. Apart from `paths`, so that public pages do not load them. */
export const adminPaths = {
  ...staffPaths,
  account: '/admin/account',
  figures: '/admin/figures',
  interviews: '/admin/interviews',
  team: '/admin/team',
  texts: '/admin/texts',
  audit: '/admin/audit',
  versions: '/admin/jobs/:id/versions',
} as const;

/** @param version the one that is shown open, instead of the latest */
export function versionsPath(job: string, version = ''): string {
  return `${adminPaths.versions.replace(':id', encodeURIComponent(job))}${version && `#${version}`}`;
}

/** @param q of the search for messages */
export function messagesPath(q: string): string {
  return withQuery(adminPaths.dashboard, new URLSearchParams({ tab: 'messages', q }));
}

/** @param who the address of a person, or the id of an application or a job */
export function recordsPath(who: string): string {
  return withQuery(adminPaths.records, new URLSearchParams({ who }));
}

/** @param query of the list that 'next' and 'previous' go through */
export function applicationPath(id: string, query: URLSearchParams = new URLSearchParams()): string {
  const list = new URLSearchParams(query);
  list.delete('tab');
  return withQuery(adminPaths.application.replace(':id', encodeURIComponent(id)), list);
}

/** @param query of an application's page @returns the list that 'next' and 'previous' go through */
export function applicationsPath(query: URLSearchParams): string {
  return withQuery(adminPaths.dashboard, new URLSearchParams([['tab', 'applications'], ...query]));
}

/** The fragment that moves the focus to the search field of the list of applications. */
export const searchHash = '#search';

/** The fragment that opens the reply on the page of an application. */
export const replyHash = '#reply';

/** The fragment that opens the proposal of times on the page of an application. */
export const inviteHash = '#invite';

/** The fragment that opens the choice of the owner on the page of an application. */
export const ownerHash = '#owner';

/** The fragment that opens the dialog for something new on the page that lists such things. */
export const newHash = '#new';

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
