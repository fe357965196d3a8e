import { randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import type { MountCalls } from '../calls.ts';
import { visitorTexts } from '../platform/contract/visitor-texts.ts';
import { readJson } from '../platform/http/request-body.ts';
import { contentDigest, submissionId } from '../platform/http/submission-id.ts';
import { validBody } from '../platform/http/validation.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { workingDaysLater } from '../platform/contract/office.ts';
import { contactCall, honeypotField, replyWorkingDays } from './contract/contact.ts';
import { messageNotices } from './notices.ts';

const mountContact: MountCalls = (mount, { messages, captcha, limiter, mail, clock }) => {
  mount(contactCall, async ({ request }) => {
    const solve = await limiter.form(request, 'contact', 'contact');
    const body = await readJson(request);
    const now = new Date(clock());
    if (isCaughtInHoneypot(body)) return receipt(randomUUID(), now);
    const id = submissionId(request);
    const { recaptchaToken, ...input } = validBody(contactCall.body, body);
    const content_digest = contentDigest(input);
    // A retry after a lost response carries a captcha token that has already been used.
    if (await messages.has(id, content_digest)) return receipt(id, now);
    await solve(() => captcha.verify(request, recaptchaToken, input.email));
    await messages.create(id, { ...input, content_digest }, mail && messageNotices(mail, id, input, now));
    return receipt(id, now);
  });
};

function receipt(id: string, now: Date) {
  const due_at = workingDaysLater(now, replyWorkingDays).toISOString();
  return { message: visitorTexts.contactSent, reference: referenceOf({ id }), due_at };
}

/** Only robots fill in this field. Their messages are answered and not stored. */
function isCaughtInHoneypot(body: unknown): boolean {
  return z.object({ [honeypotField]: z.unknown().check(z.refine(Boolean)) }).safeParse(body).success;
}

export const calls = [mountContact];
