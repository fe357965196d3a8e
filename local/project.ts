import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Locks, logs, builds and data of local runs. Ignored by git. */
export const localFolder = join(root, '.local');

export function inProject(...parts: string[]): string {
  return join(root, ...parts);
}

/** @returns the folders that programs are looked for in */
export function foldersOnPath(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
}
