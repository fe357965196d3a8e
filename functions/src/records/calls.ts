import { extname } from 'node:path';
import { referenceOf } from '../platform/contract/reference.ts';
import { fileNameOf } from '../applications/resumes.ts';
import type { Calls, MountCalls } from '../calls.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { requireFound } from '../platform/http/api-error.ts';
import { recordEndpoints } from './contract/records.ts';

const mountHolds: MountCalls = (mount, { records }) => {
  mount(recordEndpoints.listHeldJobs, () => records.heldJobs());

  mount(recordEndpoints.putHold, async ({ params: { kind, id }, body, admin }) => {
    const { reason } = await body();
    requireFound(await records.place(kind, id, reason, admin.actor), responseTexts.holdNotFound);
  });

  mount(recordEndpoints.liftHold, async ({ params: { kind, id }, admin }) => {
    requireFound(await records.lift(kind, id, admin.actor), responseTexts.holdNotFound);
  });
};

const mountSealed: MountCalls = (mount, { persons, records, resumes }) => {
  mount(recordEndpoints.listStored, ({ query: { who } }) => persons.stored(who));

  mount(recordEndpoints.openSealed, async ({ params: { id }, body, admin, response }) => {
    const { reason } = await body();
    const { record, resume_path } = requireFound(await records.openSealed(id, reason, admin.actor), responseTexts.applicationNotFound);
    const paths = [...(resume_path ? [fileNameOf(resume_path)] : []), ...(await resumes.namesIn(`${id}/`))];
    const contents = await Promise.all(paths.map((path) => resumes.read(path)));
    const nameOf = (path: string) => (path.startsWith(id) ? path.slice(id.length + 1) : `resume${extname(path)}`);
    const files = paths.map((path, index) => [nameOf(path), contents[index] ?? new Uint8Array()] as const);
    const { strToU8, zipSync } = await import('fflate');
    // JSON, by a name that opens everywhere.
    const archive = zipSync({ 'record.txt': strToU8(JSON.stringify(record, null, 2)), ...Object.fromEntries(files) });
    response
      .attachment(`sealed-${referenceOf({ id })}.zip`)
      .type('application/zip')
      .end(archive);
  });
};

export const calls: Calls = { endpoints: recordEndpoints, mounts: [mountHolds, mountSealed] };
