import { failedMail } from '../../platform/contract/failed-mails.ts';
import { z } from 'zod/mini';
import {
  application,
  applicationStatusInput,
  bulkInput,
  bulkList,
  bulkOutput,
  documentId,
  ifStale,
  scheduledMail,
} from '../../applications/contract/applications.ts';
import { contactMessage } from '../../messages/contract/contact-messages.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { texts } from '../../platform/contract/texts.ts';
import {
  applicationReplied,
  applicationReply,
  mailTemplates,
  messageReplied,
  messageReply,
  staleMessage,
  suggestionInput,
  suggestionOutput,
} from './replies.ts';

/** The calls of staff for statuses, replies, their templates, and mails that wait. */
export const answerEndpoints = {
  /** 409 for an old version, unless it has this status. */
  updateApplicationStatus: endpoint('PUT', `${admin}/applications/:id/status`, 'recruiters', {
    body: applicationStatusInput,
    output: application,
    refusals: ifStale,
  }),
  /** If one change fails, the others are still made. */
  changeApplications: endpoint('POST', `${admin}/applications/bulk`, 'recruiters', { body: bulkInput, output: bulkOutput }),
  readMailTemplates: endpoint('GET', `${admin}/mail-templates`, 'recruiters', { output: mailTemplates }),
  /** Mails each person once about each job. Responds with 410 if the job is closed. */
  suggestOpening: endpoint('POST', `${admin}/application-invitations`, 'recruiters', { body: suggestionInput, output: suggestionOutput }),
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
    body: z.object({ ids: bulkList(documentId, (id) => id), restore: z.optional(z.boolean(texts.expectedFlag)) }),
    output: z.object({ ids: z.array(z.string()) }),
  }),
  /** 409 if somebody else has replied meanwhile. */
  replyToMessage: endpoint('POST', `${admin}/messages/:id/reply`, 'recruiters', {
    status: 201,
    body: messageReply,
    output: messageReplied,
    refusals: { 409: staleMessage },
  }),
  /** Takes the latest reply back. Answers 409 once the mail is on its way. */
  undoMessageReply: endpoint('DELETE', `${admin}/messages/:id/reply/:reply`, 'recruiters', { output: contactMessage }),
} satisfies Record<string, Endpoint>;
