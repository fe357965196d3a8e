import { beforeEach, expect, it, vi } from 'vitest';
import { loadChunk, loadOnce, reloadForChunkError, recordChunkErrors } from './chunk-errors.ts';
import { reloadOnce } from './reload-once.ts';

vi.mock('./reload-once.ts', () => ({ reloadOnce: vi.fn(), chunkLoaded: vi.fn() }));

const lost = new Error('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.mocked(reloadOnce).mockReset().mockResolvedValue(false);
});

it('reloads a page once per location, only for errors that Vite reported', async () => {
  recordChunkErrors();
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }));
  expect(reloadForChunkError(new Error('another'), 'first')).toBeUndefined();
  expect(reloadForChunkError(undefined, 'first')).toBeUndefined();
  expect(await reloadForChunkError(lost, 'first')).toBe(false);
  expect(reloadForChunkError(lost, 'first')).toBe(reloadForChunkError(lost, 'first'));
  expect(reloadOnce).toHaveBeenCalledOnce();
  void reloadForChunkError(lost, 'second');
  expect(reloadOnce).toHaveBeenCalledTimes(2);
});

it('caches an import and its failure', async () => {
  const load = vi.fn(() => Promise.reject(lost));
  const part = loadOnce(load);
  await expect(part()).rejects.toBe(lost);
  await expect(part()).rejects.toBe(lost);
  expect(load).toHaveBeenCalledOnce();
});

it('reloads the page when a chunk cannot be loaded', async () => {
  expect(await loadChunk('renewal', () => Promise.resolve(7))).toBe(7);
  expect(reloadOnce).not.toHaveBeenCalled();
  await expect(loadChunk('renewal', () => Promise.reject(lost))).rejects.toBe(lost);
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('renewal', location.pathname);
});
