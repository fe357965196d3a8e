/**
 * What the scripts of package.json run, on any Node from 18 on. It continues on the Node of the
 * deployed functions, installs packages and runs `local/commands/<command>.ts` in this process,
 * so that the command receives the signals.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import module from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installApart, installMissing, root, signals } from './packages.mjs';

/** Packages need it. */
const oldestNode = { major: 24, minor: 12 };

/** Commands that Ctrl-C ends without a failure. */
const endless = ['start', 'dev'];

const [command, ...args] = process.argv.slice(2);

try {
  if (!isNewEnough(process.versions.node)) process.exit(await continueOn(await provideNode()));
  await Promise.all(['.', 'functions'].map((folder) => installMissing(join(root, folder), 'packages')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Packages are compiled once, also for what this starts.
process.env.NODE_COMPILE_CACHE ??= join(root, '.local/compiled');
module.enableCompileCache();
const { register } = await import('tsx/esm/api');
register();
const { run } = await import('./lifetime.ts');
const { main } = await import(`./commands/${command}.ts`);
process.exit(await run((life) => main(args, life), endless.includes(command) ? 0 : undefined));

/** @param {string} version such as `20.19.1` */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor);
}

/** @returns the path of a new enough Node, installed once @throws if no package fits this system */
async function provideNode() {
  await installApart('node', 'Node');
  const modules = join(root, '.local/node/node_modules');
  const packages = existsSync(modules) ? readdirSync(modules) : [];
  const program = packages.map((name) => join(modules, name, 'bin/node')).find(existsSync);
  if (program !== undefined && spawnSync(program, ['--version']).status === 0) return program;
  throw new Error(
    `Node ${process.versions.node} is too old, and no package has a newer one for ${process.platform} on ${process.arch}. ` +
      `Install Node ${oldestNode.major}.${oldestNode.minor} or newer (https://nodejs.org), and run this again.`,
  );
}

/**
 * Runs this file on another Node, which is the first on the PATH of what it starts.
 * @param {string} node @returns its exit code
 */
async function continueOn(node) {
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const child = spawn(node, [fileURLToPath(import.meta.url), command, ...args], { stdio: 'inherit', env });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
