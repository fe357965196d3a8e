import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints, idempotencyHeader, resumeField } from '#contract/endpoints.ts';
import { jobs } from '../../local/seed/jobs.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { mailSettings } from '../api/mail.ts';
import { type BenchApi, startApi, stopApi } from './api-side.ts';
import { inTurns, timed } from './rounds.ts';
import { atMostTimes, type Row } from './row.ts';

const rounds = 150;
const warmUps = 100;
const bar = 1.1;

const resume = new Uint8Array(pdf('Robin Example', ['Worked on things that fit together']));

type Submit = (api: BenchApi) => Promise<Response>;

/** Measures both forms of a site that sends mail, compared with one that sends none. */
export async function measureMail(): Promise<Row[]> {
  const [withMail, withoutMail] = [await startApi(mailSettings('', { siteUrl: 'https://www.example.com' })), await startApi()];
  try {
    return [
      await compare('POST /api/contact with mail, against without', withMail, withoutMail, sendMessage),
      await compare('applying with mail, against without', withMail, withoutMail, await createApply([withMail, withoutMail])),
    ];
  } finally {
    await Promise.all([stopApi(withMail), stopApi(withoutMail)]);
  }
}

async function compare(what: string, withMail: BenchApi, withoutMail: BenchApi, submit: Submit): Promise<Row> {
  const measure = (api: BenchApi) => async () => {
    let answer = Response.error();
    const ms = await timed(async () => (answer = await submit(api)));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text}`);
    return ms;
  };
  const samples = await inTurns({ withMail: measure(withMail), withoutMail: measure(withoutMail) }, rounds, warmUps);
  return atMostTimes(what, samples.withMail, samples.withoutMail, bar, 'ms');
}

function post({ url }: BenchApi, { path }: Endpoint, body: FormData | string): Promise<Response> {
  const json = typeof body === 'string' && { 'Content-Type': 'application/json' };
  return fetch(url + path, { method: 'POST', headers: { ...json, [idempotencyHeader]: randomUUID() }, body });
}

const sendMessage: Submit = (api) => {
  const message = { name: 'Robin', email: 'robin@example.com', subject: 'A question', message: 'When can we talk?', recaptchaToken: 'any' };
  return post(api, endpoints.sendMessage, JSON.stringify(message));
};

/** Creates a job for each API. @returns a function that applies for it */
async function createApply(apis: BenchApi[]): Promise<Submit> {
  const example = jobs.find(({ status }) => status === 'Active');
  if (!example) throw new Error('The example data has no open job');
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
