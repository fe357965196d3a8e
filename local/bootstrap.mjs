/**
 * The scripts of package.json run this. It checks Node, installs packages and runs
 * `local/commands/<command>.ts` in this process, so that the command receives the signals.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...args] = process.argv.slice(2);

if (!isSupported(process.versions.node)) {
  fail(
    `Node ${process.versions.node} is not supported. Install Node 20.19, 22.13, or 24 and newer (https://nodejs.org), and run this again.`,
  );
}
await installMissing();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import(`./commands/${command}.ts`);
process.exit(await main(args));

/** @param {string} version such as `20.19.1` */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs packages that differ from their lock files, with `--all` also the Node of the tests. */
async function installMissing() {
  const folders = ['.', 'functions', ...(args.includes('--all') ? ['tests/runtime'] : [])].map((folder) => join(root, folder));
  await Promise.all(folders.filter((folder) => !isInstalled(folder)).map(install));
}

/** Compares the lock file with what npm has installed. @param {string} folder */
function isInstalled(folder) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      (present[path]
        ? present[path].version === entry.version && present[path].integrity === entry.integrity
        : entry.optional || entry.devOptional),
  );
}

/** @param {string} folder */
async function install(folder) {
  console.log(`Installing the packages in ${folder} (npm ci)`);
  const npmArgs = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn('npm', npmArgs, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => {
    child.kill();
    // Stopping `start` or `dev` is not a failure.
    process.exit(['start', 'dev'].includes(command) ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  const [code] = await once(child, 'close');
  if (code !== 0) fail('Installing failed, as npm says above. Check the network and run this again.');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
}
