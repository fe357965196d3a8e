/** What the function answers with beside its calls: pages and files. Hosting's rewrites in firebase.json name the same. */
export const served = {
  /** A posting's own page. */
  job: '/careers/:id',
  jobsFeed: '/careers/feed.atom',
  jobsSitemap: '/sitemap-jobs.xml',
} as const;
