import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { fileNameOf } from '../../functions/src/data/resumes.ts';
import type { Parts } from '../../functions/src/parts.ts';
import { ServiceRefusalError } from '../../functions/src/errors.ts';
import { apply } from './application-form.ts';
import { storeApplication } from './example-application.ts';
import { sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';
import { pdfResume } from './resume-files.ts';

type BreakablePart = 'jobs' | 'applications' | 'resumes' | 'contactMessages';

/** Methods that replace those of the real parts. */
let broken: { [Name in BreakablePart]?: Partial<Parts[Name]> } = {};
const api = useApi({
  parts: (parts) => ({
    ...parts,
    jobs: breakable('jobs', parts.jobs),
    applications: breakable('applications', parts.applications),
    resumes: breakable('resumes', parts.resumes),
    contactMessages: breakable('contactMessages', parts.contactMessages),
  }),
});

function breakable<Name extends BreakablePart>(name: Name, part: Parts[Name]): Parts[Name] {
  return new Proxy(part, {
    get: (real, method): unknown => Reflect.get(broken[name] ?? {}, method) ?? Reflect.get(real, method),
  });
}

const failure = () => Promise.reject(new Error('connection to ada@example.com at 10.0.0.1 lost'));
const pagesBeforeFailure = (count: number) =>
  async function* () {
    for (let page = 0; page < count; page += 1) yield [];
    yield await failure();
  };
const resume = { name: 'a.pdf', content: pdfResume };
let log: Mock;
beforeEach(() => {
  broken = {};
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const internal = { status: 500, json: { error: texts.internal } };

it('does not store an application whose resume cannot be stored', async () => {
  const jobId = await api.postJob();
  const before = await api.stored();
  broken = { resumes: { save: failure } };
  expect(await apply(api, jobId, { resume })).toMatchObject(internal);
  expect(await api.stored()).toEqual(before);
});

it('removes the resume when the application cannot be stored, and stores the repeated application', async () => {
  const jobId = await api.postJob();
  const headers = { [idempotencyHeader]: randomUUID() };
  const before = await api.stored();
  broken = { applications: { create: failure } };
  expect(await apply(api, jobId, { resume, headers })).toMatchObject(internal);
  expect(await api.stored()).toEqual(before);
  broken = {};
  expect((await apply(api, jobId, { resume, headers })).status).toBe(201);
  expect((await api.parts.applications.page({ job_id: jobId }, 10)).items).toHaveLength(1);
});

it.each<[string, number, (stored: boolean) => boolean | Promise<never>]>([
  ['the answer of Firestore was lost', 500, failure],
  // The retry finds the application that the first attempt has stored.
  ['the library has retried', 201, (stored) => !stored],
])('keeps the resume of a stored application although %s', async (_, status, answer) => {
  const jobId = await api.postJob();
  const { create } = api.parts.applications;
  broken = { applications: { create: async (id, input) => answer(await create(id, input)) } };
  expect((await apply(api, jobId, { resume })).status).toBe(status);
  const { items } = await api.parts.applications.page({ job_id: jobId }, 10);
  expect(await api.parts.resumes.read(fileNameOf(items[0]?.resume_path ?? ''))).toBeDefined();
});

it.each<[string, boolean]>([
  ['could not be stored', false],
  ['was stored although the answer of Firestore was lost', true],
])('stores a contact message once when it is repeated because it %s', async (_, isStored) => {
  const headers = { [idempotencyHeader]: randomUUID() };
  const { create } = api.parts.contactMessages;
  const count = async () => (await api.parts.contactMessages.page(10)).items.length;
  const before = await count();
  broken = {
    contactMessages: {
      create: async (id, input) => {
        if (isStored) await create(id, input);
        return failure();
      },
    },
  };
  expect(await sendMessage(api, { headers })).toMatchObject(internal);
  expect(await count()).toBe(before + Number(isStored));
  broken = {};
  expect((await sendMessage(api, { headers })).status).toBe(200);
  expect(await count()).toBe(before + 1);
});

it('keeps an application whose resume cannot be deleted until a repeated deletion succeeds', async () => {
  const token = await api.logIn();
  const id = await storeApplication(api, { resume_path: `uploads/resumes/${randomUUID()}.pdf` });
  broken = { resumes: { remove: failure } };
  expect(await api.call(endpoints.deleteApplication, id, { token })).toMatchObject(internal);
  broken = {};
  expect((await api.call(endpoints.deleteApplication, id, { token })).status).toBe(204);
});

describe('an internal error', () => {
  it('reveals nothing to the caller, and no personal data to the log', async () => {
    broken = { jobs: { listOpen: failure } };
    const answer = await api.call(endpoints.listPublicJobs);
    expect(answer).toMatchObject(internal);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const logged = log.mock.calls.join();
    expect(JSON.parse(logged)).toMatchObject({ severity: 'ERROR', method: 'GET', path: endpoints.listPublicJobs.path });
    expect(logged).not.toContain('ada@example.com');
    expect(logged).toContain('faults.test.ts');
  });

  it('is logged with the reason that Google gives', async () => {
    broken = { jobs: { listOpen: () => Promise.reject(new ServiceRefusalError('Firestore answers 400: FAILED_PRECONDITION')) } };
    expect(await api.call(endpoints.listPublicJobs)).toMatchObject(internal);
    expect(log.mock.calls.join()).toContain('FAILED_PRECONDITION');
  });

  it('becomes a 500 before the first page of an export', async () => {
    broken = { applications: { pages: pagesBeforeFailure(0) } };
    const answer = await api.call(endpoints.exportApplications, '', { token: await api.logIn() });
    expect(answer).toMatchObject(internal);
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBeNull();
  });

  it('closes the connection during an export', async () => {
    broken = { applications: { pages: pagesBeforeFailure(1) } };
    await expect(api.call(endpoints.exportApplications, '', { token: await api.logIn() })).rejects.toThrow();
  });
});
