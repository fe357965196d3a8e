import type { z } from 'zod/mini';
import { contactMessage, honeypotField, messageStatuses } from './contact-messages.ts';
import { type acknowledgement, type Endpoint, endpoints } from './endpoints.ts';
import { retention } from './retention.ts';
import { texts } from './texts.ts';

export type Form = {
  /** A submission as stored. */
  record: z.ZodMiniType<{ id: string }>;
  /** A new submission has the first status. The dashboard counts those that still have it. */
  statuses: readonly [open: string, ...others: string[]];
  /** How many months a submission is kept. */
  months: number;
  /** The limit in the function's settings for the submissions of one client. */
  attempts: 'contact';
  calls: {
    send: Endpoint & { body: z.ZodMiniType<{ recaptchaToken: string }>; output: typeof acknowledgement };
    list: Endpoint & { query: z.ZodMiniType<{ limit: number; cursor?: string | undefined; status?: string | undefined }>; output: z.ZodMiniType };
    setStatus: Endpoint & { path: `${string}/:id/status`; body: z.ZodMiniType<{ status: string }>; output: z.ZodMiniType };
    remove: Endpoint & { path: `${string}/:id` };
  };
  texts: {
    /** The answer to a visitor. */
    sent: string;
    /** The text of a 404. */
    notFound: string;
  };
  /** The name of a hidden field that only robots fill in. Their submissions are answered as usual and not stored. */
  honeypot?: string;
};

/**
 * Public forms that the function treats alike, by collection. Staff read the submissions in tabs of the dashboard.
 * The mails that a submission causes are in mail/notices.ts, under the same name.
 */
export const forms = {
  contactMessages: {
    record: contactMessage,
    statuses: messageStatuses,
    months: retention.months,
    attempts: 'contact',
    calls: {
      send: endpoints.sendMessage,
      list: endpoints.listMessages,
      setStatus: endpoints.updateMessageStatus,
      remove: endpoints.deleteMessage,
    },
    texts: { sent: texts.contactSent, notFound: texts.messageNotFound },
    honeypot: honeypotField,
  },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

export const formNames = Object.keys(forms) as FormName[];
