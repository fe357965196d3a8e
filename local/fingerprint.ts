import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localFolder, root } from './project.ts';

/** @param sources paths in the project, which may not exist @returns a hash that changes with the sources and settings */
export function fingerprint(sources: string[], settings: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap((source) => filesIn(join(root, source))).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @returns whether the output exists and was made from sources with this hash */
export function isCurrent(name: string, sourceHash: string, output: string): boolean {
  const path = stampOf(name);
  return existsSync(output) && existsSync(path) && readFileSync(path, 'utf8') === sourceHash;
}

/** Records the hash of the sources that an output was made from. */
export function writeStamp(name: string, sourceHash: string): void {
  const path = stampOf(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, sourceHash);
}

/** Marks an output as incomplete, until its stamp is written again. */
export function removeStamp(name: string): void {
  rmSync(stampOf(name), { force: true });
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
