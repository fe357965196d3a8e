import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { EnvironmentOptions, Plugin, ResolvedConfig } from 'vite';
import { jobPageFiles } from '#rooms/jobs/contract/job-pages.ts';
import { headPlaceholder } from '../rendering/split-head.ts';
import { readBootScript } from './boot-script.ts';
import { bootTag } from './page-html.ts';
import { clientEntry, manifestFile, writePages } from './write-pages.ts';

/**
 * Combines what most pages of visitors share, because each request is slow on a phone. Whatever a
 * group imports is in it too, so that it cannot import what imports it. A component that needs zod
 * or the captcha would bring them to pages without a form.
 */
const chunkGroups = [
  { name: 'site', tags: ['$initial' as const], priority: 1 },
  {
    name: 'page',
    test: /src\/((site|shared)\/components\/(button-link|closing-call|labelled-list|link\/(Cover|Mail)Link|section)|site\/structured-data\/(StructuredData|organization))/,
  },
];

/** The name of a chunk without its users, which Rolldown appends if the chunk is shared. */
const baseName = (name = '') => name.split('~')[0];
const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => `assets/${baseName(name)}-[hash:7].js`,
  assetFileNames: ({ names: [name] }: { names: string[] }) => `assets/${baseName(name?.replace(/\.[^.]+$/, ''))}-[hash:7][extname]`,
};

/**
 * A dynamic import preloads only styles, because `main.tsx` prefetches the scripts.
 * Their names would add more than 1 kB to every page.
 */
const resolveDependencies = (_: string, files: string[]) => files.filter((file) => file.endsWith('.css'));

/**
 * Makes `vite build` write the client, the function's renderer of job pages, and the HTML files.
 * The development server gets the inline start script.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  // Inside the project, so that imports resolve. The process is in it, so that builds can overlap.
  const serverDir = path.resolve(`node_modules/.prerender/${process.pid}`);
  const jobPagesDir = path.resolve(process.env.PAGES_FOLDER ?? 'functions/lib/pages');
  return {
    name: 'site:prerender',
    config: (_, { command }) => ({
      appType: 'spa',
      builder: command === 'build' ? {} : undefined,
      environments: {
        client: {
          build: {
            manifest: manifestFile,
            modulePreload: { polyfill: false, resolveDependencies },
            rolldownOptions: { input: clientEntry, output: { ...fileNames, codeSplitting: { groups: chunkGroups } } },
          },
        },
        ssr: {
          build: {
            outDir: serverDir,
            copyPublicDir: false,
            reportCompressedSize: false,
            rolldownOptions: {
              input: 'src/prerender/entry.tsx',
              output: { entryFileNames: 'entry.js' },
              // The entry imports all content dynamically, and other modules some of it statically.
              onLog: (level, log, handle) => {
                if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') handle(level, log);
              },
            },
          },
          // Bundles the icons in use, instead of loading thousands of files.
          resolve: { noExternal: ['@tabler/icons-react'] },
        },
        ...(command === 'build' && { jobPages: jobPagesBuild(jobPagesDir) }),
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const tag = bootTag(await readBootScript(config.root), []);
        return html.replace(headPlaceholder, () => tag);
      },
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr, jobPages } = builder.environments;
        if (!client || !ssr || !jobPages) throw new Error('The build needs its three environments');
        await builder.build(client);
        try {
          await builder.build(ssr);
          await builder.build(jobPages);
          await writePages(config, { serverDir, jobPagesDir, outDir: path.resolve(config.root, client.config.build.outDir) });
        } finally {
          await rm(serverDir, { recursive: true, force: true });
        }
      },
    },
  };
}

/** Bundles all packages into the renderer, because the function does not install the site's. */
function jobPagesBuild(outDir: string): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true },
    // The function runs without NODE_ENV.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: 'src/rendering/job-pages.ts', output: { entryFileNames: jobPageFiles.module } },
    },
  };
}
