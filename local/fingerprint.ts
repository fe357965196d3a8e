import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localFolder, root } from './project.ts';

/** @param sources relative paths, which may not exist @returns a hash that changes with the sources and settings */
export function fingerprint(sources: string[], settings: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap((source) => filesIn(join(root, source))).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @returns whether the output exists and was made from this fingerprint */
export function isCurrent(name: string, print: string, output: string): boolean {
  const path = stampOf(name);
  return existsSync(output) && existsSync(path) && readFileSync(path, 'utf8') === print;
}

/** Records what an output was made from. Without a fingerprint, the output is incomplete. */
export function stamp(name: string, print?: string): void {
  const path = stampOf(name);
  mkdirSync(dirname(path), { recursive: true });
  if (print === undefined) rmSync(path, { force: true });
  else writeFileSync(path, print);
}

function stampOf(name: string): string {
  return join(localFolder, 'stamps', name);
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
