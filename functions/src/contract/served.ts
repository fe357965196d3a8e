/** What the function answers with beside its calls: pages and files. Hosting's rewrites in firebase.json name the same. */
export const served = {
  /** A posting's own page. */
  opening: '/careers/:id',
  openingsFeed: '/careers/feed.atom',
  openingsSitemap: '/sitemap-jobs.xml',
} as const;
