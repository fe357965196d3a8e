import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md']);
const sources = globSync(['*.*', '{functions/src,src,local,tests}/**/*.*']);
const names = new Set(sources.map((file) => basename(file)));
const tests = sources.filter((file) => /\.test\.tsx?$/.test(file));
const quotedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted);

/** Of the map's columns. */
const foldersWithRooms = ['functions/src', 'src/desk', 'src/site'];

test('the map of the README names each room, and no other', () => {
  const [, map = ''] = /^## The map\n(.*?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  const rows = map.split('\n').filter((line) => line.startsWith('| `'));
  const [, ...rooms] = rows.map((row) => row.split('|').slice(1).map(quotedIn));
  for (const [column, folder] of foldersWithRooms.entries()) {
    const entries = readdirSync(folder, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(rooms.flatMap((row) => row[column] ?? []).toSorted(), folder).toEqual(folders.toSorted());
  }
});

/** A name that readers choose, and what follows it. The recipes call their examples so. */
const chosenName = /[^/]*(?:<|demo|testing).*/i;

function isFound(word: string): boolean {
  const name = word.replace(chosenName, '');
  return name.includes('/') ? globSync(`{.,functions/src,src}/${name}{,.test.ts,.test.tsx}`).length > 0 : names.has(name);
}

test.each(documents)('the files and folders that %s names exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const quoted = quotedIn(text);
  const paths = quoted
    .flatMap((one) => (one.startsWith('npm ') ? [] : one.split(' ')))
    .filter((word) => /^(?:functions\/src|src|local|tests|docs|public)\/|^\w[^:]*\.(?:tsx?|css|mjs)$/.test(word));
  expect(paths.filter((word) => !isFound(word))).toEqual([]);
  const filters = quoted.flatMap((one) => one.split('npm test -- ')[1]?.split(' ') ?? []).filter((one) => !/^-|</.test(one));
  expect(filters.filter((filter) => !tests.some((file) => file.includes(filter)))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
});
