import { expect } from 'vitest';
import { apply, type SentResume } from './application-form.ts';
import type { Api } from './harness.ts';

/** What happens to a resume: it is stored as it is, or refused with this status and text. */
export type Judgement = 'stored' | [status: number, error: string];

/** Applies with a resume, and looks at what is stored afterwards. */
export async function expectJudged(api: Api, resume: SentResume, judgement: Judgement): Promise<void> {
  const jobId = await api.postJob();
  const before = await api.stored();
  const answer = await apply(api, jobId, { resume });
  if (judgement !== 'stored') {
    const [status, error] = judgement;
    expect(answer).toMatchObject({ status, json: { error } });
    expect(await api.stored()).toEqual(before);
    return;
  }
  expect(answer.status, answer.text).toBe(201);
  const { items } = await api.parts.applications.page({ job_id: jobId }, 1);
  expect(items[0]?.resume).toMatchObject({ file_name: resume.name, size: resume.content.length });
}
