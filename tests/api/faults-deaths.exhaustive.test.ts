import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { timeouts } from '../../functions/src/timeouts.ts';
import { apply } from './application-form.ts';
import { pdfOfSize } from './resume-files.ts';
import { hasStorage, markedResume, persistently, useWeakApi, withKey } from './weak-api.ts';
import type { Weather } from './weak-line.ts';

const api = useWeakApi(timeouts);

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
    const { stored, whole } = await api.applications(jobId);
    expect(whole).toBe(stored);
    await api.startApp();
    await api.clearUp();
    expect(await persistently(() => apply(api, jobId, { fields, resume, ...key }))).toBe(201);
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
    await new Promise((resolve) =>
      socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.subarray(0, body.length * part)]), resolve),
    );
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
    expect(await persistently(() => api.call(endpoints.listPublicJobs))).toBe(200);
    expect(await api.applications(jobId)).toEqual({ stored: 0, whole: 0 });
    expect(await api.files()).toEqual(files);
    const again = { body: formOf(jobId), headers: { [idempotencyHeader]: key } };
    expect(await persistently(() => api.call(endpoints.applyForJob, jobId, again))).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });

  it('after the upload, the application is stored, and a second try changes nothing', async () => {
    const jobId = await api.postJob();
    const key = randomUUID();
    await api.firestore.set({ slowMs: 100 });
    (await sendPart(jobId, key, 1)).destroy();
    await api.firestore.set('fine');
    const again = { body: formOf(jobId), headers: { [idempotencyHeader]: key } };
    await expect.poll(() => api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
    expect(await persistently(() => api.call(endpoints.applyForJob, jobId, again))).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });
});

describe('in changing weather', () => {
  it('whatever was acknowledged is stored, whole and once', async () => {
    const jobId = await api.postJob();
    const weathers: Weather[] = ['reset', 'deaf', 'refused', 'fine', { slowMs: 50 }];
    const changing = (async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        await api.firestore.set(weathers[turn % weathers.length] ?? 'fine');
        await api.storage.set(weathers[(turn * 2 + 1) % weathers.length] ?? 'fine');
        await sleep(150);
        await Promise.all([api.firestore.set('fine'), api.storage.set('fine')]);
        await sleep(150);
      }
      // Firestore's client bridges short spells by itself; through this one nobody's first try gets.
      await api.firestore.set('silent');
      await sleep(timeouts.firestore + 1000);
      await api.firestore.set('fine');
    })();
    let over = false;
    void changing.then(() => {
      over = true;
    });
    let tries = 0;
    /** Applications, one after another, each tried until it is taken. @returns how many there were */
    const keepApplying = async () => {
      let taken = 0;
      while (!over) {
        const key = withKey();
        const { resume } = markedResume();
        const status = await persistently(() => {
          tries += 1;
          return apply(api, jobId, { resume, ...key });
        });
        expect(status).toBe(201);
        taken += 1;
      }
      return taken;
    };
    const counts = await Promise.all(Array.from({ length: 8 }, keepApplying));
    await changing;
    const taken = counts.reduce((sum, count) => sum + count, 0);
    expect(await api.applications(jobId)).toEqual({ stored: taken, whole: taken });
    expect(tries).toBeGreaterThan(taken);
  }, 60_000);
});
