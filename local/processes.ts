import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Lifetime } from './lifetime.ts';
import { type ProcessEntry, stillAlive, treeOf } from './process-table.ts';
import { writeWhole } from './whole-file.ts';

export type ProcessOptions = {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Called with each line of its output. */
  onLine?: (line: string) => void;
  /** What tells it to end. It is sent once, to it alone and not to its children. */
  stopSignal?: () => NodeJS.Signals;
  /** How long it may take to end by itself, in milliseconds, before it and its children are killed. */
  graceMs?: number;
  /** File that says which processes there are, for {@link endLeftovers} of a later run. */
  record?: string;
};

export type Process = {
  pid: number;
  /** The exit code, or the name of the signal that ended it. */
  exit: Promise<number | NodeJS.Signals>;
  /** Ends it and everything it has started. */
  stop: () => Promise<void>;
};

/**
 * Starts a program that ends with the command at the latest. It gets a process group of its own: a Ctrl-C in the
 * terminal reaches this process only, which then ends the others in order.
 * @throws when the program can't be started
 */
export async function startProcess(
  life: Lifetime,
  file: string,
  args: string[],
  { cwd, env, onLine = () => undefined, stopSignal = () => 'SIGTERM', graceMs = 5000, record }: ProcessOptions = {},
): Promise<Process> {
  life.check();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = exitOf(child);
  const lines = [child.stdout, child.stderr].map((stream) => {
    const reader = createInterface({ input: stream });
    reader.on('line', onLine);
    return once(reader, 'close');
  });
  await once(child, 'spawn');
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} has no process id`);
  // A child whose parent has ended hangs under another process and can no longer be found: so the tree is known before.
  let tree: ProcessEntry[] = [];
  const look = () => {
    const now = treeOf(pid);
    if (now.length === 0) return;
    if (record && now.length !== tree.length) writeWhole(record, JSON.stringify(now));
    tree = now;
  };
  look();
  const watch = setInterval(look, 1000).unref();
  void exit.then(() => clearInterval(watch));
  const stop = async () => {
    if (isRunning(child)) {
      look();
      send(pid, stopSignal());
      await Promise.race([exit, sleep(graceMs, undefined, { ref: false })]);
      if (isRunning(child)) look();
    }
    await kill(tree);
    if (record) rmSync(record, { force: true });
  };
  life.defer(stop);
  return { pid, stop, exit: exit.then(async (code) => (await Promise.race([Promise.all(lines), sleep(500)]), code)) };
}

/**
 * Runs a program to its end.
 * @returns its exit code (a signal's name where one ended it) and its output
 */
export async function runProcess(life: Lifetime, file: string, args: string[], options: ProcessOptions = {}) {
  const lines: string[] = [];
  const { exit } = await startProcess(life, file, args, {
    ...options,
    onLine: (line) => {
      lines.push(line);
      options.onLine?.(line);
    },
  });
  return { code: await exit, output: lines.join('\n') };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function exitOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
}

/**
 * Ends what a run left behind that was itself killed, and could end nothing.
 * @param record the file that the earlier run wrote
 * @returns whether there was anything
 */
export async function endLeftovers(record: string): Promise<boolean> {
  const left = stillAlive(readRecord(record));
  await kill(left);
  rmSync(record, { force: true });
  return left.length > 0;
}

const processEntries = z.array(z.object({ pid: z.number(), parent: z.number(), started: z.string() }));

/** @returns none where there is no record, or one that can't be read: a machine that lost its power leaves empty files */
function readRecord(record: string): ProcessEntry[] {
  try {
    return processEntries.parse(JSON.parse(readFileSync(record, 'utf8')));
  } catch {
    return [];
  }
}

/** Kills those that still live, and waits until they are gone. */
async function kill(entries: ProcessEntry[]): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const left = stillAlive(entries);
    if (left.length === 0) return;
    for (const entry of left) send(entry.pid, 'SIGKILL');
    await sleep(50);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended already
  }
}
