import { endpoints } from '../contract/endpoints.ts';
import { texts } from '../contract/texts.ts';
import { adminActor } from '../data/audit.ts';
import type { ContactMessageStore } from '../data/contact-messages.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';
import { cursorOf, withNextLink } from './page-link.ts';

export function mountContactMessages(mount: Mount, parts: { contactMessages: ContactMessageStore }): void {
  const { contactMessages } = parts;

  mount(endpoints.listMessages, async ({ request, response, query }) => {
    const page = await contactMessages.page(query.limit, cursorOf(query.cursor));
    return withNextLink(response, request.originalUrl, page);
  });

  mount(endpoints.deleteMessage, async ({ params, admin }) => {
    if (!(await contactMessages.remove(params.id, adminActor(admin)))) throw new ApiError(404, texts.messageNotFound);
  });
}
