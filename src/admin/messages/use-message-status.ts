import { useCallbackRef } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import { useChange } from '../shared/use-local-changes.ts';
import { replaceListed } from '../resource-tab/use-paged-list.ts';
import type { Report } from '../shared/use-report.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery } from '../shared/queries.ts';
import type { Undo } from '../shared/use-undo.ts';

/** Changes the status of a message, shows that at once, and offers to undo it. @returns a stable function, for memoised rows */
export function useMessageStatus(resourceName: string, { report, undo }: { report: Report; undo: Undo }) {
  const client = useQueryClient();
  const change = useChange<ContactMessage>(resourceName);
  const store = async ({ id, status }: ContactMessage) => {
    const { data } = await adminCall(endpoints.updateMessageStatus, { params: { id }, body: { status } });
    await replaceListed(client, resourceName, data);
    return data;
  };

  const set = (message: ContactMessage, status: string, withdrawOffer?: () => void) => {
    const send = async () => {
      try {
        await change({ ...message, status }, store);
      } catch (error) {
        withdrawOffer?.();
        throw error;
      } finally {
        void client.invalidateQueries(countsQuery);
      }
      return messagesTexts.statusChanged(message.name, status);
    };
    void report.run(texts.updateMessageFailed, send, message);
  };

  return useCallbackRef((message: ContactMessage, status: string) => {
    const withdrawOffer = undo.propose({
      text: messagesTexts.statusChanged(message.name, status),
      undo: () => set(message, message.status),
    });
    set(message, status, withdrawOffer);
  });
}
