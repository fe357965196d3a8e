/**
 * Entry point of the npm scripts in `commands`. It checks Node, installs packages and runs `local/<command>.ts` in this process, so
 * that the command receives the signals.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const commands = ['start', 'dev', 'test', 'bench', 'admin', 'build', 'deploy', 'doctor'];
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
const { main } = await import(`./${command}.ts`);
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

/** Installs the packages of the site, of the function or of both, if they differ from their lock files. */
async function installMissing() {
  const folders = [root, join(root, 'functions')].filter((folder) => !isInstalled(folder));
  if (folders.length === 0) return;
  const started = Date.now();
  const seconds = () => `[${String(Math.round((Date.now() - started) / 1000)).padStart(3)} s]`;
  const names = folders.map((folder) => (folder === root ? 'the site' : 'the function')).join(' and ');
  console.log(`${seconds()} Installing the packages of ${names} (npm ci)`);
  const heartbeat = setInterval(() => console.log(`${seconds()} Still installing`), 10_000);
  const installs = folders.map(install);
  const stop = async (signal) => {
    await endAll(installs);
    // Stopping `start` or `dev` is not a failure.
    process.exit(['start', 'dev'].includes(command) ? 0 : signal === 'SIGINT' ? 130 : 143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  try {
    await Promise.all(installs.map(({ done }) => done));
  } catch (error) {
    await endAll(installs);
    fail(error.message);
  }
  for (const signal of signals) process.off(signal, stop);
  clearInterval(heartbeat);
  console.log(`${seconds()} Packages installed`);
}

/** Compares the lock file with what npm has installed. @param {string} folder */
function isInstalled(folder) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  try {
    const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(record, 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' ||
        (present[path]
          ? present[path].version === entry.version && present[path].integrity === entry.integrity
          : entry.optional || entry.devOptional),
    );
  } catch {
    return false;
  }
}

/** @param {string} folder */
function install(folder) {
  const npm = process.env.npm_execpath;
  const [program, firstArgs] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(program, [...firstArgs, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk) => (output = (output + chunk).slice(-4000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const done = new Promise((resolve, reject) => {
    const rejectBecause = (why) =>
      reject(new Error(`Installing failed: ${why}. Check the network, then run "npm ci" in ${folder} to see the full output.`));
    child.on('error', (error) => rejectBecause(error.message));
    child.on('close', (code) => (code === 0 ? resolve() : rejectBecause(messageOf(output) ?? `npm ended with code ${code}`)));
  });
  return { child, done };
}

/** @param {string} output of npm @returns the first line of its error message, if any */
function messageOf(output) {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .filter((line) => line !== '' && !/^(A complete log|(code|syscall|path|dest|errno|type) )/.test(line));
  return lines[0]?.replace(/\.$/, '');
}

/**
 * Ends running installations, by force after 1.5 seconds. The next command replaces an incomplete installation.
 * @param {{ child: import('node:child_process').ChildProcess; done: Promise<void> }[]} installs
 */
async function endAll(installs) {
  const ended = Promise.allSettled(installs.map(({ done }) => done));
  for (const { child } of installs) signalGroup(child, 'SIGTERM');
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1500))]);
  for (const { child } of installs) signalGroup(child, 'SIGKILL');
  await ended;
}

/**
 * @param {import('node:child_process').ChildProcess} leader of a process group
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}
