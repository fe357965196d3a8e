import { company } from './company.ts';

export type PageHead = {
  title: string;
  description: string;
  keywords: string[];
  /** The page whose social tags this one uses, if not its own. */
  sharedAs?: { path: string; title: string };
  /** Hidden from search engines, without a canonical URL. */
  noindex?: boolean;
  feed?: { path: string; title: string };
};

export type PageContent = { head: PageHead };

export function titled(page: string): string {
  return `${page} | ${company.name}`;
}

/** The picture that social networks show beside a link: 1200 × 630 px. */
export const socialImage = { path: '/social.png', alt: `${company.name}: ${company.motto}` };
