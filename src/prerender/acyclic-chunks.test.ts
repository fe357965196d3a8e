import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { acyclicChunks } from './acyclic-chunks.ts';

/** @param chunks what each imports */
function bundle(chunks: Record<string, string[]>) {
  const { generateBundle } = acyclicChunks() as Plugin & { generateBundle: (options: object, bundle: object) => void };
  const files = Object.entries(chunks).map(([fileName, imports]) => ({ type: 'chunk', fileName, imports }));
  generateBundle({}, [...files, { type: 'asset' }]);
}

test.each([
  ['two chunks', { page: ['a'], a: ['b'], b: ['a'] }, 'a → b → a'],
  ['three chunks', { page: ['d', 'c'], a: ['b'], b: ['c'], c: ['d', 'a'], d: [] }, 'c → a → b → c'],
])('%s that import each other fail the build, which names them', (_, chunks, names) => {
  expect(() => bundle(chunks)).toThrow(new RegExp(`: ${names}$`));
});

test('chunks that share another one do not', () => {
  expect(() => bundle({ page: ['a', 'b'], a: ['c'], b: ['c'], c: [] })).not.toThrow();
});
