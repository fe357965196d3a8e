import { z } from 'zod/mini';
import { applicationFilter, bulkIds, dueTimes } from '../../applications/contract/applications.ts';
import { admin, type Endpoint, endpoint } from '../../platform/contract/endpoint.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { choice } from '../../platform/contract/text.ts';
import { contactMessage, messageStatuses } from './contact-messages.ts';

const bulkOutput = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(['done', 'missing', 'held', 'failed']),
      /** The status that the change has replaced. */
      before: z.optional(z.string()),
    }),
  ),
});

export const messageViews = ['unread', ...dueTimes] as const;

const messageFilter = z.object({
  /** Those that nobody has opened, or that are promised an answer by then. The earliest comes first. It applies alone. */
  view: z.optional(z.enum(messageViews)),
  status: z.optional(z.enum(messageStatuses)),
  /** Words to search for in name, email address and subject. The newest comes first. */
  q: applicationFilter.shape.q,
  order: z.optional(z.enum(['oldest'])),
});

/** The calls of staff for messages. */
export const messageEndpoints = {
  listMessages: endpoint('GET', `${admin}/messages`, 'recruiters', {
    query: z.extend(pageQuery, messageFilter.shape),
    output: z.array(contactMessage),
  }),
  setMessageStatus: endpoint('PUT', `${admin}/messages/:id/status`, 'recruiters', {
    body: z.object({ status: choice('Status', messageStatuses) }),
    output: contactMessage,
  }),
  markMessageRead: endpoint('PUT', `${admin}/messages/:id/read`, 'recruiters', {}),
  /** If one change fails, the others are still made. */
  changeMessages: endpoint('POST', `${admin}/messages/bulk`, 'recruiters', {
    body: z.union(
      [
        z.strictObject({ ids: bulkIds, set: choice('Status', messageStatuses) }, staffTexts.invalidBulkAction),
        z.strictObject({ ids: bulkIds, delete: z.literal(true, staffTexts.invalidBulkAction) }, staffTexts.invalidBulkAction),
      ],
      staffTexts.invalidBulkAction,
    ),
    output: bulkOutput,
  }),
  deleteMessage: endpoint('DELETE', `${admin}/messages/:id`, 'recruiters', {}),
} satisfies Record<string, Endpoint>;

export type MessageFilter = z.infer<typeof messageFilter>;
