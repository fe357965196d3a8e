import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '../../../tests/component/server.ts';
import { chunkLoaded, reloadedFor, reloadOnce, reloadToStart } from './reload-once.ts';

/** Answers the request that checks whether the server can be reached. */
const fetchMock = vi.fn<typeof fetch>();
let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  history.replaceState(null, '', '/careers');
  document.body.innerHTML = '';
  fetchMock.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetchMock);
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
});

const waitForReload = () => vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());

describe('reloadOnce', () => {
  it('reloads the page once until the chunk has loaded', async () => {
    void reloadOnce('page');
    await waitForReload();
    expect(reloadedFor()).toBe('page');
    expect(await reloadOnce('page')).toBe(false);
    expect(await reloadOnce('renewal')).toBe(false);
    expect(reload).toHaveBeenCalledOnce();

    chunkLoaded('renewal');
    expect(reloadedFor()).toBe('page');
    chunkLoaded('page');
    void reloadOnce('page');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('keeps the router’s history state, and allows a reload of another page', async () => {
    history.replaceState({ key: 'one', reloadedFor: 'page' }, '');
    history.pushState({ key: 'two' }, '', '/about');
    void reloadOnce('page');
    await waitForReload();
    expect(history.state).toEqual({ key: 'two', reloadedFor: 'page' });
  });

  it.each([
    ['cannot be reached', unreachable],
    ['is out of order', () => new Response(null, { status: 503 })],
  ])('does not reload while the server %s', async (_, answer) => {
    fetchMock.mockImplementation(async () => Promise.resolve(answer()));
    expect(await reloadOnce('page')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(reloadedFor()).toBeUndefined();
  });

  it('does not reload once the visitor has gone to another page', async () => {
    const outcome = reloadOnce('page');
    history.pushState(null, '', '/about');
    expect(await outcome).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload if the browser blocks storage', async () => {
    const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Not allowed', 'SecurityError');
    });
    expect(await reloadOnce('page')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    storage.mockRestore();
  });
});

it('reloadToStart waits until the server answers', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(unreachable);
  void reloadToStart();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  fetchMock.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledOnce();
});
