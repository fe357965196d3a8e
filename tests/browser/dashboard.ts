import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';
import { type Endpoint, endpoints, idempotencyHeader, resumeField } from '#contract/endpoints.ts';
import { type Job, job, type JobInput } from '#contract/jobs.ts';
import { session } from '#contract/login.ts';
import { localAdmin } from '../../local/seed.ts';
import { paths } from '../../src/paths.ts';
import { captchaUrl, openPage, siteUrl, type Visit } from './harness.ts';

type Options = { token?: string; parameter?: string; query?: string; json?: unknown; body?: FormData; headers?: Record<string, string> };

/** Makes one of the contract's calls, as a client without a browser. */
export async function send(endpoint: Endpoint, { token, parameter = '', query = '', json, body, headers }: Options = {}): Promise<unknown> {
  const response = await fetch(siteUrl + endpoint.path.replace(/:\w+/, parameter) + query, {
    method: endpoint.method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** @returns the token of a captcha that was solved just now */
export async function captchaToken(): Promise<string> {
  const response = await fetch(`${captchaUrl}/token`, { method: 'POST' });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

/** @returns the bearer of a new session */
export async function bearer(): Promise<string> {
  const json = { ...localAdmin, recaptchaToken: await captchaToken() };
  return session.parse(await send(endpoints.login, { json })).token;
}

export async function postJob(token: string, changes: Partial<JobInput> = {}): Promise<Job> {
  const json: JobInput = {
    title: `Tester ${crypto.randomUUID().slice(0, 8)}`,
    description: 'You test.\nYou write down what you find.',
    requirements: 'Patience',
    location: 'Pune',
    job_type: 'Full-time',
    experience_level: '',
    salary_range: '',
    status: 'Active',
    ...changes,
  };
  return job.parse(await send(endpoints.createJob, { token, json }));
}

/** Somebody applies. @param letter what they write; where nothing is given, their name is in it */
export async function applyFor(
  { id }: Job,
  name: string,
  email: string,
  resume?: Buffer,
  fileName = 'resume.pdf',
  letter = `I am ${name}.`,
): Promise<void> {
  const body = new FormData();
  const fields = { applicant_name: name, applicant_email: email, phone: '', cover_letter: letter, job_id: id };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('recaptchaToken', await captchaToken());
  if (resume) body.set(resumeField, new File([new Uint8Array(resume)], fileName));
  await send(endpoints.applyForJob, { parameter: id, body, headers: { [idempotencyHeader]: crypto.randomUUID() } });
}

/** Somebody writes by the contact form. */
export async function writeMessage(subject: string, message = 'Hello.\nWhen can we talk?'): Promise<void> {
  const json = { name: 'Ada Example', email: 'ada@example.com', subject, message, recaptchaToken: await captchaToken() };
  await send(endpoints.sendMessage, { json, headers: { [idempotencyHeader]: crypto.randomUUID() } });
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

let opened: Promise<StorageState> | undefined;

/** Has the next dashboard open a session of its own: for a file that ends sessions. */
export function forgetSession(): void {
  opened = undefined;
}

/** @returns what a browser keeps after a login, cookie included */
async function openSession(browser: Browser): Promise<StorageState> {
  const { page } = await openPage(browser);
  await page.goto('/robots.txt');
  const json = { ...localAdmin, recaptchaToken: await captchaToken() };
  await page.evaluate(
    async ({ path, login }) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(login),
      });
      const opened = (await response.json()) as { token: string; customToken: string; expiresAt: string };
      const { token, ...renewal } = opened;
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminRenewal', JSON.stringify(renewal));
    },
    { path: endpoints.login.path, login: json },
  );
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/**
 * Opens the dashboard in a fresh browser context that is logged in. A file's contexts share one session: a login is slow,
 * as its password's hash has to be.
 */
export async function openDashboard(browser: Browser, query = '', options: BrowserContextOptions = {}): Promise<Visit> {
  opened ??= openSession(browser);
  const visit = await openPage(browser, { storageState: await opened, ...options });
  await visit.page.goto(paths.adminDashboard + query);
  return visit;
}
