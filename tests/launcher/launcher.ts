import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { isFree } from '../../local/ports.ts';
import { inProject, root } from '../../local/project.ts';
import { portNames } from '../../local/settings.ts';

/** As many ports as a stack takes, and the one of Vite's dev server after them. */
const portCount = portNames.length + 1;

/** @returns the first of a run of free ports, for SITE_PORTS_FROM */
export async function freeRun(): Promise<number> {
  for (let first = 23_000; first < 60_000; first += 100) {
    const free = await Promise.all(portsFrom(first).map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error('There is no run of free ports');
}

/** @returns the ports of the stack that begins at this one */
export function portsFrom(first: number): number[] {
  return Array.from({ length: portCount }, (_, index) => first + index);
}

export type Run = {
  pid: number;
  /** All that it has printed so far. */
  output: () => string;
  /** Resolves when it has printed this. @throws when it ends before */
  printed: (text: string) => Promise<void>;
  /** Its exit code, or the signal that ended it. */
  exit: Promise<number | string | null>;
};

const running = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export function endAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Starts a command of the launcher as npm does. */
export function launch(command: string, args: string[], { from, input }: { from: number; input?: string }): Run {
  const child = spawn(process.execPath, [inProject('local/bootstrap.mjs'), command, ...args], {
    cwd: root,
    // By what Vitest sets, other tools know a test, and say nothing.
    env: { ...process.env, SITE_PORTS_FROM: String(from), npm_lifecycle_event: undefined, NODE_ENV: undefined, TEST: undefined },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const exit = once(child, 'close').then(() => {
    running.delete(child);
    return child.exitCode ?? child.signalCode;
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The launcher could not be started');
  return {
    pid,
    exit,
    output: () => output,
    printed: async (text) => {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`It ended before it said "${text}":\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** @returns the ids of the processes that these options of `pgrep` find */
export function findProcesses(...options: string[]): number[] {
  return spawnSync('pgrep', options, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean).map(Number);
}

/** @returns the ids of the site's emulators: firebase-tools first, which leads their process group */
export function emulatorsOf(from: number): number[] {
  const [leader] = findProcesses('-f', `emulators:start --config .*firebase.site-${from}.json`);
  return leader === undefined ? [] : findProcesses('-g', String(leader));
}
