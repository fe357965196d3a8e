import { endpoints } from '../contract/endpoints.ts';
import { changesAtOnce, inParallel } from '../in-parallel.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from './endpoint.ts';
import { cursorOf, withNextLink } from './page-link.ts';

export function mountOutbox(mount: Mount, { scheduledMails, failedMails }: Parts): void {
  mount(endpoints.listFailedMails, async ({ request, response, query: { limit, cursor } }) =>
    withNextLink(response, request.originalUrl, await failedMails.page(limit, cursorOf(cursor))),
  );

  mount(endpoints.listScheduled, () => scheduledMails.list());

  mount(endpoints.cancelScheduled, async ({ body, admin }) => {
    const { ids, restore } = await body();
    const cancel = async (id: string) => ((await scheduledMails.cancel(id, admin.actor, restore)) ? [id] : []);
    const cancelled = await inParallel(ids, changesAtOnce, cancel);
    return { ids: cancelled.flat() };
  });
}
