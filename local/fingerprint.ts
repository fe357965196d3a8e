import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localFolder, root } from './project.ts';

/**
 * @param sources files and folders, relative to the project; those that do not exist count as such
 * @param settings what else decides how the output turns out
 * @returns a hash that changes when any of it does
 */
export function fingerprint(sources: string[], settings: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap((source) => filesIn(join(root, source))).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param output the file whose presence shows that the output is there, absolute
 * @returns whether the output was made from what this fingerprint stands for
 */
export function isCurrent(name: string, print: string, output: string): boolean {
  const path = stampOf(name);
  return existsSync(output) && existsSync(path) && readFileSync(path, 'utf8') === print;
}

/** Notes what an output was made from. Without a fingerprint: that it is being made, and not to be relied on. */
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
