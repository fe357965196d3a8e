import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Where local runs keep what they make: locks, logs, builds, data. Ignored by git. */
export const localFolder = join(root, '.local');

/** @returns an absolute path from one that is relative to the project */
export function inProject(...parts: string[]): string {
  return join(root, ...parts);
}
