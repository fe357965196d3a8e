import type { OpeningPages } from '#contract/openings.ts';

export { openingsFeed } from './openings-feed.ts';
export { openingsSitemap } from './openings-sitemap.ts';

/** What the function loads; its build is in plugin.ts. React comes only when a page is asked for. */
export const openingPage: OpeningPages['openingPage'] = async (shell, opening) => {
  const { renderOpening } = await import('./render-opening.tsx');
  return renderOpening(shell, opening);
};
