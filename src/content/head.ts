import { company } from './company.ts';

export type PageHead = {
  title: string;
  description: string;
  keywords: string[];
  /** The URL and title in the social tags, for a page without a canonical URL. */
  sharedAs?: { path: string; title: string };
  /** Hidden from search engines, without a canonical URL. */
  noindex?: boolean;
  /** What the page's drawing shows, for a page with a social image made from it. */
  drawing?: string;
  alternates?: { type: string; path: string; title: string }[];
};

export type PageContent = { head: PageHead };

export function titled(page: string): string {
  return `${page} | ${company.name}`;
}

/** The image that social networks show beside a link: 1200 × 630 px. @param path of the page */
export function socialImage(path: string, { drawing }: PageHead): { path: string; alt: string } {
  if (drawing) return { path: `/social${path}.png`, alt: drawing };
  return { path: '/social.png', alt: `${company.name}: ${company.motto}` };
}
