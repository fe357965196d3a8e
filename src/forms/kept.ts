/**
 * What a form keeps in the tab's session storage, where a reload finds it again. Where the browser allows no storage, or
 * has no room, nothing is kept and nothing fails.
 */

/** @returns the texts kept under that name; none where nothing is */
export function readKept(name: string): Partial<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Keeps texts in the place of those that were kept before. */
export function keep(name: string, texts: Record<string, string>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(texts));
  } catch {
    forget(name);
  }
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to forget.
  }
}
