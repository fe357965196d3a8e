import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processTable, stillAlive } from './process-table.ts';
import { localFolder } from './project.ts';
import { writeWhole } from './whole-file.ts';

/** Says that a stack is running: by which process, and where. */
export type Lock = {
  pid: number;
  /** When that process began, so that a later one with its number is not taken for it. */
  started: string;
  /** Where the site is; absent until it is ready. */
  url?: string;
  /** What the Admin SDK needs to reach it. */
  env?: Record<string, string>;
};

/** @returns the lock of the named stack, where the process that wrote it still lives */
export function readLock(name: string, folder = localFolder): Lock | undefined {
  return filesOf(pathOf(name, folder))
    .map(parse)
    .find((lock) => lock !== undefined && lives(lock));
}

/**
 * Takes the lock for this process, from a process that has gone too. A lock is a folder with one file in it. A folder
 * can be renamed onto an empty one only: of several that try at once, one succeeds. And the file has a name that no
 * other lock ever has: removing one that was found stale can't hit one that was taken since.
 * @returns undefined when it was taken, else the lock of the process that has it
 */
export function takeLock(name: string, folder = localFolder): Lock | undefined {
  mkdirSync(folder, { recursive: true });
  const path = pathOf(name, folder);
  const prepared = mkdtempSync(`${path}-`);
  try {
    writeFileSync(join(prepared, randomUUID()), JSON.stringify(own()));
    while (!isRenamed(prepared, path)) {
      for (const file of filesOf(path)) {
        const lock = parse(file);
        if (lock && lives(lock)) return lock;
        rmSync(file, { force: true });
      }
    }
    return undefined;
  } finally {
    rmSync(prepared, { recursive: true, force: true });
  }
}

/** Adds where the site is to this process's own lock. */
export function completeLock(name: string, running: Omit<Lock, 'pid' | 'started'>, folder = localFolder): void {
  const path = pathOf(name, folder);
  // The text is written beside the folder: in it, it would be a second file.
  for (const file of ownFiles(path)) writeWhole(file, JSON.stringify({ ...own(), ...running }), `${path}-${process.pid}`);
}

/** Gives this process's own lock back. */
export function releaseLock(name: string, folder = localFolder): void {
  for (const file of ownFiles(pathOf(name, folder))) rmSync(file, { force: true });
}

function pathOf(name: string, folder: string): string {
  return join(folder, `${name}.lock`);
}

/** @returns the lock's file, if there is one */
function filesOf(path: string): string[] {
  return existsSync(path) ? readdirSync(path).map((file) => join(path, file)) : [];
}

function ownFiles(path: string): string[] {
  const { pid, started } = own();
  return filesOf(path).filter((file) => {
    const lock = parse(file);
    return lock?.pid === pid && lock.started === started;
  });
}

/** @returns false where the other folder is there already, and not empty */
function isRenamed(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')) return false;
    throw error;
  }
}

function lives({ pid, started }: Lock): boolean {
  return stillAlive([{ pid, parent: 0, started }]).length > 0;
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
