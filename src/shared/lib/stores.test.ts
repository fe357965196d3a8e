import { expect, it } from 'vitest';
import { textStore } from './stores.ts';

/** @returns a store whose storage refuses longer texts than `room` characters, and its content */
function storeWithRoom(room: number) {
  const stored = new Map<string, string>();
  const store = textStore(() => ({
    getItem: (name) => stored.get(name) ?? null,
    removeItem: (name) => void stored.delete(name),
    clear: () => stored.clear(),
    setItem: (name, text) => {
      if (text.length > room) throw new DOMException('Full', 'QuotaExceededError');
      stored.set(name, text);
    },
  }));
  return { store, stored };
}

it('keeps a text in memory when the storage is full, and removes the older one', () => {
  const { store, stored } = storeWithRoom(4);
  store.write('a', 'text');
  store.write('a', 'longer');
  expect(store.read('a')).toBe('longer');
  expect(stored.size).toBe(0);
  store.write('a', 'less');
  expect(stored.get('a')).toBe('less');
  expect(store.read('a')).toBe('less');
});

it('forgets everything, also what is only in memory', () => {
  const { store, stored } = storeWithRoom(4);
  store.write('a', 'text');
  store.write('b', 'longer');
  store.clear();
  expect(stored.size).toBe(0);
  expect([store.read('a'), store.read('b')]).toEqual([null, null]);
});

it('works when the browser allows no storage', () => {
  const store = textStore(() => {
    throw new DOMException('Not allowed', 'SecurityError');
  });
  expect(store.read('a')).toBeNull();
  store.write('a', 'text');
  expect(store.read('a')).toBe('text');
  store.remove('a');
  expect(store.read('a')).toBeNull();
  store.write('a', 'text');
  store.clear();
  expect(store.read('a')).toBeNull();
});
