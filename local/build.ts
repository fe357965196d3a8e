import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { jobPageFiles } from '../functions/src/contract/job-pages.ts';
import { fingerprint, isCurrent, removeStamp, writeStamp } from './fingerprint.ts';
import { type Lifetime, run } from './lifetime.ts';
import { Problem } from './problem.ts';
import { runNode } from './processes.ts';
import { step } from './progress.ts';
import { inProject } from './project.ts';
import type { SiteSettings } from './site-settings.ts';

/** `npm run build`: builds function and site for deployment. The site's settings come from the environment or `.env.production.local`. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    if (args.length > 0) throw new Problem('npm run build takes no arguments.');
    await buildAll(life);
    return 0;
  });
}

/** Builds what is deployed. @param settings of the site, which override those in the environment @returns the site's folder */
export async function buildAll(life: Lifetime, settings: Partial<SiteSettings> = {}): Promise<{ siteFolder: string }> {
  const siteFolder = inProject(firebaseConfig.hosting.public);
  await buildFunction(life, { always: true });
  await buildSite(life, { folder: siteFolder, pagesFolder: inProject('functions/lib/pages'), settings, always: true });
  return { siteFolder };
}

const functionSources = ['functions/src', 'functions/rolldown.config.js', 'functions/package-lock.json'];

/** Bundles the function into `functions/lib`, if its sources have changed or `always` is set. */
export async function buildFunction(life: Lifetime, { always = false } = {}): Promise<void> {
  const sourceHash = fingerprint(functionSources, {});
  if (!always && isCurrent('function', sourceHash, inProject('functions/lib/index.js'))) return;
  await step('Building the function', async () => {
    removeStamp('function');
    await runTool(life, 'functions/node_modules/rolldown/bin/cli.mjs', ['-c'], { cwd: inProject('functions') });
    writeStamp('function', sourceHash);
  });
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

/** @returns the folder of the page renderer: beside the folder of a local site, because Hosting must not serve it */
export function pagesFolderOf(siteFolder: string): string {
  return join(dirname(siteFolder), 'pages');
}

export async function buildSite(
  life: Lifetime,
  { folder, pagesFolder = pagesFolderOf(folder), settings, always = false }: SiteBuild,
): Promise<void> {
  const name = `site-${basename(join(folder, '..'))}-${basename(folder)}`;
  const sourceHash = fingerprint(siteSources, { ...settings, folder, pagesFolder });
  if (!always && isCurrent(name, sourceHash, join(pagesFolder, jobPageFiles.shell)) && existsSync(join(folder, 'index.html'))) return;
  await step('Building the site', async () => {
    removeStamp(name);
    await runTool(life, 'node_modules/vite/bin/vite.js', ['build', '--outDir', folder, '--emptyOutDir'], {
      env: { NODE_ENV: 'production', PAGES_FOLDER: pagesFolder, ...settings },
    });
    writeStamp(name, sourceHash);
  });
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
