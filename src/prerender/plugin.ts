import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Manifest, Plugin, ResolvedConfig } from 'vite';
import { jobPageFiles } from '#contract/job-pages.ts';
import { colorSchemeKey, fontStylesheet } from '../content/fonts.ts';
import { errorTexts } from '../content/errors.ts';
import { titled } from '../content/head.ts';
import { staffDescription, staffNoScript, staffTitles } from '../content/staff/titles.ts';
import { assetsOf } from './assets.ts';
import { bootScript } from './boot-script.ts';
import { bodyPlace, type Boot, bootTag, fillTemplate, headPlace, type PageParts, splitHead } from '../rendering/html.ts';

const clientEntry = 'src/main.tsx';
/** What the entry imports once it runs. */
const hydration = 'node_modules/react-dom/client.js';
/** What every page of staff stands in. */
const staffFrame = 'src/pages/admin/AdminLayout.tsx';
const serverEntry = 'src/prerender/entry.tsx';
/** What the function renders openings with, and the page that it fills. */
const jobPages = { entry: 'src/rendering/job-pages.ts', page: 'src/pages/Job.page.tsx', ...jobPageFiles };
const manifestFile = 'manifest.json';
/** As `index.html` links it. */
const webManifestFile = 'site.webmanifest';
const shellHead = `<title>${titled(staffTitles.any)}</title>
    <meta name="description" content="${staffDescription}">
    <meta name="robots" content="noindex">`;
/** As the error page says it. `src/lib/reload-once.ts` shows it where the application could not be loaded. */
const shellFallback = `<noscript><p>${staffNoScript}</p></noscript>
    <template id="not-started">
      <main>
        <h1>${errorTexts.heading}</h1>
        <p>${errorTexts.missing}</p>
        <p><a href="">${errorTexts.retry}</a></p>
      </main>
    </template>`;

/**
 * What every page loads is one file, beside the part of React that stays the same when the site changes. What some pages share
 * is cut by what it is for: by need alone there would be two dozen more, and to ask for each takes a slow phone its time. A
 * group takes along what it imports, so those that others build on stand first.
 */
const chunks = [
  { name: 'site', tags: ['$initial' as const], priority: 1 },
  {
    name: 'parts',
    test: /src\/(components\/(brand|button-link|card|closing-call|head|section)\/|content\/(home-head|structured-data\/(thing|organization|offers)))/,
  },
  { name: 'inner', test: /src\/components\/(feature-list|page-top|prose)\// },
  { name: 'texts', test: /src\/contract\/(texts|limits)/ },
  { name: 'button', test: /@mantine\/core\/.*\/Button\// },
  { name: 'loading', test: /src\/lib\/(focus-heir|use-load)|@mantine\/core\/.*\/Skeleton\// },
  { name: 'api', test: /src\/lib\/api/ },
  { name: 'input', test: /@mantine\/(core\/.*\/(TextInput|Textarea)\/|hooks\/.*use-callback-ref)/ },
  { name: 'form', test: /@mantine\/form\/|src\/forms\/[^/]*\.tsx?$/ },
];

/**
 * Makes `vite build` the whole build: client, then every public page as HTML, `404.html`, the admin's `shell.html`,
 * `sitemap.xml`, `robots.txt` and the web manifest, and what the function renders openings with, into PAGES_FOLDER. In the dev server it
 * only adds the start script and serves the web manifest.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  // Inside the project, where its imports resolve; of its own for each build, so that two can run at once.
  const serverDir = path.resolve(`node_modules/.prerender/${process.pid}`);
  const pagesDir = path.resolve(process.env.PAGES_FOLDER ?? 'functions/lib/pages');
  return {
    name: 'site:prerender',
    config: (_, { command }) => ({
      appType: 'spa',
      builder: command === 'build' ? {} : undefined,
      environments: {
        client: {
          build: {
            manifest: manifestFile,
            modulePreload: { polyfill: false },
            rolldownOptions: { input: clientEntry, output: { codeSplitting: { groups: chunks } } },
          },
        },
        ssr: {
          build: {
            outDir: serverDir,
            copyPublicDir: false,
            reportCompressedSize: false,
            rolldownOptions: {
              input: serverEntry,
              output: { entryFileNames: 'entry.js' },
              // The entry looks through all content; that some of it is also imported elsewhere does no harm here.
              onLog: (level, log, handle) => {
                if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') handle(level, log);
              },
            },
          },
          // The icons' index re-exports thousands of files; the bundler takes only those that are used.
          resolve: { noExternal: ['@tabler/icons-react'] },
        },
        ...(command === 'build' && { jobPages: forFunction(pagesDir) }),
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use(`/${webManifestFile}`, (_request, response, next) => {
        server.ssrLoadModule('/src/prerender/web-manifest.ts').then((module) => {
          const { webManifest } = module as typeof import('./web-manifest.ts');
          response.setHeader('Content-Type', 'application/manifest+json').end(webManifest());
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const tag = bootTag(await readBoot(config.root), []);
        return html.replace(headPlace, () => tag);
      },
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr, jobPages: rendering } = builder.environments;
        if (!client || !ssr || !rendering) throw new Error('The build needs its three environments');
        await builder.build(client);
        try {
          await builder.build(ssr);
          await builder.build(rendering);
          await writePages(config, { serverDir, pagesDir, outDir: path.resolve(config.root, client.config.build.outDir) });
        } finally {
          await rm(serverDir, { recursive: true, force: true });
        }
      },
    },
  };
}

/** The build of what the function renders openings with: whole, since the function has none of the site's packages. */
function forFunction(outDir: string): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true },
    // The function starts without NODE_ENV.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: jobPages.entry, output: { entryFileNames: jobPages.module } },
    },
  };
}

type Folders = Record<'serverDir' | 'pagesDir' | 'outDir', string>;

async function writePages(config: ResolvedConfig, { serverDir, pagesDir, outDir }: Folders): Promise<void> {
  const server = (await import(pathToFileURL(path.join(serverDir, 'entry.js')).href)) as typeof import('./entry.tsx');
  const [template, boot, manifestText, pages] = await Promise.all([
    readFile(path.join(config.root, 'index.html'), 'utf8'),
    readBoot(config.root),
    readFile(path.join(outDir, manifestFile), 'utf8'),
    server.renderPages(),
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  const write = async (file: string, text: string) => {
    const target = path.resolve(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  const page = (file: string, parts: Omit<PageParts, 'styles' | 'modules'>, sources: string[]) =>
    write(file, fillTemplate(template, boot, { ...parts, ...assetsOf(manifest, [clientEntry, hydration, ...sources]) }));
  await Promise.all([
    ...pages.map(({ file, markup, sources }) => page(file, splitHead(markup), sources)),
    page(path.join(pagesDir, jobPages.shell), { head: headPlace, body: bodyPlace }, [jobPages.page]),
    page('shell.html', { head: shellHead, body: '', fallback: shellFallback }, [staffFrame]),
    write('sitemap.xml', server.sitemap()),
    write('robots.txt', server.robots()),
    write(webManifestFile, server.webManifest()),
    rm(path.join(outDir, manifestFile)),
  ]);
  config.logger.info(`${pages.length} pages prerendered`);
}

async function readBoot(root: string): Promise<Boot> {
  return { code: await bootScript(root), font: fontStylesheet, schemeKey: colorSchemeKey };
}
