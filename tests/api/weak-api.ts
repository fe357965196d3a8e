import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { type Endpoint, endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { fileNameOf } from '../../functions/src/data/resumes.ts';
import { createParts, type Parts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { type Captcha, startCaptcha } from '../../local/captcha/server.ts';
import { exampleJob } from './harness.ts';
import { type Answer, type Sent, send } from './http.ts';
import { pdfResume } from './resume-files.ts';
import type { WeakAppOptions } from './weak-app.ts';
import { type Weather, WeakLine } from './weak-line.ts';

const secret = 'secret-of-the-tests';

/** Whether there is a Storage emulator to cut off; else resumes lie in a folder. */
export const hasStorage = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] !== undefined;

/** In milliseconds: short, so that a test need not wait for what takes seconds elsewhere. */
export const shortTimeouts = { firestore: 1500, auth: 1500, storage: 1500, siteverify: 800 };

/** The API in a process of its own, behind lines to each service that can be cut. */
export class WeakApi {
  readonly firestore = new WeakLine(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  readonly storage = new WeakLine(process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '127.0.0.1:9');
  readonly auth = new WeakLine(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '');
  siteverify = new WeakLine('127.0.0.1:9');
  /** All that the app has written to its log. */
  log = '';
  readonly firebase;
  /** The stores, straight to the emulators. */
  readonly parts: Parts;
  readonly #options: WeakAppOptions;
  readonly #resumeFolder = hasStorage ? '' : join(tmpdir(), `sysdna-resumes-${randomUUID()}`);
  #captcha: Captcha | undefined;
  #app: ChildProcess | undefined;
  #environment: Record<string, string> = {};
  #port = 0;

  constructor(timeouts: WeakAppOptions['timeouts'] = shortTimeouts) {
    const projectId = `demo-${randomUUID()}`.slice(0, 30);
    const authProjectId = process.env['GCLOUD_PROJECT'] ?? 'demo-api';
    const project = { projectId, storageBucket: `${projectId}.appspot.com` };
    const authProject = { projectId: authProjectId, storageBucket: `${authProjectId}.appspot.com` };
    this.#options = { project, authProject, timeouts };
    this.firebase = { ...openFirebase(project), auth: openFirebase(authProject).auth };
    const settings = readSettings({ ...process.env, FUNCTIONS_EMULATOR: 'true', RESUME_FOLDER: this.#resumeFolder });
    this.parts = createParts(settings, this.firebase);
  }

  get lines(): WeakLine[] {
    return [this.firestore, this.storage, this.auth, this.siteverify];
  }

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    this.#captcha = await startCaptcha({ port: 0, secret });
    this.siteverify = new WeakLine(new URL(this.#captcha.url).host);
    const [firestore, storage, auth, siteverify] = await Promise.all(this.lines.map((line) => line.open()));
    this.#environment = {
      FUNCTIONS_EMULATOR: 'true',
      FIRESTORE_EMULATOR_HOST: firestore ?? '',
      FIREBASE_AUTH_EMULATOR_HOST: auth ?? '',
      // The Admin SDK hands the first on as the second, in this process too: it would be inherited.
      ...(hasStorage && { FIREBASE_STORAGE_EMULATOR_HOST: storage ?? '', STORAGE_EMULATOR_HOST: `http://${storage}` }),
      RESUME_FOLDER: this.#resumeFolder,
      RECAPTCHA_SECRET: secret,
      RECAPTCHA_VERIFY_URL: `http://${siteverify}/recaptcha/api/siteverify`,
      RATE_LIMIT_APPLY: '100000',
      RATE_LIMIT_LOGIN: '100000',
      RATE_LIMIT_CONTACT: '100000',
    };
    await this.startApp();
  }

  async startApp(): Promise<void> {
    const file = fileURLToPath(new URL('weak-app.ts', import.meta.url));
    const app = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(this.#options)], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#app = app;
    const listening = new Promise<number>((resolve, reject) => {
      for (const stream of [app.stdout, app.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          this.log += text;
          const [, port] = /^port (\d+)$/m.exec(text) ?? [];
          if (port !== undefined) resolve(Number(port));
        });
      }
      app.once('exit', () => reject(new Error(`The app ended:\n${this.log}`)));
    });
    this.#port = await listening;
  }

  /** Ends the app's process at once, as the platform does. */
  async kill(): Promise<void> {
    const app = this.#app;
    this.#app = undefined;
    if (!app || app.exitCode !== null) return;
    app.kill('SIGKILL');
    await once(app, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    await Promise.all([
      ...this.lines.map((line) => line.close()),
      this.#captcha?.stop(),
      this.firebase.db().then((db) => db.terminate()),
      this.#resumeFolder && rm(this.#resumeFolder, { recursive: true, force: true }),
    ]);
  }

  /** Makes all lines fine, and waits until they are of use again. */
  async clearUp(): Promise<void> {
    await Promise.all(this.lines.map((line) => line.set('fine')));
    await this.recovered();
  }

  /** A fine line is of use as soon as the libraries have found out. */
  async recovered(): Promise<void> {
    const token = await this.logIn();
    await vi.waitFor(async () => expect((await this.call(endpoints.listApplications, '', { token })).status).toBe(200), {
      timeout: 25_000,
      interval: 50,
    });
  }

  solveCaptcha(): string {
    if (!this.#captcha) throw new Error('The API has not been started');
    return this.#captcha.issue();
  }

  /** Makes one of the contract's calls. */
  call(endpoint: Endpoint, parameter = '', sent: Sent = {}): Promise<Answer> {
    return send(`http://127.0.0.1:${this.#port}${endpoint.path.replace(/:\w+/, parameter)}`, endpoint.method, sent);
  }

  async postJob(): Promise<string> {
    return (await this.parts.jobs.create(exampleJob, 'admin:tests')).id;
  }

  async logIn(): Promise<string> {
    const session = await this.parts.sessions.open(`admin-${randomUUID()}`);
    if (!session) throw new Error('The account is disabled');
    return session.token;
  }

  /**
   * What there is of the applications for a job, as it is stored.
   * @returns how many there are, and how many of their resumes are there with all their bytes
   */
  async applications(jobId: string): Promise<{ stored: number; whole: number }> {
    const items = [];
    for await (const page of this.parts.applications.pages({ job_id: jobId })) items.push(...page);
    const whole = await Promise.all(
      items.map(async ({ resume_path, resume }) => {
        if (resume_path === null) return true;
        const content = await this.parts.resumes.read(fileNameOf(resume_path));
        return content?.length === resume?.size;
      }),
    );
    return { stored: items.length, whole: whole.filter(Boolean).length };
  }

  async files(): Promise<string[]> {
    return (await this.parts.resumes.list(undefined, 1000)).map(({ fileName }) => fileName);
  }

  async messages(): Promise<number> {
    return (await this.parts.contactMessages.page(100)).items.length;
  }
}

/** Starts the API before a file's tests; after each of them all lines are fine again. */
export function useWeakApi(timeouts?: WeakAppOptions['timeouts']): WeakApi {
  const api = new WeakApi(timeouts);
  beforeAll(async () => {
    await api.start();
    await api.recovered();
  }, 60_000);
  afterEach(() => api.clearUp(), 30_000);
  afterAll(() => api.stop());
  return api;
}

/** Ways in which a service is not there. */
export const cutOff: Weather[] = ['refused', 'silent', 'reset', 'deaf'];

/** Whoever has waited so long has one call given up, and perhaps another one begun. In milliseconds. */
const patience = 10_000;

/** Makes a call, and expects to be told in good time that it can't be answered. */
export async function expectUnavailable(call: () => Promise<Answer>): Promise<void> {
  const begun = Date.now();
  const answer = await call();
  expect(answer).toMatchObject({ status: 503, json: { error: messages.unavailable } });
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(Date.now() - begun).toBeLessThan(patience);
}

/** Makes a call as people do who are told to try again, until it is answered. @returns the status */
export async function persistently(call: () => Promise<Answer>): Promise<number> {
  for (;;) {
    const { status } = await call();
    if (status !== 503) return status;
  }
}

/** @returns a header that makes a call and its repetitions one */
export const withKey = () => ({ headers: { [idempotencyHeader]: randomUUID() } });

/** A resume with a text in it that can be seen passing by. */
export function markedResume(bytes = 20_000) {
  const mark = randomUUID();
  return { mark, resume: { name: 'a.pdf', content: Buffer.concat([pdfResume, Buffer.from(`%${mark}`), Buffer.alloc(bytes, ' ')]) } };
}
