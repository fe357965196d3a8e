import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import { ServiceRefusalError } from '../../functions/src/platform/errors.ts';
import { apply } from './examples.ts';
import { useApi } from './harness.ts';
import { expectSecurityHeaders } from './http.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi();

const failure = () => Promise.reject(new Error('connection to ada@example.com at 10.0.0.1 lost'));
const pagesBeforeFailure = (count: number) =>
  async function* () {
    for (let page = 0; page < count; page += 1) yield [];
    yield await failure();
  };
const resume = { name: 'a.pdf', content: pdfResume };
let log: Mock;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const internal = { status: 500, json: { error: texts.internal } };

it('removes the resume when the application cannot be stored, and stores the repeated application', async () => {
  const jobId = await api.postJob();
  const headers = { [idempotencyHeader]: randomUUID() };
  const before = await api.stored();
  vi.spyOn(api.parts.applications, 'create').mockImplementationOnce(failure);
  expect(await apply(api, jobId, { resume, headers })).toMatchObject(internal);
  expect(await api.stored()).toEqual(before);
  expect((await apply(api, jobId, { resume, headers })).status).toBe(201);
  expect((await api.parts.applications.page({ job_id: jobId }, 10)).items).toHaveLength(1);
});

it('keeps the resume of a stored application although the answer of Firestore was lost', async () => {
  const jobId = await api.postJob();
  const { applications } = api.parts;
  const create = applications.create.bind(applications);
  vi.spyOn(applications, 'create').mockImplementation(async (...given) => {
    await create(...given);
    return failure();
  });
  expect((await apply(api, jobId, { resume })).status).toBe(500);
  const { items } = await api.parts.applications.page({ job_id: jobId }, 10);
  expect(await api.parts.resumes.read(fileNameOf(items[0]?.resume_path ?? ''))).toBeDefined();
});

describe('an internal error', () => {
  it('reveals nothing to the caller, and no personal data to the log', async () => {
    vi.spyOn(api.parts.jobs, 'listOpen').mockImplementation(failure);
    const answer = await api.call(endpoints.listPublicJobs);
    expect(answer).toMatchObject(internal);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expectSecurityHeaders(answer);
    const logged = log.mock.calls.join();
    expect(JSON.parse(logged)).toMatchObject({ severity: 'ERROR', method: 'GET', path: endpoints.listPublicJobs.path });
    expect(logged).not.toContain('ada@example.com');
    expect(logged).toContain('faults.test.ts');
  });

  it('is logged with the reason that Google gives', async () => {
    vi.spyOn(api.parts.jobs, 'listOpen').mockRejectedValue(new ServiceRefusalError('Firestore answers 400: FAILED_PRECONDITION'));
    expect(await api.call(endpoints.listPublicJobs)).toMatchObject(internal);
    expect(log.mock.calls.join()).toContain('FAILED_PRECONDITION');
  });

  it('becomes a 500 before the first page of an export', async () => {
    vi.spyOn(api.parts.applications, 'pages').mockImplementation(pagesBeforeFailure(0));
    const answer = await api.call(endpoints.exportApplications, '', { token: await api.logIn() });
    expect(answer).toMatchObject(internal);
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBeNull();
  });

  it('closes the connection during an export', async () => {
    vi.spyOn(api.parts.applications, 'pages').mockImplementation(pagesBeforeFailure(1));
    await expect(api.call(endpoints.exportApplications, '', { token: await api.logIn() })).rejects.toThrow();
  });
});
