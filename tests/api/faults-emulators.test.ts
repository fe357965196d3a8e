import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import type { Answer } from './http.ts';
import { pdfOfSize, pdfResume } from './resume-files.ts';
import { hasStorage, shortTimeouts, WeakApi } from './weak-api.ts';
import type { Weather } from './weak-line.ts';

/** Whoever has waited so long has one call given up, and perhaps another one begun. In milliseconds. */
const patience = 5000;

const api = new WeakApi();
beforeAll(async () => {
  await api.start();
  await recovered();
}, 60_000);
afterEach(async () => {
  await Promise.all(api.lines.map((line) => line.set('fine')));
  await recovered();
});
afterAll(() => api.stop());

/** A fine line is of use as soon as the libraries have found out. */
async function recovered(): Promise<void> {
  const token = await api.logIn();
  await vi.waitFor(
    async () => expect((await api.call(endpoints.listApplications, '', { token })).status).toBe(200),
    { timeout: 15_000, interval: 100 },
  );
}

const withKey = () => ({ headers: { [idempotencyHeader]: randomUUID() } });
const cutOff: Weather[] = ['refused', 'silent', 'reset', 'deaf'];
const unavailable = { status: 503, json: { error: messages.unavailable } };

async function expectUnavailable(call: () => Promise<Answer>): Promise<void> {
  const begun = Date.now();
  const answer = await call();
  expect(answer).toMatchObject(unavailable);
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(Date.now() - begun).toBeLessThan(patience);
}

/** A resume with a text in it that can be seen passing by. */
function markedResume(bytes = 20_000) {
  const mark = randomUUID();
  return { mark, resume: { name: 'a.pdf', content: Buffer.concat([pdfResume, Buffer.from(`%${mark}`), Buffer.alloc(bytes, ' ')]) } };
}

describe.each(cutOff)('with Firestore %s', (weather) => {
  it('nothing is taken in that is not stored, and a second try is, once', async () => {
    const jobId = await api.postJob();
    const { resume } = markedResume();
    const [first, second] = [withKey(), withKey()];
    const before = await api.messages();
    await api.firestore.set(weather);
    await expectUnavailable(() => apply(api, jobId, { resume, ...first }));
    await expectUnavailable(() => sendMessage(api, second));
    await api.firestore.set('fine');
    await recovered();
    expect((await apply(api, jobId, { resume, ...first })).status).toBe(201);
    expect((await sendMessage(api, second)).status).toBe(200);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
    expect(await api.messages()).toBe(before + 1);
  });

  it('lists are not empty, but unavailable', async () => {
    const token = await api.logIn();
    await api.firestore.set(weather);
    await Promise.all([
      expectUnavailable(() => api.call(endpoints.listPublicJobs)),
      expectUnavailable(() => api.call(endpoints.listApplications, '', { token })),
      expectUnavailable(() => api.call(endpoints.exportApplications, '', { token })),
    ]);
  });
});

describe('with Firestore slow', () => {
  it('everything works, only later', async () => {
    const jobId = await api.postJob();
    await api.firestore.set({ slowMs: 150 });
    expect((await apply(api, jobId, { resume: markedResume().resume })).status).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });
});

describe('with Firestore lost between the file and the document', () => {
  it.skipIf(!hasStorage)('there is no application, and a second try is stored once', async () => {
    const jobId = await api.postJob();
    const { mark, resume } = markedResume();
    const key = withKey();
    const uploaded = api.storage.sent(mark, 'fine').then(() => api.firestore.set('refused'));
    await expectUnavailable(() => apply(api, jobId, { resume, ...key }));
    await uploaded;
    await api.firestore.set('fine');
    await recovered();
    expect(await api.applications(jobId)).toEqual({ stored: 0, whole: 0 });
    expect((await apply(api, jobId, { resume, ...key })).status).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });

  it('and the document written after all, its file is there, and a second try changes nothing', async () => {
    const jobId = await api.postJob();
    const key = withKey();
    const name = `Name ${randomUUID()}`;
    const { resume } = markedResume();
    const written = api.firestore.sent(name, 'deaf');
    await expectUnavailable(() => apply(api, jobId, { fields: { applicant_name: name }, resume, ...key }));
    await written;
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
    await api.firestore.set('fine');
    await recovered();
    expect((await apply(api, jobId, { fields: { applicant_name: name }, resume, ...key })).status).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });

  it('and the document written late, when the line is back, its file is there', async () => {
    const jobId = await api.postJob();
    const name = `Name ${randomUUID()}`;
    const { resume } = markedResume();
    const lost = api.firestore.sent(name, 'reset');
    await expectUnavailable(() => apply(api, jobId, { fields: { applicant_name: name }, resume, ...withKey() }));
    await lost;
    await api.firestore.set('fine');
    await expect.poll(() => api.applications(jobId), { timeout: 15_000 }).toEqual({ stored: 1, whole: 1 });
  });
});

describe.skipIf(!hasStorage).each([...cutOff, { cutAfterSent: 100_000 }] as Weather[])('with Storage %j', (weather) => {
  it('there is no application, one without a resume is taken, and a second try is stored once', async () => {
    const jobId = await api.postJob();
    const { resume } = markedResume(2_000_000);
    const key = withKey();
    await api.storage.set(weather);
    await expectUnavailable(() => apply(api, jobId, { resume, ...key }));
    expect(await api.applications(jobId)).toEqual({ stored: 0, whole: 0 });
    expect((await apply(api, jobId)).status).toBe(201);
    await api.storage.set('fine');
    expect((await apply(api, jobId, { resume, ...key })).status).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 2, whole: 2 });
  });
});

describe.skipIf(!hasStorage).each([...cutOff, { cutAfterAnswered: 300_000 }] as Weather[])('with Storage %j, a resume', (weather) => {
  it('is unavailable, not gone, and not half of one; its application stays when it can not be deleted', async () => {
    const jobId = await api.postJob();
    const token = await api.logIn();
    await apply(api, jobId, { resume: { name: 'a.pdf', content: pdfOfSize(2_000_000) } });
    const { items } = await api.parts.applications.page({ job_id: jobId }, 1);
    const [item] = items;
    const file = item?.resume_path?.split('/').at(-1) ?? '';
    await api.storage.set(weather);
    await expectUnavailable(() => api.call(endpoints.readResume, file, { token }));
    if (typeof weather === 'string') {
      await expectUnavailable(() => api.call(endpoints.deleteApplication, item?.id, { token }));
      expect((await api.applications(jobId)).stored).toBe(1);
    }
    await api.storage.set('fine');
    expect((await api.call(endpoints.readResume, file, { token })).bytes).toHaveLength(2_000_000);
  });
});

describe.each(cutOff)('with Auth %s', (weather) => {
  it('nobody is logged out, nobody gets in, and visitors notice nothing', async () => {
    const token = await api.logIn();
    const username = `admin-${randomUUID()}`;
    await api.parts.admins.create(username, 'a good long password');
    const jobId = await api.postJob();
    await api.auth.set(weather);
    await expectUnavailable(() => api.call(endpoints.listApplications, '', { token }));
    const credentials = { username, password: 'a good long password', recaptchaToken: api.solveCaptcha() };
    await expectUnavailable(() => api.call(endpoints.login, '', { json: credentials }));
    expect((await apply(api, jobId, { resume: markedResume().resume })).status).toBe(201);
    await api.auth.set('fine');
    expect((await api.call(endpoints.listApplications, '', { token })).status).toBe(200);
  });
});

const http = (status: string, body: string, ...headers: string[]) => ({
  answers: [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${body.length}`, 'Connection: close', '', body].join('\r\n'),
});
const nonsense: Weather[] = [
  http('200 OK', '<!doctype html><title>Sorry</title>', 'Content-Type: text/html'),
  http('200 OK', '[]', 'Content-Type: application/json'),
  http('200 OK', '{"success":"true"}', 'Content-Type: application/json'),
  http('200 OK', '{"succ', 'Content-Type: application/json'),
  http('500 Internal Server Error', '{"success":true}', 'Content-Type: application/json'),
  http('302 Found', '', 'Location: https://www.example.com/'),
  { answers: '\u0000\u0001 no HTTP at all' },
];

describe.each([...cutOff, { slowMs: shortTimeouts.siteverify * 2 }, ...nonsense])('with siteverify %j', (weather) => {
  it('nothing is taken in, and a second try is stored once', async () => {
    const jobId = await api.postJob();
    const key = withKey();
    const before = await api.messages();
    const files = await api.files();
    await api.siteverify.set(weather);
    const refusal = { status: 503, json: { error: messages.captchaUnavailable } };
    expect(await apply(api, jobId, { resume: markedResume().resume, ...key })).toMatchObject(refusal);
    expect(await sendMessage(api, key)).toMatchObject(refusal);
    expect(await api.applications(jobId)).toEqual({ stored: 0, whole: 0 });
    expect(await api.messages()).toBe(before);
    expect(await api.files()).toEqual(files);
    await api.siteverify.set('fine');
    expect((await apply(api, jobId, { resume: markedResume().resume, ...key })).status).toBe(201);
    expect((await sendMessage(api, key)).status).toBe(200);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });
});

describe('when the function is killed', () => {
  /** Applies, kills the function when it is time, starts it anew and tries again with the same key. */
  async function applyThroughDeath(jobId: string, time: (mark: string, name: string) => Promise<void>): Promise<void> {
    const key = withKey();
    const { mark, resume } = markedResume();
    const name = `Name ${randomUUID()}`;
    const fields = { applicant_name: name };
    const died = time(mark, name).then(() => api.kill());
    await expect(apply(api, jobId, { fields, resume, ...key })).rejects.toThrow();
    await died;
    await Promise.all(api.lines.map((line) => line.set('fine')));
    const { stored, whole } = await api.applications(jobId);
    expect(whole).toBe(stored);
    await api.startApp();
    await recovered();
    expect((await apply(api, jobId, { fields, resume, ...key })).status).toBe(201);
  }

  it.skipIf(!hasStorage)('while it stores the file, a second try is stored once', async () => {
    const jobId = await api.postJob();
    await applyThroughDeath(jobId, (mark) => api.storage.sent(mark, 'silent'));
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });

  it('between the file and the document, a second try is stored once', async () => {
    const jobId = await api.postJob();
    await applyThroughDeath(jobId, (_mark, name) => api.firestore.sent(name, 'silent'));
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });

  it('between the document and the answer, a second try changes nothing', async () => {
    const jobId = await api.postJob();
    await applyThroughDeath(jobId, async (_mark, name) => {
      await api.firestore.sent(name, 'deaf');
      await expect.poll(() => api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
    });
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });
});

describe('when the applicant is gone', () => {
  /** Sends an application as a browser does. @returns the socket, with this part of the body sent */
  async function sendPart(jobId: string, key: string, part: number) {
    const form = new Request('http://localhost', { method: 'POST', body: formOf(jobId) });
    const body = Buffer.from(await form.arrayBuffer());
    const path = endpoints.applyForJob.path.replace(':id', jobId);
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${form.headers.get('Content-Type')}`,
      `${idempotencyHeader}: ${key}`,
      `Content-Length: ${body.length}`,
    ];
    const socket = connect(api.port, '127.0.0.1').on('error', () => undefined);
    await new Promise((resolve) => socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.subarray(0, body.length * part)]), resolve));
    return socket;
  }

  const resume = { name: 'a.pdf', content: pdfOfSize(1_000_000) };
  function formOf(jobId: string): FormData {
    const form = new FormData();
    const fields = { applicant_name: 'Ada', applicant_email: 'ada@example.com', job_id: jobId, recaptchaToken: api.solveCaptcha() };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('resume', new File([new Uint8Array(resume.content)], resume.name));
    return form;
  }

  it('in the middle of the upload, nothing is stored, and a second try is stored once', async () => {
    const jobId = await api.postJob();
    const key = randomUUID();
    const files = await api.files();
    const sockets = await Promise.all([0.1, 0.5, 0.99].map((part) => sendPart(jobId, key, part)));
    for (const socket of sockets) socket.resetAndDestroy();
    expect((await api.call(endpoints.listPublicJobs)).status).toBe(200);
    expect(await api.applications(jobId)).toEqual({ stored: 0, whole: 0 });
    expect(await api.files()).toEqual(files);
    const again = { body: formOf(jobId), headers: { [idempotencyHeader]: key } };
    expect((await api.call(endpoints.applyForJob, jobId, again)).status).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });

  it('after the upload, the application is stored, and a second try changes nothing', async () => {
    const jobId = await api.postJob();
    const key = randomUUID();
    await api.firestore.set({ slowMs: 100 });
    (await sendPart(jobId, key, 1)).destroy();
    await api.firestore.set('fine');
    const again = { body: formOf(jobId), headers: { [idempotencyHeader]: key } };
    await expect.poll(() => api.applications(jobId), { timeout: 10_000 }).toEqual({ stored: 1, whole: 1 });
    expect((await api.call(endpoints.applyForJob, jobId, again)).status).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });
});

describe('in changing weather', () => {
  it('whatever was acknowledged is stored, whole and once', async () => {
    const jobId = await api.postJob();
    const weathers: Weather[] = ['reset', 'deaf', 'refused', 'fine', { slowMs: 50 }, 'fine'];
    let over = false;
    const changing = (async () => {
      for (let turn = 0; !over; turn += 1) {
        const line = turn % 2 === 0 ? api.firestore : api.storage;
        const weather = weathers[(turn * 5) % weathers.length] ?? 'fine';
        await line.set(weather);
        await new Promise((resolve) => setTimeout(resolve, 150));
        await line.set('fine');
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    })();
    let tries = 0;
    const untilTaken = async () => {
      const key = withKey();
      const { resume } = markedResume();
      for (;;) {
        tries += 1;
        const { status } = await apply(api, jobId, { resume, ...key });
        if (status === 201) return;
        // A captcha that was spent by a try that failed is another's; what else there is to be told is that it must be tried again.
        expect([400, 503]).toContain(status);
      }
    };
    const applicants = 12;
    await Promise.all(Array.from({ length: applicants }, untilTaken));
    over = true;
    await changing;
    expect(await api.applications(jobId)).toEqual({ stored: applicants, whole: applicants });
    expect(tries).toBeGreaterThan(applicants);
  }, 60_000);
});
