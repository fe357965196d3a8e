import { visitStore } from './stores.ts';

/** Under which src/boot.js stores the word in `ref` or `utm_source` of the page's address. */
const key = 'source';

/** @returns the word of the link that led to this visit, or blank; the server decides whether it is a source */
export function visitSource(): string {
  return visitStore.read(key) ?? '';
}
