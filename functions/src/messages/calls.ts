import { responseTexts } from '../platform/contract/response-texts.ts';
import { messageEndpoints } from './contract/endpoints.ts';
import type { Calls, MountCalls } from '../calls.ts';
import type { Actor } from '../platform/audited.ts';
import { HeldError } from '../platform/errors.ts';
import { requireFound } from '../platform/http/api-error.ts';
import { changeAll } from '../platform/http/change-all.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';

const mountMessages: MountCalls = (mount, { messages }) => {
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

  async function remove(id: string, actor: Actor) {
    try {
      return { outcome: (await messages.remove(id, actor)) ? 'done' : 'missing' } as const;
    } catch (error) {
      if (error instanceof HeldError) return { outcome: 'held' } as const;
      throw error;
    }
  }

  mount(messageEndpoints.changeMessages, async ({ body, admin: { actor }, admitAgain }) => {
    const { ids, ...action } = await body();
    const change = async (id: string) => {
      if ('delete' in action) return remove(id, actor);
      const changed = await messages.setStatus(id, action.set, actor);
      return changed ? ({ outcome: 'done', before: changed.replaced } as const) : ({ outcome: 'missing' } as const);
    };
    const items = ids.map((id) => ({ id, change: () => change(id) }));
    return { results: await changeAll(items, admitAgain) };
  });

  mount(messageEndpoints.deleteMessage, async ({ params, admin }) => {
    requireFound(await messages.remove(params.id, admin.actor), responseTexts.messageNotFound);
  });
};

export const calls: Calls = { endpoints: messageEndpoints, mounts: [mountMessages] };
