import type { ContactMessage } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { adminCall } from '../admin-call.ts';
import { type FetchPage, usePages } from '../use-pages.ts';

const fetchPage: FetchPage<ContactMessage> = async (query, signal) => {
  const { data, next } = await adminCall(endpoints.listMessages, { query, signal });
  return { items: data, next };
};

/** The contact messages, page by page, and how they are deleted. */
export function useMessages() {
  const { state, reload, loadMore, refresh, remove } = usePages(fetchPage);
  return {
    state,
    reload,
    loadMore,
    refresh,
    remove: (message: ContactMessage) => remove(message, () => adminCall(endpoints.deleteMessage, { params: { id: message.id } })),
  };
}
