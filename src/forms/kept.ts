import { textStore } from '../lib/text-store.ts';

/** What a form keeps in the tab's session storage, where a reload finds it again. */
const store = textStore(() => sessionStorage);

/** @returns the texts kept under that name; none where nothing is */
export function readKept(name: string): Partial<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(store.read(name) ?? '{}');
    const texts = Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Keeps texts in the place of those that were kept before. */
export function keep(name: string, texts: Record<string, string>): void {
  store.write(name, JSON.stringify(texts));
}

/** Keeps nothing under that name any more. */
export function forget(name: string): void {
  store.remove(name);
}
