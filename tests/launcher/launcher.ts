import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { isFree } from '../../local/ports.ts';
import { inProject, root } from '../../local/project.ts';
import { portNames } from '../../local/settings.ts';

/** One for each port of a stack, and one for Vite's dev server. */
const portCount = portNames.length + 1;

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

export type Run = {
  pid: number;
  output: () => string;
  /** Resolves when the output contains the text. @throws if the command ends first */
  printed: (text: string) => Promise<void>;
  exit: Promise<number | string | null>;
};

const running = new Set<ChildProcess>();

/** Stops what a failed test left running. */
export function endAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Starts a command as npm does. */
export function launch(command: string, args: string[], { from, input }: { from: number; input?: string }): Run {
  const child = spawn(process.execPath, [inProject('local/bootstrap.mjs'), command, ...args], {
    cwd: root,
    // Without Vitest's variables, with which tools print less.
    env: { ...process.env, SITE_PORTS_FROM: String(from), NODE_ENV: undefined, TEST: undefined },
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
        if ((child.exitCode ?? child.signalCode) !== null) throw new Error(`The command ended before it printed "${text}":\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
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
