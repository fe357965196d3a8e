import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Manifest, ResolvedConfig } from 'vite';
import { jobPageFiles } from '#rooms/jobs/contract/job-pages.ts';
import { adminPaths } from '../admin-paths.ts';
import { errorTexts } from '../site/content/errors.ts';
import { staffNoScript } from '../desk/shell/titles-texts.ts';
import { paths } from '../paths.ts';
import { bodyPlaceholder, headPlaceholder, splitHead } from '../rendering/split-head.ts';
import { readBootScript } from './boot-script.ts';
import { pageHtml, type PageParts } from './page-html.ts';

export const clientEntry = 'src/main.tsx';
export const manifestFile = 'manifest.json';

/** The sources that every page loads: the entry, and React, which the entry imports dynamically. */
const commonSources = [clientEntry, 'node_modules/react-dom/client.js'];
const careersFile = `${paths.careers.slice(1)}.html`;
const jobPageSource = 'src/site/careers/Job.page.tsx';
const shellSource = 'src/desk/shell/Shell.tsx';
const staffSources = ['src/staff-routes.tsx'];

/** The staff pages with their sources. Hosting serves the last for all other staff paths. */
const staffShells = {
  [`${paths.adminLogin.slice(1)}.html`]: ['src/desk/shell/LoginLayout.tsx', 'src/desk/accounts/Login.page.tsx'],
  [`${adminPaths.dashboard.slice(1)}.html`]: [shellSource, 'src/desk/dashboard/Dashboard.page.tsx'],
  'shell.html': [shellSource],
};

/** `src/shared/lib/lost-scripts.ts` shows the template if the application cannot be loaded. */
const shellFallback = `<noscript><p>${staffNoScript}</p></noscript>
    <template id="not-started">
      <main>
        <h1>${errorTexts.heading}</h1>
        <p>${errorTexts.notLoaded}</p>
        <p><a href="">${errorTexts.retry}</a></p>
      </main>
    </template>`;

/** From the project's root: `RobotoSlab_400Regular.ttf` is in the folder `400Regular`. */
const fontFolder = (file: string) => `node_modules/@expo-google-fonts/roboto-slab/${path.parse(file).name.split('_').at(-1)}`;

/** The function fills them. */
const placeholders = { head: headPlaceholder, body: bodyPlaceholder };

type Folders = {
  serverDir: string;
  jobPagesDir: string;
  outDir: string;
};

/** Writes all pages with their social images, the template of job pages, and what crawlers read. */
export async function writePages(config: ResolvedConfig, { serverDir, jobPagesDir, outDir }: Folders): Promise<void> {
  const server = (await import(pathToFileURL(path.join(serverDir, 'entry.js')).href)) as typeof import('./entry.tsx');
  const fontFiles = jobPageFiles.fonts.map((file) => path.join(config.root, fontFolder(file), file));
  const fonts = await Promise.all(fontFiles.map((file) => readFile(file)));
  const [template, boot, manifestText, pages] = await Promise.all([
    readFile(path.join(config.root, 'index.html'), 'utf8'),
    readBootScript(config.root),
    readFile(path.join(outDir, manifestFile), 'utf8'),
    server.renderPages(fonts),
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  const write = async (file: string, text: string | Buffer) => {
    const target = path.resolve(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  const writePage = (file: string, parts: Omit<PageParts, 'styles' | 'modules'>, sources: string[], styleSources: string[] = []) => {
    const { modules } = assetsOf(manifest, [...commonSources, ...sources]);
    const { styles } = assetsOf(manifest, [...commonSources, ...sources, ...styleSources]);
    return write(file, pageHtml(template, boot, { ...parts, modules, styles }));
  };
  const toPng = (svg: string) => new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng();
  await Promise.all([
    ...pages.flatMap(({ socialImage }) => (socialImage ? write(socialImage.file, toPng(socialImage.svg)) : [])),
    ...pages.map(({ file, markup, sources, drawings }) =>
      // Hosting would serve a file instead of asking the function.
      file === careersFile
        ? writePage(path.join(jobPagesDir, jobPageFiles.careersShell), placeholders, sources, drawings)
        : writePage(file, splitHead(markup), sources, drawings),
    ),
    writePage(path.join(jobPagesDir, jobPageFiles.shell), placeholders, [jobPageSource]),
    ...fontFiles.map((file) => copyFile(file, path.join(jobPagesDir, path.basename(file)))),
    // A staff page shows nothing until its scripts have run, so they load at once.
    ...Object.entries(staffShells).map(([file, sources]) =>
      writePage(file, { head: splitHead(server.staffHead()).head, body: '', fallback: shellFallback }, [...staffSources, ...sources]),
    ),
    write('sitemap.xml', server.pagesSitemap()),
    write('robots.txt', server.robots()),
    rm(path.join(outDir, manifestFile)),
  ]);
  config.logger.info(`${pages.length} pages prerendered`);
}

/** @returns the URLs of the scripts and styles of these sources and of their static imports */
function assetsOf(manifest: Manifest, sources: string[]): { modules: string[]; styles: string[] } {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build does not contain ${key}`);
    modules.add(`/${chunk.file}`);
    // The styles of a chunk's imports come first, so that its own rules win.
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
  };
  sources.forEach(visit);
  return { modules: [...modules], styles: [...styles] };
}
