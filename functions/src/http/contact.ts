import { z } from 'zod/mini';
import { honeypotField } from '../contract/contact-messages.ts';
import { endpoints } from '../contract/endpoints.ts';
import { texts } from '../contract/texts.ts';
import type { ContactMessageStore } from '../data/contact-messages.ts';
import type { Captcha } from './captcha.ts';
import type { Mount } from './endpoint.ts';
import { readJson } from './json.ts';
import type { Limiter } from './limiter.ts';
import { contentDigest, submissionId } from './submission-id.ts';
import { validBody } from './validation.ts';

type Parts = { contactMessages: ContactMessageStore; captcha: Captcha; limiter: Limiter };

export function mountContact(mount: Mount, { contactMessages, captcha, limiter }: Parts): void {
  const sent = { message: texts.contactSent };

  mount(endpoints.sendMessage, async ({ request }) => {
    await limiter.message(request);
    const body = await readJson(request);
    if (isHoneypotFilled(body)) return sent;
    const id = submissionId(request);
    const { recaptchaToken, ...input } = validBody(endpoints.sendMessage.body, body);
    const content_digest = contentDigest(input);
    // A retry after a lost answer carries a captcha token that has already been used.
    if (await contactMessages.has(id, content_digest)) return sent;
    await captcha.verify(recaptchaToken);
    await contactMessages.create(id, { ...input, content_digest });
    return sent;
  });
}

const filledHoneypot = z.object({ [honeypotField]: z.unknown().check(z.refine(Boolean)) });

function isHoneypotFilled(body: unknown): boolean {
  return filledHoneypot.safeParse(body).success;
}
