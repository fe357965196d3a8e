import { answerEndpoints } from './contract/endpoints.ts';
import type { Parts } from '../parts.ts';
import { changeAll } from '../applications/bulk-calls.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';

export function mountOutbox(mount: Mount, { scheduledMails, failedMails }: Parts): void {
  mount(answerEndpoints.listFailedMails, async ({ request, response, query: { limit, cursor } }) =>
    withNextLink(response, request.originalUrl, await failedMails.page(limit, cursorOf(cursor))),
  );

  mount(answerEndpoints.listScheduled, () => scheduledMails.list());

  mount(answerEndpoints.cancelScheduled, async ({ body, admin, admitAgain }) => {
    const { ids, restore } = await body();
    const cancel = async (id: string) => ({ outcome: (await scheduledMails.cancel(id, admin.actor, restore)) ? 'done' : 'missing' });
    const items = ids.map((id) => ({ id, change: () => cancel(id) }));
    const results = await changeAll(items, admitAgain);
    return { ids: results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id) };
  });
}
