import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { jobPageFiles } from '../functions/src/jobs/contract/job-pages.ts';
import type { Lifetime } from './lifetime.ts';
import { Problem } from './problem.ts';
import { runNode, startServer } from './processes.ts';
import { say, step } from './progress.ts';
import { inProject, localFolder, root } from './project.ts';
import { localSiteSettings, pagesFolderOf, siteFolderOf, type SiteSettings, type StackSettings } from './settings.ts';

type Build = {
  name: string;
  /** Paths in the project. */
  sources: string[];
  /** Files that exist once it is built. The first tells builds apart. */
  outputs: [string, ...string[]];
  tool: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string | undefined>;
};

const functionBuild: Build = {
  name: 'function',
  sources: ['functions/src', 'functions/rolldown.config.js', 'functions/package-lock.json'],
  outputs: [inProject('functions/lib/index.js')],
  tool: 'functions/node_modules/rolldown/bin/cli.mjs',
  args: ['-c'],
  cwd: inProject('functions'),
};

const siteSources = [
  'src',
  'public',
  ...readdirSync(inProject('functions/src'))
    .map((room) => `functions/src/${room}/contract`)
    .filter((folder) => existsSync(inProject(folder))),
  'functions/src/contract',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** @param settings override those in the environment */
function siteBuild(folder: string, pagesFolder: string, settings: Partial<SiteSettings>): Build {
  return {
    name: 'site',
    sources: siteSources,
    outputs: [join(folder, 'index.html'), join(pagesFolder, jobPageFiles.shell)],
    tool: 'node_modules/vite/bin/vite.js',
    args: ['build', '--outDir', folder, '--emptyOutDir'],
    env: { NODE_ENV: 'production', PAGES_FOLDER: pagesFolder, ...settings },
  };
}

/** The site that is deployed, once it is built. */
export const deployedSite = inProject(firebaseConfig.hosting.public);

/** Builds what is deployed. @param settings override the environment */
export async function buildAll(life: Lifetime, settings: Partial<SiteSettings> = {}): Promise<void> {
  await build(life, functionBuild);
  await build(life, siteBuild(deployedSite, inProject('functions/lib/pages'), settings));
}

/** Bundles the function into `functions/lib`, if its sources have changed. */
export function buildFunction(life: Lifetime): Promise<void> {
  return buildIfChanged(life, functionBuild);
}

/** Bundles the function again when its sources change. The functions emulator then reloads it. */
export function watchFunction(life: Lifetime): Promise<void> {
  const { tool, args, cwd } = functionBuild;
  return startServer(life, [inProject(tool), ...args, '--watch'], {
    name: "The function's bundler",
    readyLine: 'Waiting for changes',
    cwd,
    onLine: (line) => {
      if (!/Waiting for changes|Rebuilt|^\s*$/.test(line)) say(line);
    },
  });
}

/** Builds a local site, if its sources or settings have changed. */
export function buildSite(life: Lifetime, settings: StackSettings): Promise<void> {
  return buildIfChanged(life, siteBuild(siteFolderOf(settings), pagesFolderOf(settings), localSiteSettings(settings)));
}

async function buildIfChanged(life: Lifetime, wanted: Build): Promise<void> {
  const stamp = stampOf(wanted);
  const isBuilt = [stamp, ...wanted.outputs].every((path) => existsSync(path));
  if (!isBuilt || readFileSync(stamp, 'utf8') !== hashOf(wanted)) await build(life, wanted);
}

/** @throws {Problem} */
async function build(life: Lifetime, wanted: Build): Promise<void> {
  const { name, tool, args, cwd, env } = wanted;
  const [stamp, hash] = [stampOf(wanted), hashOf(wanted)];
  rmSync(stamp, { force: true });
  await step(`Building the ${name}`, async () => {
    const { code, output } = await runNode(life, [inProject(tool), ...args], { cwd, env });
    if (code !== 0) throw new Problem(`${output}\n${tool} failed (${code}). Its output is above.`);
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** @returns the file that has the hash of the last build */
function stampOf({ outputs: [output] }: Build): string {
  return join(localFolder, 'stamps', relative(root, output));
}

function hashOf({ sources, args, env }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify({ args, env }));
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
