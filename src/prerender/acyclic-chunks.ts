import type { Plugin } from 'vite';

/** Fails the build if chunks import each other: one would run before what it needs. */
export function acyclicChunks(): Plugin {
  return {
    name: 'site:acyclic-chunks',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) throw new Error(`These chunks import each other: ${cycle.join(' → ')}`);
    },
  };
}

/** @param imports of each file @returns a circle, ending where it begins, or undefined */
function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const imported of imports.get(file) ?? []) {
      const cycle = visit(imported, [...path, file]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
