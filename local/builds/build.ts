import { basename, dirname, join } from 'node:path';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { jobPageFiles } from '../../functions/src/contract/job-pages.ts';
import type { Lifetime } from '../lifetime.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../processes.ts';
import { step } from '../progress.ts';
import { inProject } from '../project.ts';
import { makeIfChanged } from './make-if-changed.ts';
import type { SiteSettings } from './site-settings.ts';

/** Builds what is deployed. @param settings override those in the environment */
export async function buildAll(life: Lifetime, settings: Partial<SiteSettings> = {}): Promise<{ siteFolder: string }> {
  const siteFolder = inProject(firebaseConfig.hosting.public);
  await buildFunction(life, { always: true });
  await buildSite(life, { folder: siteFolder, pagesFolder: inProject('functions/lib/pages'), settings, always: true });
  return { siteFolder };
}

/** Bundles the function into `functions/lib`, if its sources have changed or `always` is set. */
export function buildFunction(life: Lifetime, { always = false } = {}): Promise<void> {
  const sources = ['functions/src', 'functions/rolldown.config.js', 'functions/package-lock.json'];
  return makeIfChanged({ name: 'function', sources, settings: {}, outputs: [inProject('functions/lib/index.js')], always }, () =>
    step('Building the function', () =>
      runTool(life, 'functions/node_modules/rolldown/bin/cli.mjs', ['-c'], { cwd: inProject('functions') }),
    ),
  );
}

const siteSources = [
  'src',
  'public',
  'functions/src/contract',
  'index.html',
  'vite.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

export type SiteBuild = {
  folder: string;
  pagesFolder?: string;
  /** Override those in the environment. */
  settings?: Partial<SiteSettings>;
  /** Build even if nothing has changed. */
  always?: boolean;
};

/** @returns the folder of the page renderer, which Hosting must not serve */
export function pagesFolderOf(siteFolder: string): string {
  return join(dirname(siteFolder), 'pages');
}

export function buildSite(
  life: Lifetime,
  { folder, pagesFolder = pagesFolderOf(folder), settings = {}, always = false }: SiteBuild,
): Promise<void> {
  const name = `site-${basename(dirname(folder))}-${basename(folder)}`;
  const outputs = [join(folder, 'index.html'), join(pagesFolder, jobPageFiles.shell)];
  return makeIfChanged({ name, sources: siteSources, settings: { ...settings, folder, pagesFolder }, outputs, always }, () =>
    step('Building the site', () =>
      runTool(life, 'node_modules/vite/bin/vite.js', ['build', '--outDir', folder, '--emptyOutDir'], {
        env: { NODE_ENV: 'production', PAGES_FOLDER: pagesFolder, ...settings },
      }),
    ),
  );
}

/** @throws {Problem} with the tool's output when it fails */
async function runTool(
  life: Lifetime,
  tool: string,
  args: string[],
  { cwd = inProject(), env = {} }: { cwd?: string; env?: Record<string, string> },
): Promise<void> {
  const { code, output } = await runNode(life, [inProject(tool), ...args], {
    cwd,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  if (code !== 0) throw new Problem(`${output}\n${tool} failed (${code}). Its output is above.`);
}
