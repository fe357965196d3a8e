import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints, idempotencyHeader, resumeField } from '#contract/endpoints.ts';
import { jobs } from '../../local/seed/jobs.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { mailSettings } from '../api/mail-settings.ts';
import { type BenchApi, startApi, stopApi } from './api-side.ts';
import { atMostTimes, type Row } from './row.ts';

const rounds = 150;
const warmUps = 100;
const bar = 1.1;

const resume = new Uint8Array(pdf('Robin Example', ['Worked on things that fit together']));

type Submit = (api: BenchApi) => Promise<Response>;

/** Both forms of a site that sends mail, against one that sends none. */
export async function measureMail(): Promise<Row[]> {
  const [withMail, without] = [await startApi(mailSettings('', { siteUrl: 'https://www.example.com' })), await startApi()];
  try {
    return [
      await compare('POST /api/contact with mail, against without', withMail, without, sendMessage),
      await compare('applying with mail, against without', withMail, without, await applying([withMail, without])),
    ];
  } finally {
    await Promise.all([stopApi(withMail), stopApi(without)]);
  }
}

async function compare(what: string, withMail: BenchApi, without: BenchApi, submit: Submit): Promise<Row> {
  const samples = { withMail: [] as number[], without: [] as number[] };
  for (let round = -warmUps; round < rounds; round++) {
    for (const [name, api] of [
      ['withMail', withMail],
      ['without', without],
    ] as const) {
      const start = performance.now();
      const answer = await submit(api);
      const ms = performance.now() - start;
      if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      if (round >= 0) samples[name].push(ms);
    }
  }
  return atMostTimes(what, samples.withMail, samples.without, bar, 'ms');
}

function post({ url }: BenchApi, { path }: Endpoint, body: FormData | string): Promise<Response> {
  const json = typeof body === 'string' && { 'Content-Type': 'application/json' };
  return fetch(url + path, { method: 'POST', headers: { ...json, [idempotencyHeader]: randomUUID() }, body });
}

const sendMessage: Submit = (api) => {
  const message = { name: 'Robin', email: 'robin@example.com', subject: 'A question', message: 'When can we talk?', recaptchaToken: 'any' };
  return post(api, endpoints.sendMessage, JSON.stringify(message));
};

/** Makes a job on each side. */
async function applying(apis: BenchApi[]): Promise<Submit> {
  const [example] = jobs.filter(({ status }) => status === 'Active');
  if (!example) throw new Error('The sample data has no open job');
  const ids = new Map<BenchApi, string>();
  for (const api of apis) ids.set(api, (await api.parts.jobs.create(example, 'admin:bench')).id);
  return (api) => {
    const id = ids.get(api) ?? '';
    const form = new FormData();
    const fields = { job_id: id, applicant_name: 'Robin', applicant_email: 'robin@example.com', recaptchaToken: 'any' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set(resumeField, new File([resume], 'resume.pdf'));
    return post(api, { ...endpoints.applyForJob, path: endpoints.applyForJob.path.replace(':id', id) }, form);
  };
}
