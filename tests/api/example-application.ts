import { randomUUID } from 'node:crypto';
import type { NewApplication } from '../../functions/src/data/applications.ts';
import { exampleApplicant } from './application-form.ts';
import type { Api } from './harness.ts';

export async function storeApplication(api: Pick<Api, 'parts'>, changes: Partial<NewApplication> = {}): Promise<string> {
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
