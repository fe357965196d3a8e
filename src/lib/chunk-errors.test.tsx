import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('./reload-once.ts', () => ({ reloadOnce: vi.fn(), chunkLoaded: vi.fn() }));
// Another file may have loaded the real ones.
vi.resetModules();
const { reloadOnce } = await import('./reload-once.ts');
const { loadChunk, loadOnce, reloadForChunkError, recordChunkErrors } = await import('./chunk-errors.ts');

const chunkError = new Error('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.mocked(reloadOnce).mockReset().mockResolvedValue(false);
});

it('reloads a page once per location, only for errors that Vite reported', async () => {
  recordChunkErrors();
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: chunkError }));
  expect(reloadForChunkError(new Error('another'), 'first')).toBeUndefined();
  expect(reloadForChunkError(undefined, 'first')).toBeUndefined();
  expect(await reloadForChunkError(chunkError, 'first')).toBe(false);
  expect(reloadForChunkError(chunkError, 'first')).toBe(reloadForChunkError(chunkError, 'first'));
  expect(reloadOnce).toHaveBeenCalledOnce();
  void reloadForChunkError(chunkError, 'second');
  expect(reloadOnce).toHaveBeenCalledTimes(2);
});

it('caches an import and its failure', async () => {
  const load = vi.fn(() => Promise.reject(chunkError));
  const loadCached = loadOnce(load);
  await expect(loadCached()).rejects.toBe(chunkError);
  await expect(loadCached()).rejects.toBe(chunkError);
  expect(load).toHaveBeenCalledOnce();
});

it('reloads the page when a chunk cannot be loaded', async () => {
  expect(await loadChunk('renewal', () => Promise.resolve(7))).toBe(7);
  expect(reloadOnce).not.toHaveBeenCalled();
  await expect(loadChunk('renewal', () => Promise.reject(chunkError))).rejects.toBe(chunkError);
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('renewal', location.pathname);
});
