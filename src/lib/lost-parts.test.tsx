import { beforeEach, expect, it, vi } from 'vitest';
import { loadPart, once, reloadForPage, watchLostParts } from './lost-parts.ts';
import { reloadOnce } from './reload-once.ts';

vi.mock('./reload-once.ts', () => ({ reloadOnce: vi.fn(), partLoaded: vi.fn() }));

const lost = new Error('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.mocked(reloadOnce).mockReset().mockResolvedValue(false);
});

it('reloads a page, once a visit, for an error that Vite has announced, and for no other', async () => {
  watchLostParts();
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }));
  expect(reloadForPage(new Error('another'), 'first')).toBeUndefined();
  expect(reloadForPage(undefined, 'first')).toBeUndefined();
  expect(await reloadForPage(lost, 'first')).toBe(false);
  expect(reloadForPage(lost, 'first')).toBe(reloadForPage(lost, 'first'));
  expect(reloadOnce).toHaveBeenCalledOnce();
  void reloadForPage(lost, 'second');
  expect(reloadOnce).toHaveBeenCalledTimes(2);
});

it('loads a part once, and loses it once', async () => {
  const load = vi.fn(() => Promise.reject(lost));
  const part = once(load);
  await expect(part()).rejects.toBe(lost);
  await expect(part()).rejects.toBe(lost);
  expect(load).toHaveBeenCalledOnce();
});

it('reloads the page for a part that is lost on the way', async () => {
  expect(await loadPart('renewal', () => Promise.resolve(7))).toBe(7);
  expect(reloadOnce).not.toHaveBeenCalled();
  await expect(loadPart('renewal', () => Promise.reject(lost))).rejects.toBe(lost);
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('renewal', location.pathname);
});
