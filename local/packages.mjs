/** Installs packages, on any Node from 18 on and before any package is there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {NodeJS.Signals[]} */
export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs the packages that `local/<name>` locks into `.local/<name>`; most machines need none.
 * @param {string} name @param {string} what for people
 * @returns {Promise<string>} the folder @throws if npm fails
 */
export async function installApart(name, what) {
  const folder = join(root, '.local', name);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(root, 'local', name, file), join(folder, file));
  await installMissing(folder, what);
  return folder;
}

/** @param {string} file @returns {Record<string, Record<string, any>>} */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Compares the lock file with what npm has installed. @param {string} folder */
function isInstalled(folder) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const present = packagesIn(record);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    ([path, entry]) =>
      path === '' ||
      (present[path]
        ? present[path].version === entry.version && present[path].integrity === entry.integrity
        : entry.optional || entry.devOptional),
  );
}

/**
 * Installs a folder's packages if they differ from its lock file.
 * @param {string} folder @param {string} what for people @throws if npm fails
 */
export async function installMissing(folder, what) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} in ${folder} (npm ci)`);
  const npmArgs = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm command runs on the first Node of the PATH; an old one may skip optional packages.
  const npm = process.env.npm_execpath ?? '';
  const [program, before] = npm.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(program, [...before, ...npmArgs], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    child.kill();
  };
  for (const signal of signals) process.once(signal, end);
  const [code] = await once(child, 'close');
  for (const signal of signals) process.off(signal, end);
  if (ending.signal.aborted) process.exit();
  if (code !== 0) throw new Error('Installing failed, as npm says above. Check the network and run this again.');
}
