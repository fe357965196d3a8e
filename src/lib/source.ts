import { visitStore } from './stores.ts';

/** The key under which src/boot.js stores the parameter `ref` or `utm_source` of the page's address. */
const key = 'source';

/** @returns the source that the link to the site named, or blank; the server validates it */
export function visitSource(): string {
  return visitStore.read(key) ?? '';
}
