import { exampleJob } from '../example-job.ts';
import { randomUUID } from 'node:crypto';
import domain from 'node:domain';
import type { Server } from 'node:http';
import { basename } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { JobInput } from '#rooms/jobs/contract/job-input.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { application } from '#rooms/applications/contract/applications.ts';
import { dashboardCounts } from '#rooms/figures/contract/figures.ts';
import { startOfOfficeDay } from '#rooms/platform/contract/office.ts';
import { timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { createApp, type FunctionName } from '../../functions/src/app.ts';
import type { Authority } from '../../functions/src/colleagues/account.ts';
import { expiringCollections } from '../../functions/src/rooms.ts';
import type { Firebase } from '../../functions/src/platform/firestore/firebase.ts';
import { createParts, type Parts } from '../../functions/src/parts.ts';
import { type MailSettings, readSettings, type Settings } from '../../functions/src/settings.ts';
import { serve } from '../../functions/testing/serve.ts';
import { type Captcha, startCaptcha } from '../../local/captcha/server.ts';
import { listen, stop } from '../../local/ports.ts';
import { type Answer, type RequestOptions, send } from './http.ts';
import { openProject } from './project.ts';
import { endpointAt, undeclaredIn } from './undeclared.ts';

// Prevents a slow search for Google's metadata server.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

// The domains of functions-framework watch each promise, which took a quarter of the time.
// `app-process.ts` has them.
Object.assign(domain, { create: () => ({ on: () => undefined, run: (act: () => void) => act() }) });

export const captchaSecret = 'secret-of-the-tests';

/** In milliseconds. Calls are slow on a machine that runs many tests at once. */
const timeouts = { firestore: 30_000, auth: 30_000, storage: 30_000, siteverify: 10_000 };

/** Hashes a password in less than a millisecond. */
export const cheapPasswordCost = { ln: 4, r: 8, p: 1 };

/** The environment of a site whose rate limits no test reaches by chance. */
export function siteEnvironment(captchaUrl: string): Record<string, string> {
  return {
    FUNCTIONS_EMULATOR: 'true',
    RECAPTCHA_SECRET: captchaSecret,
    RECAPTCHA_VERIFY_URL: `${captchaUrl}/recaptcha/api/siteverify`,
    RECAPTCHA_CALLS_PER_MINUTE: '100000',
  };
}

export type ApiOptions = {
  settings?: (settings: Settings) => Settings;
  /** Called when the API starts. Without it, the site has no mail. */
  mail?: () => MailSettings;
  parts?: (parts: Parts) => Parts;
  /** By default, the API does what both functions do. */
  only?: FunctionName;
};

/** Runs the API over HTTP, on the emulators, in its own project. */
export class Api {
  /** Added to the clocks of the app and the captcha, in milliseconds. */
  clockOffset = 0;
  readonly firebase: Firebase;
  #started: { captcha: Captcha; parts: Parts; server: Server; address: string } | undefined;

  /** @param projectId the project of another API, to start a second instance of that API */
  constructor(readonly projectId = `demo-${randomUUID()}`.slice(0, 30)) {
    this.firebase = openProject(projectId);
  }

  async start({ settings: change = (same) => same, mail, parts: replace = (same) => same, only }: ApiOptions): Promise<void> {
    const now = () => Date.now() + this.clockOffset;
    const captcha = await startCaptcha({ port: 0, now, secret: captchaSecret });
    const settings = readSettings({ ...process.env, ...siteEnvironment(captcha.url) });
    const changed = change({ ...settings, mail: mail?.(), timeouts, passwordCost: cheapPasswordCost });
    const parts = replace(createParts(changed, this.firebase, now));
    const server = serve(await createApp(parts, only));
    this.#started = { captcha, parts, server, address: await listen(server) };
  }

  async stop(): Promise<void> {
    const { captcha, server } = this.#started ?? {};
    await Promise.all([captcha?.stop(), server && stop(server), this.firebase.db().then((db) => db.terminate())]);
  }

  get #running() {
    if (!this.#started) throw new Error('The API has not been started');
    return this.#started;
  }

  get parts(): Parts {
    return this.#running.parts;
  }

  get server(): Server {
    return this.#running.server;
  }

  get port(): number {
    return Number(this.#running.address.split(':')[1]);
  }

  get captcha(): Captcha {
    return this.#running.captcha;
  }

  solveCaptcha(): string {
    return this.captcha.issue();
  }

  /** @throws if the response has what its endpoint does not declare */
  async send(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const answer = await send(`http://127.0.0.1:${this.port}${path}`, method, options);
    const type = answer.headers.get('Content-Type') ?? '';
    const undeclared = undeclaredIn(endpointAt(method, path), answer.status, type, answer.text);
    if (undeclared !== undefined) throw new Error(`${method} ${path}: the response with ${answer.status} ${undeclared}`);
    return answer;
  }

  /** @param parameters the values for the parameters of the path */
  call(endpoint: Endpoint, parameters: string | string[] = [], options: RequestOptions = {}): Promise<Answer> {
    const values = [parameters].flat();
    return this.send(
      endpoint.method,
      endpoint.path.replace(/:\w+/g, (name) => values.shift() ?? name),
      options,
    );
  }

  async openSession(username = `admin-${randomUUID()}`, authority: Authority = { role: 'admin', jobs: [] }) {
    const session = await this.parts.sessions.open({ username, ...authority });
    if (!session) throw new Error('The account is disabled');
    return session;
  }

  /** @returns the token of a new session */
  async logIn(username?: string, authority?: Authority): Promise<string> {
    return (await this.openSession(username, authority)).token;
  }

  async postJob(changes: Partial<JobInput> = {}): Promise<string> {
    return (await this.parts.jobs.create({ ...exampleJob, ...changes }, 'admin:tests')).id;
  }

  async documents(collection: string) {
    return (await (await this.firebase.db()).collection(collection).get()).docs;
  }

  /** @returns who has done what to a document, as the audit trail says, the oldest first */
  async trailOf(document: string): Promise<string[]> {
    const entries = (await this.firebase.db()).collection('auditLog').where('document', '==', document).orderBy('at');
    return (await entries.get()).docs.map((entry) => `${entry.get('actor')}: ${entry.get('action')}`);
  }

  /** Deletes all documents and files. */
  async clear(): Promise<void> {
    const database = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${this.projectId}/databases/(default)`;
    const files = await this.resumeFiles();
    await Promise.all([fetch(`${database}/documents`, { method: 'DELETE' }), ...files.map((file) => this.parts.resumes.remove(file))]);
  }

  /** @returns the number of documents that don't expire by collection, and of resumes */
  async stored(): Promise<Record<string, number>> {
    const db = await this.firebase.db();
    const [collections, files] = await Promise.all([db.listCollections(), this.resumeFiles()]);
    const counts = await Promise.all(
      collections
        .filter(({ id }) => !expiringCollections.some(([name]) => name === id))
        .map(async (collection) => [collection.id, (await collection.count().get()).data().count] as const),
    );
    return { ...Object.fromEntries(counts), files: files.length };
  }

  async resumeFiles(): Promise<string[]> {
    const [files] = await (await this.firebase.bucket()).getFiles();
    return files.map(({ name }) => basename(name));
  }
}

export function useApi(options: ApiOptions = {}, projectId?: string): Api {
  const api = new Api(projectId);
  beforeAll(() => api.start(options));
  afterEach(() => {
    api.clockOffset = 0;
  });
  afterAll(() => api.stop());
  return api;
}

/** @returns an offset of the clock with which midnight in the office does not come during a test */
export function pastMidnight(): number {
  const left = startOfOfficeDay(Date.now(), 1).getTime() - Date.now();
  return left < 10 * 60_000 ? left : 0;
}

/** An admin, or somebody with less authority, who logs in before the first call. */
export function adminOf(api: Api, username = `admin-${randomUUID()}`, authority?: Authority) {
  let session: Promise<string> | undefined;
  const token = () => (session ??= api.logIn(username, authority));
  const call = async (endpoint: Endpoint, parameters: string | string[] = [], options: RequestOptions = {}) =>
    api.call(endpoint, parameters, { ...options, token: await token() });
  const send = async (method: string, path: string, options: RequestOptions = {}) =>
    api.send(method, path, { ...options, token: await token() });
  return {
    username,
    /** As whom the audit trail names the admin. */
    actor: `admin:${username}` as const,
    token,
    call,
    send,
    /** @returns the newest entries of an application's timeline */
    timelineOf: async (id: string) => z.array(timelineEntry).parse((await call(endpoints.readTimeline, id)).json),
    /** @param query of the list of applications */
    listed: async (query: Record<string, string>) =>
      z.array(application).parse((await send('GET', `${endpoints.listApplications.path}?${new URLSearchParams(query)}`)).json),
    counts: async () => dashboardCounts.parse((await call(endpoints.readCounts)).json),
    setStatus: (id: string, json: object) => call(endpoints.updateApplicationStatus, id, { json }),
    /** Changes many applications. @returns what has become of each */
    changeMany: async (json: object) =>
      endpoints.changeApplications.output.parse((await call(endpoints.changeApplications, '', { json })).json).results,
    /** Sends a question about the current version of an application. @param json replaces parts of it */
    reply: async (id: string, json: object = {}, options: RequestOptions = {}) => {
      const { updated_at } = (await api.parts.applications.get(id)) ?? {};
      return call(endpoints.replyToApplication, id, {
        json: { ...mailTemplatesDefaults.ask, template: 'ask', updated_at, ...json },
        ...options,
      });
    },
  };
}

export const adminEndpoints = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access !== 'everyone');
