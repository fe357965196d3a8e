import { extname } from 'node:path';
import { referenceOf } from '../platform/contract/reference.ts';
import { fileNameOf } from '../applications/resumes.ts';
import type { Calls, MountCalls } from '../calls.ts';
import { escapeMarkup } from '../platform/contract/markup.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { requireFound } from '../platform/http/api-error.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';
import { recordEndpoints } from './contract/records.ts';

const mountHolds: MountCalls = (mount, { records }) => {
  mount(recordEndpoints.listHolds, ({ admin }) => records.list(admin.role));

  mount(recordEndpoints.putHold, async ({ params: { kind, id }, body, admin }) => {
    const { reason } = await body();
    requireFound(await records.place(kind, id, reason, admin.actor), responseTexts.holdNotFound);
  });

  mount(recordEndpoints.liftHold, async ({ params: { kind, id }, admin }) => {
    requireFound(await records.lift(kind, id, admin.actor), responseTexts.holdNotFound);
  });
};

const mountSealed: MountCalls = (mount, { persons, records, resumes }) => {
  mount(recordEndpoints.listSealed, async ({ request, response, query: { limit, cursor, person } }) =>
    withNextLink(response, request.originalUrl, await records.sealedPage(person, limit, cursorOf(cursor))),
  );

  mount(recordEndpoints.listStored, ({ query: { who } }) => persons.storedAbout(who));

  mount(recordEndpoints.openSealed, async ({ params: { id }, body, admin, response }) => {
    const { reason } = await body();
    const { record, resume_path } = requireFound(await records.openSealed(id, reason, admin.actor), responseTexts.applicationNotFound);
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
};

/** As nested lists, which need neither script nor style. */
function htmlOf(value: unknown): string {
  if (Array.isArray(value)) return `<ol>${value.map((item) => `<li>${htmlOf(item)}</li>`).join('')}</ol>`;
  if (typeof value === 'string') return escapeMarkup(value);
  if (typeof value !== 'object' || value === null) return escapeMarkup(JSON.stringify(value));
  return `<dl>${Object.entries(value)
    .map(([name, field]) => `<dt>${escapeMarkup(name)}</dt><dd>${htmlOf(field)}</dd>`)
    .join('')}</dl>`;
}

export const calls: Calls = { endpoints: recordEndpoints, mounts: [mountHolds, mountSealed] };
