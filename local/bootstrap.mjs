/**
 * Checks Node, installs packages and runs `local/commands/<command>.ts`.
 * The command runs in this process, so that it receives the signals.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const commands = ['start', 'dev', 'test', 'bench', 'admin', 'build', 'deploy', 'doctor', 'alerts', 'restore'];
const [command, ...args] = process.argv.slice(2);

if (!isSupported(process.versions.node)) {
  fail(
    `Node ${process.versions.node} is not supported. Install Node 20.19, 22.13, or 24 and newer (https://nodejs.org), and run this again.`,
  );
}
if (!commands.includes(command)) {
  fail(`Say what to run: npm run ${commands.join(', npm run ')}.`);
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

/** Installs the packages that differ from their lock files: of site and function, and the Node that all tests run on. */
async function installMissing() {
  const wanted = ['.', 'functions', ...(args.includes('--all') ? ['tests/runtime'] : [])];
  const folders = wanted.map((folder) => join(root, folder)).filter((folder) => !isInstalled(folder));
  if (folders.length === 0) return;
  console.log(`Installing packages (npm ci) in ${folders.join(', ')}`);
  const started = Date.now();
  const heartbeat = setInterval(() => console.log(`Still installing, for ${Math.round((Date.now() - started) / 1000)} s`), 10_000);
  const installs = folders.map(install);
  const stop = () => {
    for (const { child } of installs) child.kill();
    // Stopping `start` or `dev` is not a failure.
    process.exit(['start', 'dev'].includes(command) ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  const codes = await Promise.all(installs.map(({ done }) => done));
  clearInterval(heartbeat);
  if (codes.some((code) => code !== 0)) fail('Installing failed, as npm says above. Check the network and run this again.');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
  console.log('Packages installed');
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
function install(folder) {
  const npm = process.env.npm_execpath;
  const [program, firstArgs] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(program, [...firstArgs, 'ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const done = new Promise((resolve) => {
    child.once('error', () => resolve(1)).once('close', resolve);
  });
  return { child, done };
}
