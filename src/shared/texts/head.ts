import { company } from './company.ts';

export type PageHead = {
  title: string;
  description: string;
  keywords: string[];
  /** The URL and title in the social tags, for a page without a canonical URL. */
  sharedAs?: { path: string; title: string };
  /** Hidden from search engines, without a canonical URL. */
  noindex?: boolean;
  /** What the drawing at the page's top shows. The social image shows it too. */
  drawing?: string;
  /** The social image of a page that the function renders. */
  image?: { path: string; alt: string };
  /** An Atom feed of what the page lists. */
  feed?: { path: string; title: string };
};

export type PageContent = {
  head: PageHead;
  /** The sentence below the heading, which the social image shows too. */
  lead?: string;
};

export function titled(page: string): string {
  return `${page} | ${company.name}`;
}

/** The social image of the home page, and of pages that nobody shares. */
export const siteImage = { path: '/social.png', alt: `${company.name}: ${company.motto}` };

/** The image that social networks show beside a link: 1200 × 630 px. @param path of the page */
export function socialImage(path: string, { title, drawing, image, sharedAs, noindex }: PageHead): { path: string; alt: string } {
  if (path === '/' || sharedAs || noindex) return siteImage;
  return image ?? { path: `/social${path}.png`, alt: drawing ?? title };
}
