import { responseTexts } from '../platform/contract/response-texts.ts';
import { messageEndpoints } from './contract/endpoints.ts';
import type { MountCalls } from '../calls.ts';
import { requireFound } from '../platform/http/api-error.ts';
import { changeAll } from '../platform/http/change-all.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';

const mountMessages: MountCalls = (mount, { messages, records }) => {
  mount(messageEndpoints.listMessages, async ({ request, response, query }) => {
    const { limit, cursor, ...filter } = query;
    const page = await messages.page(limit, cursorOf(cursor), filter);
    return withNextLink(response, request.originalUrl, page);
  });

  mount(messageEndpoints.setMessageStatus, async ({ params, body, admin }) => {
    const { status } = await body();
    return requireFound(await messages.setStatus(params.id, status, admin.actor), responseTexts.messageNotFound).message;
  });

  mount(messageEndpoints.markMessageRead, async ({ params }) => {
    requireFound(await messages.markRead(params.id), responseTexts.messageNotFound);
  });

  mount(messageEndpoints.changeMessages, async ({ body, admin: { actor }, admitAgain }) => {
    const { ids, ...action } = await body();
    const change = async (id: string) => {
      if ('delete' in action) return { outcome: (await messages.remove(id, actor)) ? 'done' : 'missing' } as const;
      const changed = await messages.setStatus(id, action.set, actor);
      return changed ? ({ outcome: 'done', before: changed.replaced } as const) : ({ outcome: 'missing' } as const);
    };
    const items = ids.map((id) => ({ id, change: () => change(id) }));
    return { results: await changeAll(await records.unheld('contactMessages', items), admitAgain) };
  });

  mount(messageEndpoints.deleteMessage, async ({ params, admin }) => {
    requireFound(await messages.remove(params.id, admin.actor), responseTexts.messageNotFound);
  });
};

export const calls = [mountMessages];
