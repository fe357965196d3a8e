import { partLoaded, reloadOnce } from './reload-once.ts';

/** Errors which mean that a script or style sheet was lost. */
const losses = new WeakSet();

/** The attempt to mend the page that is shown. */
let attempt: { visit: string; outcome: Promise<false> } | undefined;

/** Learns from Vite which errors mean that a part was lost: https://vite.dev/guide/build#load-error-handling */
export function watchLostParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => losses.add(payload));
}

/**
 * Reloads a page that failed because a part of it was lost.
 * @param visit key of the history's entry
 * @returns what {@link reloadOnce} returns, the same promise for the same visit; undefined where the page failed for another reason
 */
export function reloadForPage(error: unknown, visit: string): Promise<false> | undefined {
  if (!(error instanceof Error) || !losses.has(error)) return undefined;
  if (attempt?.visit !== visit) attempt = { visit, outcome: reloadOnce('page') };
  return attempt.outcome;
}

/**
 * @returns a function that loads a part at its first call. A part that was lost stays lost until the page is reloaded: some browsers
 *   would ask for its scripts again, but Vite takes its style sheets for loaded.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | undefined;
  return () => (part ??= load());
}

/**
 * Loads a part that a page needs on the way. If it is lost, the page is reloaded.
 * @throws the error of `load` where the page is not reloaded
 */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  const { pathname } = location;
  try {
    const part = await load();
    partLoaded(name);
    return part;
  } catch (error) {
    await reloadOnce(name, pathname);
    throw error;
  }
}
