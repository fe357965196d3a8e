import { z } from 'zod/mini';
import { type Form, type FormName, formNames, forms } from './contract/forms.ts';
import type { Parts } from '../parts.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { readJson } from '../platform/http/request-body.ts';
import { contentDigest, submissionId } from '../platform/http/submission-id.ts';
import { validBody } from '../platform/http/validation.ts';

export function mountForms(mount: Mount, parts: Parts): void {
  for (const name of formNames) mountForm(mount, name, parts);
}

function mountForm(mount: Mount, name: FormName, { [name]: store, captcha, limiter, notices, clock }: Parts): void {
  const form: Form = forms[name];
  const { calls, limit, honeypot } = form;
  const sent = { message: form.sent };

  mount(calls.send, async ({ request }) => {
    const solve = await limiter.form(request, name, limit);
    const body = await readJson(request);
    if (honeypot !== undefined && isFilled(body, honeypot)) return sent;
    const id = submissionId(request);
    const { recaptchaToken, ...input } = validBody(calls.send.body, body);
    const content_digest = contentDigest(input);
    // A retry after a lost answer carries a captcha token that has already been used.
    if (await store.has(id, content_digest)) return sent;
    await solve(() => captcha.verify(recaptchaToken));
    await store.create(id, { ...input, content_digest }, notices?.submission(name, id, input, new Date(clock())));
    return sent;
  });
}

function isFilled(body: unknown, field: string): boolean {
  return z.object({ [field]: z.unknown().check(z.refine(Boolean)) }).safeParse(body).success;
}
