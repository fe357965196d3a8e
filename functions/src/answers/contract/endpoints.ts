import { z } from 'zod/mini';
import { application, assignee, bulkIds, bulkList, documentId, ifStale, invalidStatus } from '../../applications/contract/applications.ts';
import { applicationTemplates, staffStatuses, tellingTemplate } from '../../applications/contract/statuses.ts';
import { contactMessage } from '../../messages/contract/endpoints.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { failedMail } from '../../platform/contract/failed-mails.ts';
import { limits } from '../../platform/contract/limits.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { requiredVersion, storedText, storedTime, version } from '../../platform/contract/stored.ts';
import { choice, text } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';
import { mailTimes, rejection, type Tell } from './answers.ts';
import { applicationReplied, applicationText, mailTemplates, messageText, openingText } from './replies.ts';

/** Only some statuses have to be told. */
const isTellable = (status: string, tell?: Tell) => tell === undefined || tellingTemplate(status) !== undefined;

/** A status of staff, or the one that the named version replaced: the handler checks it. */
const statusInput = z
  .object({
    status: text(limits.choiceBytes, invalidStatus).check(z.minLength(1, texts.requiredFields)),
    updated_at: version,
    ...rejection.shape,
    /** Takes back the change that replaced this status or its answer, and led to this version. */
    undo: z.optional(z.boolean(texts.expectedFlag)),
  })
  .check(z.refine(({ status, tell }) => isTellable(status, tell), staffTexts.invalidTell));

const { invalidBulkAction } = staffTexts;

const chosen = {
  ids: bulkIds,
  /** The versions seen. Another one is 'stale', or 'done' if it has the status already. */
  versions: z.optional(bulkList(z.object({ id: documentId, updated_at: version }, invalidBulkAction), ({ id }) => id)),
};

const bulkResult = z.object(
  {
    id: documentId,
    outcome: z.enum(['done', 'missing', 'stale', 'held', 'no address', 'failed'], invalidBulkAction),
    /** The new version if 'done', the current one if 'stale'. Absent if gone or failed. */
    updated_at: version,
    before: z.optional(z.union([z.object({ status: text(limits.choiceBytes) }), z.object({ assignee })], invalidBulkAction)),
    /** An interview was canceled with the change, which nothing takes back. */
    ended: z.optional(z.boolean()),
  },
  invalidBulkAction,
);

/** `restore` takes the results of an earlier bulk action. Those without `before` are left out. */
const bulkInput = z.union(
  [
    z
      .strictObject({ ...chosen, set: choice('Status', staffStatuses), ...rejection.shape }, invalidBulkAction)
      .check(z.refine(({ set, tell }) => isTellable(set, tell), staffTexts.invalidTell)),
    z.strictObject({ ...chosen, assign: assignee }, invalidBulkAction),
    z.strictObject({ ...chosen, delete: z.literal(true, invalidBulkAction) }, invalidBulkAction),
    z.strictObject({ restore: bulkList(bulkResult, ({ id }) => id) }, invalidBulkAction),
  ],
  invalidBulkAction,
);

/** `updated_at` is the version seen. Without `status`, it stays. `tell`: when the mail leaves. */
const applicationReply = z.extend(applicationText, {
  template: choice('Template', applicationTemplates),
  status: z.optional(choice('Status', staffStatuses)),
  tell: z.optional(choice('Time', mailTimes)),
  reason: rejection.shape.reason,
  updated_at: requiredVersion,
});

/** `replies` is how many replies the writer has seen. */
const messageReply = z.extend(messageText, {
  replies: z.int({ error: texts.invalidVersion }).check(z.minimum(0, texts.invalidVersion)),
});

/** Tells those who asked to be kept for later openings about one that is open. */
export const suggestionDraft = z.extend(openingText, { job_id: documentId });

/** 'already': was told of this job, or applied for it. 'not kept': has not asked for it, or no longer. */
const suggestionOutcomes = ['done', 'already', 'not kept', 'missing', 'failed'] as const;

/** A mail about an application that waits for the time that staff have chosen. */
const scheduledMail = z.object({
  id: z.string(),
  application: z.string(),
  applicant_name: storedText,
  job_id: storedText,
  job_title: storedText,
  subject: storedText,
  /** When it leaves. */
  at: storedTime,
});

export const staleMessage = z.object({ error: z.string(), current: contactMessage });

/** The calls of staff for statuses, replies, their templates, and mails that wait. */
export const answerEndpoints = {
  /** 409 for an old version, unless it has this status. */
  updateApplicationStatus: endpoint('PUT', `${admin}/applications/:id/status`, 'recruiters', {
    body: statusInput,
    output: application,
    refusals: ifStale,
  }),
  /** If one change fails, the others are still made. */
  changeApplications: endpoint('POST', `${admin}/applications/bulk`, 'recruiters', {
    body: bulkInput,
    output: z.object({ results: z.array(bulkResult) }),
  }),
  readMailTemplates: endpoint('GET', `${admin}/mail-templates`, 'recruiters', { output: mailTemplates }),
  /** Mails each person once about each job. Responds with 410 if the job is closed. */
  suggestOpening: endpoint('POST', `${admin}/application-invitations`, 'recruiters', {
    body: z.extend(suggestionDraft, { ids: bulkIds }),
    output: z.object({ results: z.array(z.object({ id: z.string(), outcome: z.enum(suggestionOutcomes) })) }),
  }),
  replyToApplication: endpoint('POST', `${admin}/applications/:id/reply`, 'recruiters', {
    status: 201,
    body: applicationReply,
    output: applicationReplied,
    refusals: ifStale,
  }),
  /** Restores the status, unless it has changed since. Answers 409 once the mail is on its way. */
  undoApplicationReply: endpoint('DELETE', `${admin}/applications/:id/reply/:reply`, 'recruiters', { output: application }),
  /** Mails that wait for the time that staff have chosen, the next first. */
  listScheduled: endpoint('GET', `${admin}/scheduled`, 'recruiters', { output: z.array(scheduledMail) }),
  /** Newest first. */
  listFailedMails: endpoint('GET', `${admin}/failed-mails`, 'recruiters', { query: pageQuery, output: z.array(failedMail) }),
  /** The applicants stay without an answer. Mails on their way, or gone, are left out. */
  cancelScheduled: endpoint('DELETE', `${admin}/scheduled`, 'recruiters', {
    status: 200,
    /** With `restore`, applications get back the status that they had before the mail. */
    body: z.object({ ids: bulkIds, restore: z.optional(z.boolean(texts.expectedFlag)) }),
    output: z.object({ ids: z.array(z.string()) }),
  }),
  /** 409 if somebody else has replied meanwhile. */
  replyToMessage: endpoint('POST', `${admin}/messages/:id/reply`, 'recruiters', {
    status: 201,
    body: messageReply,
    output: z.object({ reply: z.string(), message: contactMessage }),
    refusals: { 409: staleMessage },
  }),
  /** Takes the latest reply back. Answers 409 once the mail is on its way. */
  undoMessageReply: endpoint('DELETE', `${admin}/messages/:id/reply/:reply`, 'recruiters', { output: contactMessage }),
} satisfies Record<string, Endpoint>;

export type BulkInput = z.infer<typeof bulkInput>;
export type BulkResult = z.infer<typeof bulkResult>;
export type ScheduledMail = z.infer<typeof scheduledMail>;
export type SuggestionDraft = z.infer<typeof suggestionDraft>;
export type SuggestionOutcome = (typeof suggestionOutcomes)[number];
