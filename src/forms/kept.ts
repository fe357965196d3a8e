/**
 * What a form keeps in the tab's session storage, where a reload finds it again. Where the browser allows no storage, or
 * has no room, it is kept for as long as the page is open.
 */

const unstored = new Map<string, string>();

/** @returns the texts kept under that name; none where nothing is */
export function readKept(name: string): Partial<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(stored(name) ?? '{}');
    const texts = Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Keeps texts in the place of those that were kept before. */
export function keep(name: string, texts: Record<string, string>): void {
  const kept = JSON.stringify(texts);
  forget(name);
  try {
    sessionStorage.setItem(name, kept);
  } catch {
    unstored.set(name, kept);
  }
}

export function forget(name: string): void {
  unstored.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function stored(name: string): string | null | undefined {
  try {
    return sessionStorage.getItem(name) ?? unstored.get(name);
  } catch {
    return unstored.get(name);
  }
}
