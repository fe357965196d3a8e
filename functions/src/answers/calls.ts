import { answerEndpoints } from './contract/endpoints.ts';
import { forms } from '../messages/contract/forms.ts';
import { fillTemplate, messageValues } from './contract/replies.ts';
import { answerTexts } from '../platform/contract/answer-texts.ts';
import type { ReplyOutcome, UndoOutcome } from './replies.ts';
import { replyMail } from './notices.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { letterWriter, requireMail } from './telling.ts';
import { submissionId } from '../platform/http/submission-id.ts';

export function mountReplies(mount: Mount, parts: Parts): void {
  const { applicationReplies, messageReplies, mail } = parts;

  mount(answerEndpoints.replyToApplication, async ({ request, params: { id }, body, admin }) => {
    const reply = submissionId(request, admin.username, 'reply', id);
    const { updated_at, template, status, tell = 'now', ...draft } = await body();
    const write = await letterWriter(parts, draft, tell, admin.username);
    const sent = await applicationReplies.send({ id, reply, actor: admin.actor, seen: updated_at }, (application) => ({
      ...write(application),
      template,
      status,
    }));
    return { reply, application: requireSent(sent, applicationRefusals) };
  });

  mount(answerEndpoints.undoApplicationReply, async ({ params: { id, reply }, admin }) =>
    requireUndone(await applicationReplies.takeBack(id, reply, admin.actor)),
  );

  mount(answerEndpoints.replyToMessage, async ({ request, params: { id }, body, admin }) => {
    const reply = submissionId(request, admin.username, 'reply', id);
    const { replies, ...draft } = await body();
    const settings = requireMail(mail);
    const sent = await messageReplies.send({ id, reply, actor: admin.actor, seen: replies }, (message) => {
      const text = fillTemplate(draft, messageValues(message), admin.username);
      return { ...text, mail: replyMail(settings, message.email, id, text) };
    });
    return { reply, message: requireSent(sent, messageRefusals) };
  });

  mount(answerEndpoints.undoMessageReply, async ({ params: { id, reply }, admin }) =>
    requireUndone(await messageReplies.takeBack(id, reply, admin.actor)),
  );
}

export const applicationRefusals = { missing: answerTexts.applicationNotFound, stale: answerTexts.staleApplication };
const messageRefusals = { missing: answerTexts.submissionNotFound(forms.contactMessages.noun), stale: answerTexts.staleMessage };

/** @throws {ApiError} 404, 409 */
export function requireSent<Item>(sent: ReplyOutcome<Item>, { missing, stale }: { missing: string; stale: string }): Item {
  if (sent.outcome === 'missing') throw new ApiError(404, missing);
  if (sent.outcome === 'stale') throw new ApiError(409, stale, {}, { more: { current: sent.item } });
  return sent.item;
}

function requireUndone<Item>(undo: UndoOutcome<Item>): Item {
  if (undo.outcome === 'missing') throw new ApiError(404, answerTexts.replyNotFound);
  if (undo.outcome === 'too late') throw new ApiError(409, answerTexts.replyOnItsWay);
  return undo.item;
}
