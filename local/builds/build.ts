import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { jobPageFiles } from '../../functions/src/contract/job-pages.ts';
import type { Lifetime } from '../lifetime.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../processes.ts';
import { step } from '../progress.ts';
import { inProject, localFolder } from '../project.ts';
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
  return build(life, {
    name: 'function',
    sources: ['functions/src', 'functions/rolldown.config.js', 'functions/package-lock.json'],
    outputs: [inProject('functions/lib/index.js')],
    always,
    tool: 'functions/node_modules/rolldown/bin/cli.mjs',
    args: ['-c'],
    cwd: inProject('functions'),
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

type SiteBuild = {
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

/** Builds the site, if its sources or settings have changed or `always` is set. */
export function buildSite(
  life: Lifetime,
  { folder, pagesFolder = pagesFolderOf(folder), settings = {}, always = false }: SiteBuild,
): Promise<void> {
  return build(life, {
    name: 'site',
    stamp: `site-${basename(dirname(folder))}-${basename(folder)}`,
    sources: siteSources,
    outputs: [join(folder, 'index.html'), join(pagesFolder, jobPageFiles.shell)],
    always,
    tool: 'node_modules/vite/bin/vite.js',
    args: ['build', '--outDir', folder, '--emptyOutDir'],
    env: { NODE_ENV: 'production', PAGES_FOLDER: pagesFolder, ...settings },
  });
}

type Build = {
  name: string;
  /** Names the file that identifies the last build, by default as the build. */
  stamp?: string;
  /** Paths in the project. */
  sources: string[];
  /** Files that exist once it is built. */
  outputs: string[];
  /** Build even if nothing has changed. */
  always: boolean;
  tool: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string | undefined>;
};

/** Builds, unless the outputs exist and neither sources nor settings have changed. @throws {Problem} */
async function build(
  life: Lifetime,
  { name, stamp = name, sources, outputs, always, tool, args, cwd = inProject(), env = {} }: Build,
): Promise<void> {
  const stampFile = join(localFolder, 'stamps', stamp);
  const hash = hashOf(sources, { args, env });
  const isCurrent = [stampFile, ...outputs].every((path) => existsSync(path)) && readFileSync(stampFile, 'utf8') === hash;
  if (isCurrent && !always) return;
  rmSync(stampFile, { force: true });
  await step(`Building the ${name}`, async () => {
    const { code, output } = await runNode(life, [inProject(tool), ...args], { cwd, env });
    if (code !== 0) throw new Problem(`${output}\n${tool} failed (${code}). Its output is above.`);
  });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

function hashOf(sources: string[], settings: object): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap((source) => filesIn(inProject(source))).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
