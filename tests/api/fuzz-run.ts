import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import { usedMemory } from '../../functions/testing/used-memory.ts';
import { testSeed } from '../seed.ts';
import { applyWithResume, exampleMessage, storeInterview } from './examples.ts';
import { bookedMeeting } from '../valid-bodies.ts';
import type { FuzzCall } from './fuzz-calls.ts';
import { findPageViolation, findViolation, type FuzzAnswer, isPageAt } from './fuzz-checks.ts';
import type { Api } from './harness.ts';
import { endpointAt } from './undeclared.ts';

const batchSize = 16;
/** After so many batches, the run starts with new data. */
const batchesBetweenResets = 40;
/** In bytes. Some growth is normal, since libraries keep buffers. */
const maxHeapGrowth = 40 * 1024 * 1024;

/** Longer than any answer takes on a busy machine. */
const maxAnswerMs = 30_000;

/** Whose session sends the requests of staff. */
export const fuzzAdmin = 'fuzz-admin';

/** What the requests of a batch refer to. */
export type Targets = Record<'job' | 'inactive' | 'application' | 'file' | 'message' | 'note' | 'interview', string>;

/** Sends random requests in batches. @param sendOne returns the status @throws for wrong answers */
export async function fuzz<Request>(
  api: Api,
  count: number,
  requests: fc.Arbitrary<Request>,
  sendOne: (request: Request, targets: Targets) => Promise<number>,
): Promise<void> {
  vi.stubGlobal('console', { ...console, warn: () => undefined });
  const numRuns = Math.ceil(count / batchSize);
  let targets = await resetStore(api);
  let succeeded = 0;
  let batches = 0;
  let heapAtFirstReset = 0;
  const failures = new Map<string, string>();
  const sendAndNote = async (random: Request) => {
    try {
      const status = await sendOne(random, targets);
      if (status >= 200 && status < 300) succeeded += 1;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      failures.set(text.split('\n', 1)[0] ?? '', text);
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: batchSize, maxLength: batchSize }), async (batch) => {
      await Promise.all(batch.map(sendAndNote));
      batches += 1;
      if (batches % batchesBetweenResets !== 0) return;
      targets = await resetStore(api);
      heapAtFirstReset ||= usedMemory().heapUsed;
    }),
    { numRuns, seed: testSeed, endOnFailure: true },
  );
  // The run continues after a failure, so that it reports one failure of each kind.
  expect([...failures.values()].join('\n\n'), `TEST_SEED=${testSeed}`).toBe('');
  expect(batches).toBe(numRuns);
  expect(succeeded).toBeGreaterThan((batches * batchSize) / 100);
  expect(usedMemory().heapUsed - heapAtFirstReset).toBeLessThan(maxHeapGrowth);
}

async function resetStore(api: Api): Promise<Targets> {
  const all = await Promise.all(['jobs', 'applications', 'contactMessages'].map((name) => api.documents(name)));
  const writer = (await api.firebase.db()).bulkWriter();
  for (const { ref } of all.flat()) void writer.delete(ref);
  const files = await api.resumeFiles();
  await Promise.all([writer.close(), ...files.map((file) => api.parts.resumes.remove(file))]);
  await api.parts.messages.create('message', exampleMessage);
  const [{ id, job_id, resume_path }, inactive] = await Promise.all([applyWithResume(api), api.postJob({ status: 'Inactive' })]);
  const note = await api.parts.timeline.addNote(id, crypto.randomUUID(), { text: 'Call on Monday' }, `admin:${fuzzAdmin}`);
  const { at, minutes } = bookedMeeting;
  const interview = await storeInterview(api, { ...bookedMeeting, application: id, state: 'booked' });
  const db = await api.firebase.db();
  await db.doc(`applications/${id}`).update({ interview: { id: interview, state: 'booked', at, minutes } });
  await db.doc(`admins/${fuzzAdmin}`).set({ password_hash: '', disabled: false, created_at: new Date() });
  const file = fileNameOf(resume_path ?? '');
  return { job: job_id, inactive, application: id, file, message: 'message', note: note?.id ?? '', interview };
}

type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer };

/** @param isAllowed whether the sender may call the endpoint @throws for a wrong answer */
export async function sendCall(
  api: Api,
  call: FuzzCall,
  targets: Targets,
  credential: Record<string, string>,
  isAllowed: (endpoint: Endpoint | undefined) => boolean,
): Promise<number> {
  const path = fillPlaceholders(call.path, targets, api);
  const body = Buffer.from(fillPlaceholders(call.body, targets, api), call.encoding);
  const headers = { 'Content-Type': call.type, ...call.headers, ...credential };
  const pathname = path.split('?', 1)[0] ?? '';
  const endpoint = endpointAt(call.method === 'HEAD' ? 'GET' : call.method, pathname);
  const answer = await sendRequest(api.port, { method: call.method, path, headers, body });
  const isPage = isPageAt(pathname) || (!endpoint && answer.status === 301);
  const violation = isPage ? findPageViolation(answer) : findViolation(answer, call.method, endpoint, isAllowed(endpoint));
  const sent = `${call.method} ${path} ${JSON.stringify(headers)}\n${body.toString().slice(0, 3000)}`;
  expect(violation, `${violation}\n${sent}\n${answer.body.toString().slice(0, 500)}`).toBeUndefined();
  return answer.status;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Unlike `fetch`, sends any method, path and header. */
async function sendRequest(port: number, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  // Node refuses it with 431 and closes the connection, which can overtake the answer.
  const isHeadTooLarge = path.length + Object.entries(headers).join().length > 15_000;
  const outgoing = request({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers, 'Content-Length': body.length } });
  outgoing.setTimeout(maxAnswerMs, () => outgoing.destroy(new Error('No answer')));
  // Once the head of the answer is here, its body fails too.
  outgoing.on('error', () => undefined);
  try {
    const [response] = (await once(outgoing.end(body), 'response')) as [IncomingMessage];
    const received = await buffer(response);
    return { status: response.statusCode ?? 0, headers: response.headers, body: received };
  } catch (error) {
    if (!isHeadTooLarge) throw error;
    return { status: 431, headers: {}, body: Buffer.alloc(0) };
  }
}

/** Replaces `{captcha}` by a new token each time, and `{job}` and the like by the targets. */
export function fillPlaceholders(text: string, targets: Record<string, string>, api: Api): string {
  const values = new Map(Object.entries(targets));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name === 'captcha' ? api.solveCaptcha() : (values.get(name) ?? placeholder),
  );
}
