import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Page } from '#contract/paging.ts';
import { limits } from '#contract/limits.ts';
import { ApiError, queryOf } from '../lib/api.ts';
import { changeItem, joinPages, mergeNewest, restoreItem, withoutItem } from '../lib/list.ts';
import { useLoad } from '../lib/use-load.ts';

type Item = { id: string };

/** How many items are asked for after the first page. */
const furtherPage = 50;

/**
 * @param query the list's own query, of one page
 * @returns that page; `next` is the URL of the page after it
 */
export type FetchPage<T> = (query: Record<string, string | number>, signal?: AbortSignal) => Promise<Page<T>>;

/**
 * A list that the server gives page by page, newest first. It shows each change without being loaded anew.
 * @param fetchPage must keep its identity between renders
 */
export function usePages<T extends Item>(fetchPage: FetchPage<T>) {
  const load = useCallback((signal: AbortSignal) => fetchPage({}, signal), [fetchPage]);
  const { state, reload, update } = useLoad<Page<T>>(load);
  const shown = state.status === 'ready' ? state.data : undefined;
  // What a retry of an earlier attempt goes on from too. Set before anybody can press what is shown: an effect would run later.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  // An answer that was on its way while somebody acted may lack that act.
  const acts = useRef({ begun: 0, running: 0 });

  const act = useCallback(async <Result>(action: () => Promise<Result>): Promise<Result> => {
    acts.current.begun += 1;
    acts.current.running += 1;
    try {
      return await action();
    } finally {
      acts.current.running -= 1;
    }
  }, []);

  /** @returns how many were added */
  const loadMore = useCallback(
    // An act: a list that was replaced meanwhile would have a gap before what is added.
    () =>
      act(async () => {
        const cursor = latest.current?.next;
        if (cursor === undefined) return 0;
        const { items, next } = await fetchPage({ ...queryOf(cursor), limit: furtherPage });
        update((now) => ({ items: joinPages(now.items, items), next }));
        return items.length;
      }),
    [act, fetchPage, update],
  );

  /** Takes in what is new, changed or gone among the newest, and leaves those further down. Rejects when that fails. */
  const refresh = useCallback(async (): Promise<void> => {
    const { begun, running } = acts.current;
    if (!shown || running > 0) return;
    const limit = Math.min(Math.max(shown.items.length, limits.pageSize), limits.pageSizeMax);
    const newest = await fetchPage({ limit });
    if (acts.current.begun === begun) update((now) => mergeNewest(now, newest));
  }, [fetchPage, shown, update]);

  /**
   * Shown at once, and taken back if the server refuses.
   * @param send resolves with the item as the server has it then
   */
  const change = useCallback(
    (before: T, after: T, send: () => Promise<T>) =>
      act(async () => {
        const show = (item: T) => update((now) => ({ ...now, items: changeItem(now.items, before.id, () => item) }));
        show(after);
        try {
          show(await send());
        } catch (error) {
          show(before);
          throw error;
        }
      }),
    [act, update],
  );

  /** Goes at once and comes back to its place if the server refuses. One that is gone already is fine. */
  const remove = useCallback(
    (item: T, send: () => Promise<unknown>) =>
      act(async () => {
        const before = shown?.items ?? [];
        update((now) => ({ ...now, items: withoutItem(now.items, item.id) }));
        try {
          await send();
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return;
          update((now) => ({ ...now, items: restoreItem(now.items, item, before) }));
          throw error;
        }
      }),
    [act, shown, update],
  );

  return { state, reload, loadMore, refresh, change, remove };
}
