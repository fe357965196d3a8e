import { served } from '#contract/paths.ts';
import { socialImage, titled } from '../content/head.ts';
import { absoluteUrl } from '../lib/absolute-url.ts';
import { mailRows, notFoundRow, publicRows, type PublicRow, routes } from '../router.tsx';
import { renderRoute } from '../rendering/render-route.tsx';
import { socialImageSvg } from './SocialImage.tsx';

export { webManifest } from './web-manifest.ts';

const sourceModules = import.meta.glob<Record<string, unknown>>([
  '../pages/*.page.tsx',
  '../content/**/*.ts',
  '../drawings/**/*.tsx',
  '!**/*.test.{ts,tsx}',
]);

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

export async function renderPages(): Promise<PrerenderedPage[]> {
  const sourceFiles = await sourcesByExport();
  const pages = [...publicRows, ...mailRows].map((row) => ({
    row,
    file: row.path === '/' ? 'index.html' : `${row.path.slice(1)}.html`,
    url: row.path,
  }));
  return Promise.all(
    [...pages, { row: notFoundRow, file: '404.html', url: '/404' }].map(async ({ row, file, url }) => ({
      file,
      markup: await renderRoute(routes, url),
      socialImage: await socialImageOf(row),
      ...(await sourcesOf(row, sourceFiles)),
    })),
  );
}

/** @returns the site map of the public pages: https://www.sitemaps.org/protocol.html */
export function sitemap(): string {
  const entries = publicRows.map(({ path }) => `  <url><loc>${absoluteUrl(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** @returns `robots.txt`. It does not block staff pages, so that crawlers read their `noindex`. */
export function robots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${absoluteUrl('/sitemap.xml')}
Sitemap: ${absoluteUrl(served.jobsSitemap)}
`;
}

async function socialImageOf(row: PublicRow): Promise<PrerenderedPage['socialImage']> {
  const { head } = (await row.content()).content;
  if (!head.drawing) return undefined;
  const load = (await row.drawings()).top;
  if (!load) throw new Error(`The page at ${row.path} describes a drawing that it does not have`);
  return {
    file: socialImage(row.path, head).path.slice(1),
    svg: socialImageSvg(head.title.replace(titled(''), ''), (await load()).Drawing),
  };
}

/** Maps the exports of pages, content and drawings to source files, because the route table holds import functions, not file names. */
async function sourcesByExport(): Promise<Map<unknown, string>> {
  const entries = await Promise.all(
    Object.entries(sourceModules).map(async ([file, load]) => {
      const exported = await load();
      return [exported.Component ?? exported.content ?? exported.Drawing, file.replace('../', 'src/')] as const;
    }),
  );
  return new Map(entries.filter(([exported]) => exported !== undefined));
}

async function sourcesOf(row: PublicRow, sourceFiles: Map<unknown, string>): Promise<Pick<PrerenderedPage, 'sources' | 'drawings'>> {
  const sourceOf = (exported: unknown) => {
    const file = sourceFiles.get(exported);
    if (!file) throw new Error(`The page at ${row.path} comes from a module outside src/pages, src/content or src/drawings`);
    return file;
  };
  const drawings = Object.values(await row.drawings()).map(async (load) => sourceOf((await load()).Drawing));
  return {
    sources: [sourceOf((await row.page()).Component), sourceOf((await row.content()).content)],
    drawings: await Promise.all(drawings),
  };
}
