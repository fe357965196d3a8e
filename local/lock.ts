import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processTable, stillAlive } from './process-table.ts';
import { localFolder } from './project.ts';

/** Says that a stack is running: by which process, and where. */
export type Lock = {
  pid: number;
  /** When that process began, so that a later one with its number is not taken for it. */
  started: string;
  /** Where the site is; absent until it is ready. */
  url?: string;
  project?: string;
  /** What the Admin SDK needs to reach it. */
  env?: Record<string, string>;
};

/** @returns the lock of the named stack, where the process that wrote it still lives */
export function readLock(name: string, folder = localFolder): Lock | undefined {
  const lock = parse(pathOf(name, folder));
  const alive = lock && stillAlive([{ pid: lock.pid, parent: 0, started: lock.started }]).length > 0;
  return alive ? lock : undefined;
}

/**
 * Takes the lock for this process, from a process that has gone too.
 * @returns undefined when it was taken, else the lock of the process that has it
 */
export function takeLock(name: string, folder = localFolder): Lock | undefined {
  mkdirSync(folder, { recursive: true });
  const path = pathOf(name, folder);
  const holder = readLock(name, folder);
  if (holder) return holder;
  rmSync(path, { force: true });
  try {
    writeFileSync(path, JSON.stringify(own()), { flag: 'wx' });
    return undefined;
  } catch (error) {
    const other = readLock(name, folder);
    if (other) return other;
    throw error;
  }
}

/** Adds where the site is to this process's own lock. */
export function completeLock(name: string, running: Omit<Lock, 'pid' | 'started'>, folder = localFolder): void {
  writeFileSync(pathOf(name, folder), JSON.stringify({ ...own(), ...running }));
}

/** Gives this process's own lock back. */
export function releaseLock(name: string, folder = localFolder): void {
  if (readLock(name, folder)?.pid === process.pid) rmSync(pathOf(name, folder), { force: true });
}

function pathOf(name: string, folder: string): string {
  return join(folder, `${name}.json`);
}

function own(): Lock {
  const { started = '' } = processTable().find(({ pid }) => pid === process.pid) ?? {};
  return { pid: process.pid, started };
}

function parse(path: string): Lock | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isLock(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLock(value: unknown): value is Lock {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'started' in value &&
    typeof value.started === 'string'
  );
}
