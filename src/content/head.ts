import { company } from './company.ts';

/** What a page says of itself in its head. */
export type PageHead = {
  /** The document's title, whole. */
  title: string;
  description: string;
  keywords: string[];
  /** The page whose social tags this one carries, where they are not its own. */
  sharedAs?: { path: string; title: string };
  /** Kept out of search engines: then it has no canonical address either. */
  noindex?: boolean;
  /** A feed of what the page lists. */
  feed?: { path: string; title: string };
};

/** What every page's content has. */
export type PageContent = { head: PageHead };

/** @returns a page's title with the company's name behind it */
export function titled(page: string): string {
  return `${page} | ${company.name}`;
}

/** The picture that social networks show beside a link: 1200 × 630 px. */
export const socialImage = { path: '/social.png', alt: `${company.name}: ${company.motto}` };
