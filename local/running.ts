import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lifetime } from './lifetime.ts';
import { Problem } from './problem.ts';
import { localFolder } from './project.ts';

export type Running = {
  pid: number;
  url?: string;
  /** For the Admin SDK. */
  env?: Record<string, string>;
};

const fileOf = (name: string) => join(localFolder, `${name}.json`);

/** @returns the stack of that name if its process is alive */
export function readRunning(name: string): Running | undefined {
  try {
    const running = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Running;
    process.kill(running.pid, 0);
    return running;
  } catch {
    return undefined;
  }
}

/** Marks this process as the stack of that name. @throws {Problem} if another process is */
export function claim(life: Lifetime, name: string): void {
  const other = readRunning(name);
  if (other) {
    const where = other.url ? `running on ${other.url}` : 'running here';
    throw new Problem(`${name} is already ${where} (process ${other.pid}). End it with Ctrl-C there, or: kill ${other.pid}`);
  }
  mkdirSync(localFolder, { recursive: true });
  announce(name, {});
  life.defer(() => rmSync(fileOf(name), { force: true }));
}

export function announce(name: string, details: Omit<Running, 'pid'>): void {
  writeFileSync(fileOf(name), JSON.stringify({ pid: process.pid, ...details }));
}
