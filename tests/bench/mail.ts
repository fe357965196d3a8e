import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '#contract/endpoint.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { apply, sendMessage } from '../api/examples.ts';
import type { Answer } from '../api/http.ts';
import { mailSettings } from '../api/mail.ts';
import { type BenchApi, startApi } from './api-side.ts';
import { inTurns } from './rounds.ts';
import { atMostTimes, type Row } from './row.ts';

const rounds = 150;
const warmUps = 100;
const bar = 1.1;

const resume = { name: 'resume.pdf', content: pdf('Robin Example', ['Worked on things that fit together']) };

type Submit = (api: BenchApi, headers: Record<string, string>) => Promise<Answer>;

/** Measures both forms of a site that sends mail, compared with one that sends none. */
export async function measureMail(): Promise<Row[]> {
  const [withMail, withoutMail] = [await startApi(mailSettings('', { siteUrl: 'https://www.example.com' })), await startApi()];
  const jobIds = new Map([
    [withMail, await withMail.postJob()],
    [withoutMail, await withoutMail.postJob()],
  ]);
  try {
    return [
      await compare('POST /api/contact with mail, against without', withMail, withoutMail, (api, headers) => sendMessage(api, { headers })),
      await compare('applying with mail, against without', withMail, withoutMail, (api, headers) =>
        apply(api, jobIds.get(api) ?? '', { resume, headers }),
      ),
    ];
  } finally {
    await Promise.all([withMail.stop(), withoutMail.stop()]);
  }
}

async function compare(what: string, withMail: BenchApi, withoutMail: BenchApi, submit: Submit): Promise<Row> {
  const measure = (api: BenchApi) => async () => {
    const start = performance.now();
    const { status, text } = await submit(api, { [idempotencyHeader]: randomUUID() });
    const ms = performance.now() - start;
    if (status >= 400) throw new Error(`${what}: ${status} ${text}`);
    return ms;
  };
  const samples = await inTurns({ withMail: measure(withMail), withoutMail: measure(withoutMail) }, rounds, warmUps);
  return atMostTimes(what, samples.withMail, samples.withoutMail, bar, 'ms');
}
