import { expect, it } from 'vitest';
import { textStore } from './stores.ts';

/** A storage that refuses texts of more than `room` characters. */
function storage(room: number): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    clear: () => texts.clear(),
    getItem: (name) => texts.get(name) ?? null,
    removeItem: (name) => void texts.delete(name),
    setItem: (name, text) => {
      if (text.length > room) throw new DOMException('Full', 'QuotaExceededError');
      texts.set(name, text);
    },
  };
}

it('keeps texts in the storage', () => {
  const stored = storage(9);
  textStore(() => stored).write('a', 'text');
  expect(textStore(() => stored).read('a')).toBe('text');
  textStore(() => stored).remove('a');
  expect(stored).toHaveLength(0);
  expect(textStore(() => stored).read('a')).toBeNull();
});

it('keeps a text in memory when the storage is full, and removes the older one', () => {
  const stored = storage(4);
  const store = textStore(() => stored);
  store.write('a', 'text');
  store.write('a', 'longer');
  expect(store.read('a')).toBe('longer');
  expect(stored).toHaveLength(0);
  store.write('a', 'less');
  expect(stored.getItem('a')).toBe('less');
  expect(store.read('a')).toBe('less');
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
});
