import { chunkLoaded, reloadOnce } from './reload-once.ts';

const chunkErrors = new WeakSet();

/** The last reload that a page's chunk error asked for. */
let pageReload: { locationKey: string; outcome: Promise<false> } | undefined;

/** https://vite.dev/guide/build#load-error-handling */
export function recordChunkErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload));
}

/** Reloads a page after a chunk error. @returns undefined for other errors */
export function reloadForChunkError(error: unknown, locationKey: string): Promise<false> | undefined {
  if (!(error instanceof Error) || !chunkErrors.has(error)) return undefined;
  if (pageReload?.locationKey !== locationKey) pageReload = { locationKey, outcome: reloadOnce('page') };
  return pageReload.outcome;
}

/** Caches an import and its failure: Vite treats a failed style sheet as loaded when retried. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let chunk: Promise<T> | undefined;
  return () => (chunk ??= load());
}

/** Imports a chunk, or reloads the page. @throws the error of `load` if the page is not reloaded */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  const { pathname } = location;
  try {
    const chunk = await load();
    chunkLoaded(name);
    return chunk;
  } catch (error) {
    await reloadOnce(name, pathname);
    throw error;
  }
}
