import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { type Endpoint, endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { answerTexts } from '#contract/answer-texts.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { fileNameOf } from '../../functions/src/data/resumes.ts';
import { createParts, type Parts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { type Captcha, startCaptcha } from '../../local/captcha/server.ts';
import { captchaSecret, cheapPasswordCost } from './harness.ts';
import { exampleJob } from '../example-job.ts';
import { type Answer, type RequestOptions, send } from './http.ts';
import { pdfResume } from './resume-files.ts';
import type { AppProcessOptions } from './app-process.ts';
import { type ProxyMode, TcpProxy } from '../tcp-proxy.ts';

/** In milliseconds. */
export const shortTimeouts = { firestore: 800, auth: 800, storage: 800, siteverify: 500 };

/** Runs the API in its own process, with a TCP proxy in front of each service. */
export class ApiBehindProxies {
  readonly firestore = new TcpProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  readonly storage = new TcpProxy(process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '');
  readonly auth = new TcpProxy(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '');
  /** Leads nowhere until `start` replaces it. */
  siteverify = new TcpProxy('127.0.0.1:9');
  log = '';
  readonly firebase;
  readonly parts: Parts;
  readonly #options: AppProcessOptions;
  #captcha: Captcha | undefined;
  #app: ChildProcess | undefined;
  /** The environment variables of the processes that tests start. */
  environment: Record<string, string> = {};
  #port = 0;

  constructor(timeouts: AppProcessOptions['timeouts'] = shortTimeouts) {
    const projectId = `demo-${randomUUID()}`.slice(0, 30);
    const authProjectId = process.env['GCLOUD_PROJECT'] ?? 'demo-api';
    const project = { projectId, storageBucket: `${projectId}.appspot.com` };
    const authProject = { projectId: authProjectId, storageBucket: `${authProjectId}.appspot.com` };
    this.#options = { project, authProject, timeouts, passwordCost: cheapPasswordCost };
    this.firebase = { ...openFirebase(project), auth: openFirebase(authProject).auth };
    const settings = readSettings({ ...process.env, FUNCTIONS_EMULATOR: 'true' });
    this.parts = createParts({ ...settings, passwordCost: cheapPasswordCost }, this.firebase);
  }

  get proxies(): TcpProxy[] {
    return [this.firestore, this.storage, this.auth, this.siteverify];
  }

  get project(): AppProcessOptions['project'] {
    return this.#options.project;
  }

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    this.#captcha = await startCaptcha({ port: 0, secret: captchaSecret });
    this.siteverify = new TcpProxy(new URL(this.#captcha.url).host);
    const [firestore, storage, auth, siteverify] = await Promise.all(this.proxies.map((proxy) => proxy.start()));
    this.environment = {
      FUNCTIONS_EMULATOR: 'true',
      FIRESTORE_EMULATOR_HOST: firestore ?? '',
      FIREBASE_AUTH_EMULATOR_HOST: auth ?? '',
      FIREBASE_STORAGE_EMULATOR_HOST: storage ?? '',
      // The Admin SDK has set this variable in the process of the tests, and the app would inherit it.
      STORAGE_EMULATOR_HOST: `http://${storage}`,
      RECAPTCHA_SECRET: captchaSecret,
      RECAPTCHA_VERIFY_URL: `http://${siteverify}/recaptcha/api/siteverify`,
      RATE_LIMIT_APPLY: '100000',
      RATE_LIMIT_LOGIN: '100000',
      RATE_LIMIT_CONTACT: '100000',
    };
    await this.startApp();
  }

  async startApp(): Promise<void> {
    const file = fileURLToPath(new URL('app-process.ts', import.meta.url));
    const app = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(this.#options)], {
      env: { ...process.env, ...this.environment },
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
      app.once('exit', () => reject(new Error(`The app exited:\n${this.log}`)));
    });
    this.#port = await listening;
  }

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
      ...this.proxies.map((proxy) => proxy.stop()),
      this.#captcha?.stop(),
      this.firebase.db().then((db) => db.terminate()),
    ]);
  }

  async restoreServices(): Promise<void> {
    await Promise.all(this.proxies.map((proxy) => proxy.set('forward')));
    await this.untilReady();
  }

  async untilReady(): Promise<void> {
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

  call(endpoint: Endpoint, parameter = '', options: RequestOptions = {}): Promise<Answer> {
    return send(`http://127.0.0.1:${this.#port}${endpoint.path.replace(/:\w+/, parameter)}`, endpoint.method, options);
  }

  async postJob(): Promise<string> {
    return (await this.parts.jobs.create(exampleJob, 'admin:tests')).id;
  }

  async logIn(): Promise<string> {
    const session = await this.parts.sessions.open(`admin-${randomUUID()}`);
    if (!session) throw new Error('The account is disabled');
    return session.token;
  }

  /** @returns how many applications are stored for a job, and how many of them have a complete resume or none */
  async countApplications(jobId: string): Promise<{ stored: number; complete: number }> {
    const items = [];
    for await (const page of this.parts.applications.pages({ job_id: jobId })) items.push(...page);
    const complete = await Promise.all(
      items.map(async ({ resume_path, resume }) => {
        if (resume_path === null) return true;
        const content = await this.parts.resumes.read(fileNameOf(resume_path));
        return content?.length === resume?.size;
      }),
    );
    return { stored: items.length, complete: complete.filter(Boolean).length };
  }

  async resumeFiles(): Promise<string[]> {
    return (await this.parts.resumes.list(undefined, 1000)).map(({ fileName }) => fileName);
  }

  async countMessages(): Promise<number> {
    return (await this.parts.contactMessages.page(100)).items.length;
  }
}

export function useApiBehindProxies(timeouts?: AppProcessOptions['timeouts']): ApiBehindProxies {
  const api = new ApiBehindProxies(timeouts);
  beforeAll(async () => {
    await api.start();
    await api.untilReady();
  }, 60_000);
  afterEach(() => api.restoreServices(), 30_000);
  afterAll(() => api.stop());
  return api;
}

export const outages: ProxyMode[] = ['refuse', 'drop', 'reset', 'drop answers'];

const maxWaitMs = 10_000;

export async function expectUnavailable(call: () => Promise<Answer>): Promise<void> {
  const begun = Date.now();
  const answer = await call();
  expect(answer).toMatchObject({ status: 503, json: { error: answerTexts.unavailable } });
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(Date.now() - begun).toBeLessThan(maxWaitMs);
}

export async function retryWhileUnavailable(call: () => Promise<Answer>): Promise<number> {
  for (;;) {
    const { status } = await call();
    if (status !== 503) return status;
  }
}

export const withIdempotencyKey = () => ({ headers: { [idempotencyHeader]: randomUUID() } });

/** @returns a resume with a unique text, the mark, which a proxy can wait for */
export function markedResume(bytes = 20_000) {
  const mark = randomUUID();
  return { mark, resume: { name: 'a.pdf', content: Buffer.concat([pdfResume, Buffer.from(`%${mark}`), Buffer.alloc(bytes, ' ')]) } };
}
