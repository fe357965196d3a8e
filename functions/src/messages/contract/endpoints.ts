import { z } from 'zod/mini';
import { applicationFilter, bulkIds, dueTimes } from '../../applications/contract/applications.ts';
import { admin, type Endpoint, endpoint } from '../../platform/contract/endpoint.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { storedText, storedTime, storedTimeOrNull } from '../../platform/contract/stored.ts';
import { choice } from '../../platform/contract/text.ts';

/** The first is that of a new message. */
export const messageStatuses = ['Open', 'Answered'] as const;

/** `from` and `delivery` are those that the message had before. */
const reply = z.object({
  id: z.string(),
  at: storedTime,
  by: storedText,
  subject: storedText,
  text: storedText,
  from: storedText,
  delivery: storedText,
});

export const contactMessage = z.object({
  id: z.string(),
  name: storedText,
  email: storedText,
  subject: storedText,
  message: storedText,
  status: storedText,
  /** Until when an answer is promised. */
  due_at: storedTimeOrNull,
  /** Oldest first. */
  replies: z.catch(z.array(reply), []),
  /** What became of the latest mail to the sender: 'sent', 'failed', or blank. */
  delivery: storedText,
  /** When it came, until somebody has opened it. */
  unread_at: storedTimeOrNull,
  created_at: storedTime,
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
    output: z.object({
      results: z.array(
        z.object({
          id: z.string(),
          outcome: z.enum(['done', 'missing', 'held', 'failed']),
          /** The status that the change has replaced. */
          before: z.optional(z.string()),
        }),
      ),
    }),
  }),
  deleteMessage: endpoint('DELETE', `${admin}/messages/:id`, 'recruiters', {}),
} satisfies Record<string, Endpoint>;

export type MessageFilter = z.infer<typeof messageFilter>;
export type MessageStatus = (typeof messageStatuses)[number];
export type ContactMessage = z.infer<typeof contactMessage>;
