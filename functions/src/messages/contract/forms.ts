import type { z } from 'zod/mini';
import type { DueTime } from '../../applications/contract/applications.ts';
import { contactCall, contactInput, honeypotField } from './contact.ts';
import { contactMessage, messageStatuses } from './contact-messages.ts';
import type { acknowledgement, Endpoint } from '../../platform/contract/endpoint.ts';
import { retention } from '../../platform/contract/retention.ts';
import { submissionCalls } from './submission-calls.ts';
import { visitorTexts } from '../../platform/contract/visitor-texts.ts';

export type SubmissionFilter = {
  due?: DueTime | undefined;
  status?: string | undefined;
  q?: string | undefined;
  order?: 'oldest' | undefined;
};

export type Form = {
  record: z.ZodMiniType<{ id: string; created_at: string; due_at: string | null }>;
  /** The first is the status of a new submission. The dashboard counts the submissions that still have it. */
  statuses: readonly [initial: string, ...others: string[]];
  /** How long submissions are kept. */
  months: number;
  /** How long the sender waits for an answer at most, in working days. */
  replyWorkingDays: number;
  /** Which of the rate limits in the settings applies to each sender. */
  limit: 'apply' | 'contact';
  calls: {
    send: Endpoint & { body: z.ZodMiniType<{ recaptchaToken: string }>; output: typeof acknowledgement };
    list: Endpoint & {
      query: z.ZodMiniType<SubmissionFilter & { limit: number; cursor?: string | undefined }>;
      output: z.ZodMiniType;
    };
    setStatus: Endpoint & { path: `${string}/:id/status`; body: z.ZodMiniType<{ status: string }>; output: z.ZodMiniType };
    change: Endpoint & { body: z.ZodMiniType<{ ids: string[] } & ({ set: string } | { delete: true })>; output: z.ZodMiniType };
    remove: Endpoint & { path: `${string}/:id` };
  };
  /** Takes from the input what the mail to staff says, and the address for the sender's confirmation. */
  mail: z.ZodMiniType<{ name: string; email: string; subject: string; message: string }>;
  /** What staff call a submission, in lower case. The texts of the dashboard are made from it. */
  noun: string;
  /** Names the tab of the dashboard that lists the submissions, in addresses. The mail to staff links to it. */
  tab: string;
  /** What the sender reads once it is stored. */
  sent: string;
  /** A hidden field that only robots fill in. Their submissions are answered and not stored. */
  honeypot?: string;
};

/** The public forms, by the collection that stores their submissions. */
export const forms = {
  contactMessages: {
    record: contactMessage,
    statuses: messageStatuses,
    months: retention.months,
    replyWorkingDays: 2,
    limit: 'contact',
    calls: { send: contactCall, ...submissionCalls('messages', contactMessage, messageStatuses) },
    mail: contactInput,
    noun: 'message',
    tab: 'messages',
    sent: visitorTexts.contactSent,
    honeypot: honeypotField,
  },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

export const formNames = Object.keys(forms) as FormName[];

export type FormTab = (typeof forms)[FormName]['tab'];

/** @returns something about each form, by the form's tab */
export function byTab<Value>(valueOf: (form: FormName) => Value): Record<FormTab, Value> {
  return Object.fromEntries(formNames.map((name) => [forms[name].tab, valueOf(name)])) as Record<FormTab, Value>;
}
