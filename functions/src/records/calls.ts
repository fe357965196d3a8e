import { extname } from 'node:path';
import { referenceOf } from '../applications/contract/applications.ts';
import { fileNameOf } from '../applications/resumes.ts';
import type { Calls } from '../calls.ts';
import type { Parts } from '../parts.ts';
import { escapeMarkup } from '../platform/contract/markup.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';
import { recordEndpoints } from './contract/records.ts';

function mountHolds(mount: Mount, { records }: Parts): void {
  mount(recordEndpoints.listHolds, ({ admin: { role } }) => records.list(role === 'admin'));

  mount(recordEndpoints.putHold, async ({ params: { kind, id }, body, admin }) => {
    const { reason } = await body();
    requireFound(await records.place(kind, id, reason, admin.actor));
  });

  mount(recordEndpoints.liftHold, async ({ params: { kind, id }, admin }) => requireFound(await records.lift(kind, id, admin.actor)));
}

function mountSealed(mount: Mount, { persons, records, resumes }: Parts): void {
  mount(recordEndpoints.listSealed, async ({ request, response, query: { limit, cursor, person } }) =>
    withNextLink(response, request.originalUrl, await records.sealedPage(person, limit, cursorOf(cursor))),
  );

  mount(recordEndpoints.listStored, ({ query: { who } }) => persons.storedAbout(who));

  mount(recordEndpoints.openSealed, async ({ params: { id }, body, admin, response }) => {
    const { reason } = await body();
    const opened = await records.openSealed(id, reason, admin.actor);
    if (!opened) throw new ApiError(404, responseTexts.applicationNotFound);
    const { record, resume_path } = opened;
    const resume = resume_path === '' ? undefined : await resumes.read(fileNameOf(resume_path));
    const mailed = await Promise.all((await resumes.namesIn(`${id}/`)).map(async (name) => [name, await resumes.read(name)] as const));
    const { strToU8, zipSync } = await import('fflate');
    const archive = zipSync({
      'record.html': strToU8(`<!doctype html>\n<meta charset="utf-8">\n<title>${referenceOf({ id })}</title>\n${htmlOf(record)}`),
      'record.json': strToU8(JSON.stringify(record, null, 2)),
      ...(resume && { [`resume${extname(resume_path)}`]: [resume, { level: 0 }] }),
      ...Object.fromEntries(mailed.flatMap(([name, content]) => (content ? [[name.replace(`${id}/`, ''), content]] : []))),
    });
    response
      .attachment(`sealed-${referenceOf({ id })}.zip`)
      .type('application/zip')
      .end(archive);
  });
}

/** As nested lists, which need neither script nor style. */
function htmlOf(value: unknown): string {
  if (Array.isArray(value)) return `<ol>${value.map((item) => `<li>${htmlOf(item)}</li>`).join('')}</ol>`;
  if (typeof value === 'string') return escapeMarkup(value);
  if (typeof value !== 'object' || value === null) return escapeMarkup(JSON.stringify(value));
  return `<dl>${Object.entries(value)
    .map(([name, field]) => `<dt>${escapeMarkup(name)}</dt><dd>${htmlOf(field)}</dd>`)
    .join('')}</dl>`;
}

function requireFound(found: boolean): void {
  if (!found) throw new ApiError(404, responseTexts.holdNotFound);
}

export const calls: Calls = { endpoints: recordEndpoints, mounts: [mountHolds, mountSealed] };
