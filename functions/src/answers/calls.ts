import { answerEndpoints } from './contract/endpoints.ts';
import { invalidStatus } from '../applications/contract/applications.ts';
import { fillTemplate, messageValues, openingValues } from './contract/replies.ts';
import { templateEndpoints } from './contract/team-words.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { changeAll } from '../platform/http/change-all.ts';
import { isOpen } from '../jobs/contract/job-closing.ts';
import type { MountCalls } from '../calls.ts';
import { served } from '../platform/contract/paths.ts';
import { ApiError, requireCurrent, requireDone, requireFound, requireMail } from '../platform/http/api-error.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';
import { requireChanged } from '../applications/calls.ts';
import { newMail, privateLink } from '../platform/mail/new-mails.ts';
import { letterWriter, requireReason, tellingOf } from './telling.ts';
import { isStaffStatus } from '../applications/contract/statuses.ts';
import { mountBulkActions } from './bulk-calls.ts';
import { submissionId } from '../platform/http/submission-id.ts';

const mountStatuses: MountCalls = (mount, parts) => {
  mount(answerEndpoints.updateApplicationStatus, async ({ params, body, admin }) => {
    const { status, updated_at, tell, template, reason, undo } = await body();
    const isUndo = updated_at !== undefined && (undo || !isStaffStatus(status));
    if (!isStaffStatus(status) && !isUndo) throw new ApiError(400, invalidStatus);
    if (!isUndo) await requireReason(parts, status, reason);
    const telling = await tellingOf(parts, status, { tell, template }, admin.username);
    const command = { status, basedOn: updated_at, telling, reason, undo: isUndo };
    return requireChanged(await parts.statuses.set(params.id, command, admin.actor));
  });
};

const mountReplies: MountCalls = (mount, parts) => {
  const { applicationReplies, messageReplies, colleagues, mail } = parts;

  mount(answerEndpoints.replyToApplication, async ({ request, params: { id }, body, admin }) => {
    const reply = submissionId(request, admin.username, 'reply', id);
    const { updated_at, template, status, tell = 'now', reason, ...draft } = await body();
    await requireReason(parts, status, reason);
    const write = await letterWriter(parts, { ...draft, template }, tell, admin.username);
    const sent = await applicationReplies.send({ id, reply, actor: admin.actor, seen: updated_at }, (application) => ({
      ...write(application),
      template,
      status,
      reason,
    }));
    return { reply, application: requireChanged(sent) };
  });

  mount(answerEndpoints.undoApplicationReply, async ({ params: { id, reply }, admin }) => {
    const undone = await applicationReplies.takeBack(id, reply, admin.actor);
    return requireDone(undone, undoRefusals).application;
  });

  mount(answerEndpoints.replyToMessage, async ({ request, params: { id }, body, admin }) => {
    const reply = submissionId(request, admin.username, 'reply', id);
    const { replies, ...draft } = await body();
    const { staff } = requireMail(mail);
    const writer = await colleagues.signatureOf(admin.username);
    const sent = await messageReplies.send({ id, reply, actor: admin.actor, seen: replies }, (message) => {
      const text = fillTemplate(draft, messageValues(message), writer);
      return { ...text, mail: { ...newMail('reply', message.email, [id], text), reply_to: staff[0] } };
    });
    const current = sent.outcome === 'missing' ? undefined : sent.message;
    return { reply, message: requireDone(sent, messageRefusals, current).message };
  });

  mount(answerEndpoints.undoMessageReply, async ({ params: { id, reply }, admin }) => {
    const undone = await messageReplies.takeBack(id, reply, admin.actor);
    return requireDone(undone, undoRefusals).message;
  });
};

const mountSuggestions: MountCalls = (mount, { suggestions, jobs, colleagues, mail }) => {
  mount(answerEndpoints.suggestOpening, async ({ body, admin, admitAgain }) => {
    const { ids, job_id, ...draft } = await body();
    const { siteUrl } = requireMail(mail);
    const job = requireFound(await jobs.get(job_id), responseTexts.jobNotFound);
    if (!isOpen(job)) throw new ApiError(410, responseTexts.jobClosed);
    const writer = await colleagues.signatureOf(admin.username);
    const url = siteUrl + served.job.replace(':id', encodeURIComponent(job_id));
    const items = ids.map((id) => ({
      id,
      change: async () => ({
        outcome: await suggestions.send(id, job_id, admin.actor, ({ applicant_name, applicant_email }) => {
          const text = fillTemplate(draft, openingValues(applicant_name, job.title, url), writer);
          return { ...text, mail: { ...newMail('opening', applicant_email, [id], { ...text, opening: url }), ...privateLink() } };
        }),
      }),
    }));
    return { results: await changeAll(items, admitAgain) };
  });
};

const mountOutbox: MountCalls = (mount, { applicationReplies, failedMails }) => {
  mount(answerEndpoints.listFailedMails, async ({ request, response, query: { limit, cursor } }) =>
    withNextLink(response, request.originalUrl, await failedMails.page(limit, cursorOf(cursor))),
  );

  mount(answerEndpoints.listScheduled, () => applicationReplies.scheduled());

  mount(answerEndpoints.cancelScheduled, async ({ body, admin, admitAgain }) => {
    const { ids, restore } = await body();
    const cancel = async (id: string) => ({ outcome: (await applicationReplies.cancel(id, admin.actor, restore)) ? 'done' : 'missing' });
    const items = ids.map((id) => ({ id, change: () => cancel(id) }));
    const results = await changeAll(items, admitAgain);
    return { ids: results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id) };
  });
};

const mountMailTemplates: MountCalls = (mount, { mailTemplates, mail }) => {
  const sends = mail !== undefined;

  mount(answerEndpoints.readMailTemplates, async () => ({ ...(await mailTemplates.read()), sends }));

  mount(templateEndpoints.updateMailTemplates, async ({ body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    return { ...requireCurrent(await mailTemplates.update(input, admin.actor, basedOn)), sends };
  });
};

const messageRefusals = {
  missing: [404, responseTexts.messageNotFound],
  stale: [409, responseTexts.staleMessage],
} as const;

const undoRefusals = { missing: [404, responseTexts.replyNotFound], 'too late': [409, responseTexts.replyOnItsWay] } as const;

export const calls = [mountStatuses, mountBulkActions, mountMailTemplates, mountSuggestions, mountReplies, mountOutbox];
