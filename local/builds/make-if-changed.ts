import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localFolder, root } from '../project.ts';

export type Product = {
  name: string;
  /** Paths in the project. */
  sources: string[];
  settings: Record<string, string | undefined>;
  /** Files that exist once it is made. */
  outputs: string[];
  /** Make it even if nothing has changed. */
  always: boolean;
};

/** Makes a product, unless it is there and neither its sources nor its settings have changed. */
export async function makeIfChanged({ name, sources, settings, outputs, always }: Product, make: () => Promise<void>): Promise<void> {
  const stamp = join(localFolder, 'stamps', name);
  const hash = hashOf(sources, settings);
  const isCurrent = [stamp, ...outputs].every((path) => existsSync(path)) && readFileSync(stamp, 'utf8') === hash;
  if (isCurrent && !always) return;
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function hashOf(sources: string[], settings: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of sources.flatMap((source) => filesIn(join(root, source))).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
