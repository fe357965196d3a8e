import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const files = ['src', 'functions/src', 'local'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

const modules = new Map(
  files.map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    const imports = importedFiles.map(({ fileName }) =>
      fileName.startsWith('#contract/')
        ? fileName.replace('#contract', 'functions/src/contract')
        : posix.join(posix.dirname(file), fileName),
    );
    return [file, imports];
  }),
);

test('no modules import each other, directly or through others, not even for types', () => {
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (module: string, path: string[]) => {
    if (path.includes(module)) cycles.push([...path.slice(path.indexOf(module)), module]);
    if (path.includes(module) || finished.has(module)) return;
    modules.get(module)?.forEach((imported) => visit(imported, [...path, module]));
    finished.add(module);
  };
  for (const module of modules.keys()) visit(module, []);
  expect(cycles).toEqual([]);
});
