import { answerEndpoints } from './contract/endpoints.ts';
import { fillTemplate, messageValues } from './contract/replies.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { replyMail } from './notices.ts';
import type { Parts } from '../parts.ts';
import { requireDone } from '../platform/http/require-done.ts';
import { applicationRefusals, currentOf } from '../applications/calls.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { letterWriter, requireMail } from './telling.ts';
import { submissionId } from '../platform/http/submission-id.ts';

export function mountReplies(mount: Mount, parts: Parts): void {
  const { applicationReplies, messageReplies, mail } = parts;

  mount(answerEndpoints.replyToApplication, async ({ request, params: { id }, body, admin }) => {
    const reply = submissionId(request, admin.username, 'reply', id);
    const { updated_at, template, status, tell = 'now', interview, ...draft } = await body();
    const write = await letterWriter(parts, draft, tell, admin.username);
    const sent = await applicationReplies.send({ id, reply, actor: admin.actor, seen: updated_at }, (application) => ({
      ...write(application),
      template,
      status,
      fate: interview,
    }));
    return { reply, application: requireDone(sent, applicationRefusals, currentOf(sent)).application };
  });

  mount(
    answerEndpoints.undoApplicationReply,
    async ({ params: { id, reply }, admin }) =>
      requireDone(await applicationReplies.takeBack(id, reply, admin.actor), undoRefusals).application,
  );

  mount(answerEndpoints.replyToMessage, async ({ request, params: { id }, body, admin }) => {
    const reply = submissionId(request, admin.username, 'reply', id);
    const { replies, ...draft } = await body();
    const settings = requireMail(mail);
    const sent = await messageReplies.send({ id, reply, actor: admin.actor, seen: replies }, (message) => {
      const text = fillTemplate(draft, messageValues(message), admin.username);
      return { ...text, mail: replyMail(settings, message.email, id, text) };
    });
    const current = sent.outcome === 'missing' ? undefined : sent.message;
    return { reply, message: requireDone(sent, messageRefusals, current).message };
  });

  mount(
    answerEndpoints.undoMessageReply,
    async ({ params: { id, reply }, admin }) => requireDone(await messageReplies.takeBack(id, reply, admin.actor), undoRefusals).message,
  );
}

const messageRefusals = {
  missing: [404, responseTexts.messageNotFound],
  stale: [409, responseTexts.staleMessage],
} as const;

const undoRefusals = { missing: [404, responseTexts.replyNotFound], 'too late': [409, responseTexts.replyOnItsWay] } as const;
