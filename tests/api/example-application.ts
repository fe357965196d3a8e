import { randomUUID } from 'node:crypto';
import type { NewApplication } from '../../functions/src/data/applications.ts';
import { exampleApplicant } from './application-form.ts';
import type { Api } from './harness.ts';

export async function storeApplication(api: Api, changes: Partial<NewApplication> = {}): Promise<string> {
  const id = randomUUID();
  await api.parts.applications.create(id, {
    ...exampleApplicant,
    job_id: 'some-job',
    job_title: 'Windchill Developer',
    source: '',
    keep: false,
    resume_path: null,
    resume: null,
    ...changes,
  });
  return id;
}

/** Removes fields, so that a document looks as if an earlier release had stored it. */
export async function removeFields(api: Api, path: string, fieldNames: string[]): Promise<void> {
  const document = (await api.firebase.db()).doc(path);
  const fields = Object.entries((await document.get()).data() ?? {});
  await document.set(Object.fromEntries(fields.filter(([name]) => !fieldNames.includes(name))));
}
