import { useCallback } from 'react';
import type { Application, ApplicationFilter, ApplicationStatus } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError, queryOf } from '../../lib/api.ts';
import { changeItem, joinPages, restoreItem, withoutItem } from '../../lib/list.ts';
import { useLoad } from '../../lib/use-load.ts';
import { adminCall } from '../admin-call.ts';

/** The applications loaded so far, newest first. `next` is the URL of those after them, absent when there are none. */
export type Applications = { items: Application[]; next?: string };

/**
 * The applications, page by page, and what can be done with each. The list shows each change without being loaded anew.
 * @param filter must keep its identity between renders
 */
export function useApplications(filter: ApplicationFilter) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Applications> => {
      const { data, next } = await adminCall(endpoints.listApplications, { query: filter, signal });
      return { items: data, next };
    },
    [filter],
  );
  const { state, reload, update } = useLoad<Applications>(load);
  const current = state.status === 'ready' ? state.data : undefined;

  /** @returns how many were added */
  const loadMore = useCallback(async (): Promise<number> => {
    if (current?.next === undefined) return 0;
    const { data, next } = await adminCall(endpoints.listApplications, { query: queryOf(current.next) });
    update((shown) => ({ items: joinPages(shown.items, data), next }));
    return data.length;
  }, [current, update]);

  /** Shown at once, and taken back if the server refuses. */
  const setStatus = useCallback(
    async ({ id, status: before }: Application, status: ApplicationStatus) => {
      const show = (value: ApplicationStatus) =>
        update((shown) => ({ ...shown, items: changeItem(shown.items, id, (item) => ({ ...item, status: value })) }));
      show(status);
      try {
        const { data } = await adminCall(endpoints.updateApplicationStatus, { params: { id }, body: { status } });
        update((shown) => ({ ...shown, items: changeItem(shown.items, id, () => data) }));
      } catch (error) {
        show(before);
        throw error;
      }
    },
    [update],
  );

  /** Goes at once and comes back to its place if the server refuses. One that is gone already is fine. */
  const remove = useCallback(
    async (application: Application) => {
      const before = current?.items ?? [];
      update((shown) => ({ ...shown, items: withoutItem(shown.items, application.id) }));
      try {
        await adminCall(endpoints.deleteApplication, { params: { id: application.id } });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return;
        update((shown) => ({ ...shown, items: restoreItem(shown.items, application, before) }));
        throw error;
      }
    },
    [current, update],
  );

  return { state, reload, loadMore, setStatus, remove };
}
