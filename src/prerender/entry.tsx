import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { served } from '#rooms/platform/contract/paths.ts';
import { siteImage, socialImage, titled } from '../shared/texts/head.ts';
import { absoluteUrl } from '../shared/lib/absolute-url.ts';
import { mailRows, notFoundRow, publicRows, routes } from '../router.tsx';
import { drawingsOf } from '../site/drawings/drawings-of.ts';
import type { PublicRow } from '../site/pages/row.tsx';
import { renderRoute } from '../rendering/render-route.tsx';
import { type SocialFonts, socialFonts, socialImageSvg } from '../rendering/SocialImage.tsx';
import { sitemap } from '../rendering/sitemap.ts';
import { StaffHead } from '../desk/shell/StaffHead.tsx';
import { staffTitles } from '../desk/shell/titles-texts.ts';

const sourceModules = import.meta.glob(['../site/*/*.page.tsx', '../site/content/**/*.ts', '../site/*/*-texts.ts', '!**/*.test.{ts,tsx}']);

export type PrerenderedPage = {
  file: string;
  markup: string;
  /** The social image as SVG, if the page has its own. */
  socialImage?: { file: string; svg: string };
  /** Paths of the page's source files, from the project's root. */
  sources: string[];
  /** Paths of the page's drawings. The page needs only their styles. */
  drawings: string[];
};

/** @param fontFiles those of `jobPageFiles` */
export async function renderPages(fontFiles: readonly Uint8Array[]): Promise<PrerenderedPage[]> {
  const fonts = socialFonts(fontFiles);
  const files = await filesByModule();
  const rows = [...publicRows, ...mailRows, { ...notFoundRow, path: '/404' }];
  return Promise.all(
    rows.map(async (row) => ({
      file: row.path === '/' ? 'index.html' : `${row.path.slice(1)}.html`,
      markup: await renderRoute(routes, row.path),
      socialImage: await socialImageOf(row, fonts),
      ...(await sourcesOf(row, files)),
    })),
  );
}

/** @returns the head of staff pages before any script runs */
export function staffHead(): string {
  return renderToStaticMarkup(
    <HelmetProvider>
      <MemoryRouter>
        <StaffHead title={staffTitles.shell} />
      </MemoryRouter>
    </HelmetProvider>,
  );
}

export const pagesSitemap = () => sitemap(publicRows);

/** @returns `robots.txt`. It does not block staff pages, so that crawlers read their `noindex`. */
export function robots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${absoluteUrl('/sitemap.xml')}
Sitemap: ${absoluteUrl(served.jobsSitemap)}
`;
}

async function socialImageOf(row: PublicRow, fonts: SocialFonts): Promise<PrerenderedPage['socialImage']> {
  const { head, lead } = (await row.content()).content;
  const image = socialImage(row.path, head);
  if (image === siteImage) return undefined;
  const top = drawingsOf(row.path).find(({ name }) => name === 'top');
  if (head.drawing && !top) throw new Error(`The page at ${row.path} describes a drawing that it does not have`);
  return {
    file: image.path.slice(1),
    svg: socialImageSvg(
      {
        heading: head.title.replace(titled(''), ''),
        texts: [lead ?? head.description],
        drawing: head.drawing && (await top?.load())?.drawing,
      },
      fonts,
    ),
  };
}

async function sourcesOf(row: PublicRow, files: Map<unknown, string>): Promise<Pick<PrerenderedPage, 'sources' | 'drawings'>> {
  const fileOf = async (load: () => Promise<unknown>) => {
    const file = files.get(await load());
    if (!file) throw new Error(`The page at ${row.path} comes from a module that is neither a page nor content of src/site`);
    return file;
  };
  return {
    sources: await Promise.all([row.page, row.content].map(fileOf)),
    drawings: drawingsOf(row.path).map(({ file }) => file.replace('./', 'src/site/drawings/')),
  };
}

/** The files of pages and content. The route table holds only import functions. */
async function filesByModule(): Promise<Map<unknown, string>> {
  const entries = Object.entries(sourceModules).map(async ([file, load]) => [await load(), file.replace('../', 'src/')] as const);
  return new Map(await Promise.all(entries));
}
