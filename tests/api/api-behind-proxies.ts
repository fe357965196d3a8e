import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import type { AppProcessOptions } from './app-process.ts';
import { Api, cheapPasswordCost, siteEnvironment } from './harness.ts';
import { type Answer, untilAvailable } from './http.ts';
import { pdfResume } from './resume-files.ts';
import { type ProxyMode, TcpProxy } from '../tcp-proxy.ts';

/** In milliseconds. */
export const shortTimeouts = { firestore: 800, auth: 800, storage: 800, siteverify: 500 };

/** Runs the API in a process of its own, with a TCP proxy in front of each service. */
export class ApiBehindProxies extends Api {
  readonly firestore = new TcpProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  readonly storage = new TcpProxy(process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '');
  readonly auth = new TcpProxy(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '');
  /** Leads nowhere until `start` replaces it. */
  siteverify = new TcpProxy('127.0.0.1:9');
  /** What the app has written since its first start. */
  output = '';
  #environment: Record<string, string> = {};
  #app: ChildProcess | undefined;
  #port = 0;

  constructor(readonly timeouts: AppProcessOptions['timeouts'] = shortTimeouts) {
    super();
  }

  get proxies(): TcpProxy[] {
    return [this.firestore, this.storage, this.auth, this.siteverify];
  }

  override get port(): number {
    return this.#port;
  }

  override async start(): Promise<void> {
    await super.start({});
    this.siteverify = new TcpProxy(new URL(this.captcha.url).host);
    const [firestore, storage, auth, siteverify] = await Promise.all(this.proxies.map((proxy) => proxy.start()));
    this.#environment = {
      ...siteEnvironment(`http://${siteverify}`),
      FIRESTORE_EMULATOR_HOST: firestore ?? '',
      FIREBASE_AUTH_EMULATOR_HOST: auth ?? '',
      FIREBASE_STORAGE_EMULATOR_HOST: storage ?? '',
      // The Admin SDK has set this variable here, and the app would inherit it.
      STORAGE_EMULATOR_HOST: `http://${storage}`,
    };
    await this.startApp();
  }

  async startApp(): Promise<void> {
    const { projectId, timeouts } = this;
    const options: AppProcessOptions = { projectId, timeouts, passwordCost: cheapPasswordCost };
    const file = fileURLToPath(new URL('app-process.ts', import.meta.url));
    const app = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(options)], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#app = app;
    for (const stream of [app.stdout, app.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    const ready = await new Promise<string>((resolve, reject) => {
      app.stdout.once('data', resolve);
      app.once('exit', () => reject(new Error(`The app has ended:\n${this.output}`)));
    });
    this.#port = Number(ready.replace('port ', ''));
  }

  async killApp(): Promise<void> {
    const app = this.#app;
    this.#app = undefined;
    if (!app || app.exitCode !== null) return;
    app.kill('SIGKILL');
    await once(app, 'exit');
  }

  override async stop(): Promise<void> {
    await this.killApp();
    await Promise.all([...this.proxies.map((proxy) => proxy.stop()), super.stop()]);
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

  /** @returns how many applications a job has, and how many of them have their whole resume */
  async countApplications(jobId: string): Promise<{ stored: number; complete: number }> {
    const items = [];
    for await (const page of this.parts.applications.pages({ job_id: jobId })) items.push(...page);
    const complete = await Promise.all(
      items.map(async ({ resume_path, resume }) => {
        const content = resume_path === null ? undefined : await this.parts.resumes.read(fileNameOf(resume_path));
        return content?.length === resume?.size;
      }),
    );
    return { stored: items.length, complete: complete.filter(Boolean).length };
  }

  async countMessages(): Promise<number> {
    return (await this.parts.messages.page(100)).items.length;
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
  expect(answer).toMatchObject({ status: 503, json: { error: responseTexts.unavailable } });
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(Date.now() - begun).toBeLessThan(maxWaitMs);
}

/** @returns the status, once it is another than 503 */
export const retryWhileUnavailable = async (call: () => Promise<Answer>): Promise<number> => (await untilAvailable(call)).status;

export const withIdempotencyKey = () => ({ headers: { [idempotencyHeader]: randomUUID() } });

/** @returns a resume with a unique text, the mark, which a proxy can wait for */
export function markedResume(bytes = 20_000) {
  const mark = randomUUID();
  return { mark, resume: { name: 'a.pdf', content: Buffer.concat([pdfResume, Buffer.from(`%${mark}`), Buffer.alloc(bytes, ' ')]) } };
}
