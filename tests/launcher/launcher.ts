import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { host } from '../../local/ports.ts';
import { inProject, root } from '../../local/project.ts';
import { portNames } from '../../local/settings.ts';

/** One for each port of a stack, and one for Vite's dev server. */
const portCount = portNames.length + 1;

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
}

/** @returns the first port of a range of free ones */
export async function findFreeRange(): Promise<number> {
  for (let first = 23_000; first < 60_000; first += 100) {
    const free = await Promise.all(portsFrom(first).map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error('There is no range of free ports');
}

export function portsFrom(first: number): number[] {
  return Array.from({ length: portCount }, (_, index) => first + index);
}

const running = new Map<{ kill: () => boolean }, Promise<unknown>>();

/** Stops what a failed test left running, so that the next one finds its ports free. */
export async function endAll(): Promise<void> {
  for (const child of running.keys()) child.kill();
  await Promise.all(running.values());
}

/** Starts a command as npm does. */
export function launch(command: string, args: string[], { from, input }: { from: number; input?: string }) {
  const child = execa(process.execPath, [inProject('local/bootstrap.mjs'), command, ...args], {
    cwd: root,
    // Without Vitest's variables, with which tools print less.
    env: { SITE_PORTS_FROM: String(from), NODE_ENV: undefined, TEST: undefined },
    input: input ?? '',
    all: true,
    buffer: false,
    reject: false,
    forceKillAfterDelay: false,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The launcher could not be started');
  let output = '';
  child.all.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const exit = child.then(({ exitCode, signal }) => {
    running.delete(child);
    return exitCode ?? signal;
  });
  running.set(child, exit);
  return {
    pid,
    exit,
    output: () => output,
    /** Resolves when the output contains the text. @throws if the command ends first */
    printed: async (text: string) => {
      while (!output.includes(text)) {
        if (!running.has(child)) throw new Error(`The command ended before it printed "${text}":\n${output}`);
        await sleep(50);
      }
    },
  };
}

/** @returns process ids found by `pgrep` */
export function findProcesses(...options: string[]): number[] {
  return spawnSync('pgrep', options, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean).map(Number);
}

/** @returns process ids of the emulators */
export function emulatorsOf(from: number): number[] {
  const [leader] = findProcesses('-f', `emulators:start --config .*firebase.site-${from}.json`);
  return leader === undefined ? [] : findProcesses('-g', String(leader));
}
