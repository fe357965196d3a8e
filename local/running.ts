import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lifetime } from './lifetime.ts';
import { Problem } from './problem.ts';
import { isAlive } from './processes.ts';
import { localFolder } from './project.ts';

export type RunningStack = {
  pid: number;
  url?: string;
  /** The environment variables that connect the Admin SDK to this stack. */
  env?: Record<string, string>;
};

const fileOf = (name: string) => join(localFolder, `${name}.json`);

/** @returns the stack of that name if its process is alive */
export function readRunning(name: string): RunningStack | undefined {
  try {
    const running = JSON.parse(readFileSync(fileOf(name), 'utf8')) as RunningStack;
    return isAlive(running.pid) ? running : undefined;
  } catch {
    return undefined;
  }
}

/** Marks this process as the stack of that name. @throws {Problem} if another process is */
export function claim(life: Lifetime, name: string): void {
  const other = readRunning(name);
  if (other) {
    const where = other.url ? ` on ${other.url}` : '';
    throw new Problem(
      `${name} is already running${where} (process ${other.pid}). End it with Ctrl-C in its terminal, or: kill ${other.pid}`,
    );
  }
  mkdirSync(localFolder, { recursive: true });
  writeRunning(name, {});
  life.defer(() => rmSync(fileOf(name), { force: true }));
}

export function writeRunning(name: string, details: Omit<RunningStack, 'pid'>): void {
  writeFileSync(fileOf(name), JSON.stringify({ pid: process.pid, ...details }));
}
