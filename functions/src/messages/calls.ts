import { z } from 'zod/mini';
import { answerTexts } from '../platform/contract/answer-texts.ts';
import { type Form, type FormName, formNames, forms } from './contract/forms.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { changeAll } from '../applications/bulk-calls.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';
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
  const notFound = () => new ApiError(404, answerTexts.submissionNotFound(form.noun));

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

  mount(calls.list, async ({ request, response, query }) => {
    const { limit, cursor, ...filter } = query;
    const page = await store.page(limit, cursorOf(cursor), filter);
    return withNextLink<unknown>(response, request.originalUrl, page);
  });

  mount(calls.setStatus, async ({ params, body, admin }) => {
    const { status } = await body();
    const change = await store.setStatus(params.id, status, admin.actor);
    if (!change) throw notFound();
    return change.submission;
  });

  mount(calls.change, async ({ body, admin: { actor }, admitAgain }) => {
    const { ids, ...action } = await body();
    const change = async (id: string) => {
      if ('delete' in action) return { outcome: (await store.remove(id, actor)) ? 'done' : 'missing' };
      const changed = await store.setStatus(id, action.set, actor);
      return changed ? { outcome: 'done', before: changed.replaced } : { outcome: 'missing' };
    };
    const items = ids.map((id) => ({ id, change: () => change(id) }));
    return { results: await changeAll(items, admitAgain) };
  });

  mount(calls.remove, async ({ params, admin }) => {
    if (!(await store.remove(params.id, admin.actor))) throw notFound();
  });
}

function isFilled(body: unknown, field: string): boolean {
  return z.object({ [field]: z.unknown().check(z.refine(Boolean)) }).safeParse(body).success;
}
