/** The paths that the function serves besides API calls. The rewrites in firebase.json cover them. */
export const served = {
  job: '/careers/:id',
  jobsText: '/careers/openings.txt',
  jobsFeed: '/careers/feed.atom',
  jobsSitemap: '/sitemap-jobs.xml',
} as const;
