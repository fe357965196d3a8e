import type { Plugin } from 'vite';

/** Fails the build if chunks import each other: one would run before what it needs. */
export function acyclicChunks(): Plugin {
  return {
    name: 'site:acyclic-chunks',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const imports = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      const follow = (path: string[], file: string): void => {
        if (path.includes(file))
          throw new Error(`These chunks import each other: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
        for (const imported of imports.get(file) ?? []) follow([...path, file], imported);
        // Each is followed once.
        imports.delete(file);
      };
      for (const file of [...imports.keys()]) follow([], file);
    },
  };
}
