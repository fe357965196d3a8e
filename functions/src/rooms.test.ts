import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actions, collectionNames, collections, rooms } from './rooms.ts';

const personal = collectionNames.filter((name) => collections[name]?.personalData);

it.each(personal)('docs/personal-data.md describes %s', (name) => {
  expect(readFileSync('docs/personal-data.md', 'utf8')).toContain(`| Firestore \`${name}\``);
});

it('every access to a collection goes through the list', () => {
  const files = readdirSync('functions/src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.filter((file) => !/firestore.firebase\.ts$|\.test\.ts$/.test(file)).map((file) => `functions/src/${file}`);
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((file) => /\.collection(?:Group)?\(|collectionId: '/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('no two rooms register the same collection or action', () => {
  const names = rooms.flatMap((room) => [room.collections, room.actions].flatMap((part) => Object.keys(part ?? {})));
  expect(names).toEqual([...new Set(names)]);
});

it('what the audit trail says of an action is in the regular past', () => {
  const verbs = Object.entries(actions).map(([action, { words = action }]) => words.replace(/ .*/, ''));
  const irregular = /^(?:begin|bring|choose|find|get|give|hold|keep|leave|let|lose|make|put|read|see|shut|take|tell|think|withdraw|write)$/;
  expect(verbs.filter((verb) => irregular.test(verb))).toEqual([]);
});
