/** Pages of staff that mails link to. src/paths.ts has all other pages. */
export const staffPaths = {
  dashboard: '/admin/dashboard',
  /** The page of one application. */
  application: '/admin/applications/:id',
} as const;
