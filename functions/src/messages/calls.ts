import { answerTexts } from '../platform/contract/answer-texts.ts';
import { type Form, type FormName, formNames, forms } from './contract/forms.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { changeAll } from '../applications/bulk-calls.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';

export function mountSubmissions(mount: Mount, parts: Parts): void {
  for (const name of formNames) mountSubmissionsOf(mount, name, parts);
}

function mountSubmissionsOf(mount: Mount, name: FormName, { [name]: store }: Parts): void {
  const { calls, noun }: Form = forms[name];
  const notFound = () => new ApiError(404, answerTexts.submissionNotFound(noun));

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
