/** Staff pages that mails link to. src/paths.ts has the other staff pages. */
export const staffPaths = {
  dashboard: '/admin/dashboard',
  /** The page of one application. */
  application: '/admin/applications/:id',
} as const;
