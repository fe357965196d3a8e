import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import { application } from '#contract/applications.ts';
import { contactMessage } from '#contract/contact-messages.ts';
import { job } from '#contract/jobs.ts';
import { resumesPrefix } from '#contract/endpoints.ts';
import { resumeTypes } from '#contract/resume.ts';
import { usedMemory } from '../../functions/testing/used-memory.ts';
import { apply } from './application-form.ts';
import { exampleMessage } from './example-message.ts';
import type { Api } from './harness.ts';
import { pdfResume } from './resume-files.ts';

/** Requests per kind of attack in a run: 20,000 together, and more. */
const quota = { public: 7000, staff: 6000, multipart: 3500, raw: 4000 };

const inFlight = 16;
const batchSize = 64;
/** Between two looks at what is stored, after which it is emptied, so that lists stay short. */
const batchesBetweenLooks = 20;
/** What the process may hold more at the end than after its first round: libraries keep some buffers. In bytes. */
const heapGrowth = 40 * 1024 * 1024;

/** What a request may name: things that exist. */
export type Targets = { job: string; inactive: string; application: string; file: string; message: string };

/**
 * Tries generated requests, sixteen at a time, and looks every now and then at what they have left behind.
 * TEST_SEED repeats the run that printed it.
 * @param tryOne makes a request. @returns the answer's status. @throws where it is not one that the contract allows
 */
export async function attack<Request>(
  api: Api,
  kind: keyof typeof quota,
  requests: fc.Arbitrary<Request>,
  tryOne: (request: Request, targets: Targets) => Promise<number>,
): Promise<void> {
  const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 2 ** 31);
  let targets = await renew(api);
  let tried = 0;
  let succeeded = 0;
  let batches = 0;
  let heapAtFirst = 0;
  const failures = new Map<string, string>();
  const note = (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    failures.set(text.split('\n', 1)[0] ?? '', text);
  };
  const started = performance.now();
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: batchSize, maxLength: batchSize }), async (batch) => {
      const lanes = Array.from({ length: inFlight }, async (_, lane) => {
        for (let index = lane; index < batch.length; index += inFlight) {
          const request = batch[index];
          const status = request === undefined ? undefined : await tryOne(request, targets).catch(note);
          if (status !== undefined && status >= 200 && status < 300) succeeded += 1;
          tried += 1;
        }
      });
      await Promise.all(lanes);
      batches += 1;
      if (batches % batchesBetweenLooks !== 0) return;
      await expectContractKept(api);
      targets = await renew(api);
      heapAtFirst ||= usedMemory().heapUsed;
    }),
    { numRuns: Math.ceil(quota[kind] / batchSize), seed, endOnFailure: true },
  );
  await expectContractKept(api);
  const grown = usedMemory().heapUsed - heapAtFirst;
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    `hostile ${kind}: ${tried} requests in ${seconds.toFixed(1)} s, ${succeeded} let through, heap growth ${(grown / 2 ** 20).toFixed(1)} MiB, TEST_SEED=${seed}\n`,
  );
  // One of each kind; a run goes on to its end, so that it tells all.
  expect([...failures.values()].join('\n\n'), `TEST_SEED=${seed}`).toBe('');
  expect(tried).toBeGreaterThanOrEqual(quota[kind]);
  // Requests that are all refused at the door would prove nothing of what is behind it.
  expect(succeeded).toBeGreaterThan(tried / 50);
  expect(grown).toBeLessThan(heapGrowth);
}

const collections = { jobs: job, applications: application, contactMessages: contactMessage };
const time = z.custom<{ toDate: () => Date }>((value) => typeof value === 'object' && value !== null && 'toDate' in value);

/** Every document is as the contract has it, to the letter, and every file is some application's. */
async function expectContractKept(api: Api): Promise<void> {
  const db = await api.firebase.db();
  for (const [name, schema] of Object.entries(collections)) {
    const { docs } = await db.collection(name).get();
    for (const snapshot of docs) {
      // What applications are searched by, and what repetitions are recognised by, is derived.
      const fields: [string, unknown][] = Object.entries({ id: snapshot.id, ...snapshot.data() });
      const plain = Object.fromEntries(
        fields
          .filter(([field]) => !['search', 'content_digest'].includes(field))
          .map(([field, value]) => [field, field.endsWith('_at') ? time.parse(value).toDate().toISOString() : value]),
      );
      expect(z.strictObject(schema.shape).parse(plain)).toEqual(plain);
    }
  }
  const { docs } = await db.collection('applications').get();
  const { shape } = application;
  const files = z.object({ resume_path: shape.resume_path, resume: shape.resume });
  const applications = docs.map((snapshot) => files.parse(snapshot.data()));
  const named = applications.flatMap(({ resume_path }) => resume_path ?? []);
  expect((await api.resumeFiles()).map((file) => `${resumesPrefix.slice(1)}/${file}`).sort()).toEqual(named.sort());
  for (const { resume } of applications) if (resume) expect(Object.values(resumeTypes)).toContain(resume.content_type);
}

/** Empties the store, and puts in it what requests may name. */
async function renew(api: Api): Promise<Targets> {
  const db = await api.firebase.db();
  const all = await Promise.all(Object.keys(collections).map(async (name) => (await db.collection(name).get()).docs));
  const writer = db.bulkWriter();
  for (const { ref } of all.flat()) void writer.delete(ref);
  const files = await api.resumeFiles();
  await Promise.all([writer.close(), ...files.map((file) => api.parts.resumes.remove(file))]);
  const [posting, inactive] = await Promise.all([api.postJob(), api.postJob({ status: 'Inactive' })]);
  await apply(api, posting, { resume: { name: 'a.pdf', content: pdfResume } });
  await api.parts.contactMessages.create('message', exampleMessage);
  const { items } = await api.parts.applications.page({}, 1);
  const file = items[0]?.resume_path?.split('/').at(-1) ?? '';
  return { job: posting, inactive, application: items[0]?.id ?? '', file, message: 'message' };
}

/** Puts in place of `{job}` and the like what they stand for; a captcha is solved for each request. */
export function filled(text: string, targets: Targets, api: Api): string {
  const names: Record<string, string> = targets;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name === 'captcha' ? api.solveCaptcha() : Object.hasOwn(names, name) ? (names[name] ?? whole) : whole,
  );
}
