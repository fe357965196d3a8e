import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { type Application, application } from '#rooms/applications/contract/applications.ts';
import { type ContactMessage, contactMessage } from '#rooms/messages/contract/endpoints.ts';
import { type Endpoint, idempotencyHeader, resumeField } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { JobInput } from '#rooms/jobs/contract/job-input.ts';
import { type Job, job } from '#rooms/jobs/contract/jobs.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { type Session, session } from '#rooms/accounts/contract/endpoints.ts';
import { localAdmin } from '../../local/seed/seed.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { type RequestOptions, send as sendRequest } from '../api/http.ts';
import { exampleJob } from '../example-job.ts';
import { captchaUrl, openPage, siteUrl, type Visit } from './harness.ts';

type Options = RequestOptions & { parameter?: string; query?: string };

/** Makes a call, as staff if it is theirs. @throws if it is refused */
export async function send({ method, path, access }: Endpoint, { parameter = '', query = '', ...request }: Options = {}): Promise<unknown> {
  const token = access === 'everyone' ? undefined : await staffToken();
  const url = siteUrl + path.replace(/:\w+/, parameter) + query;
  const { status, text, json } = await sendRequest(url, method, { token, ...request });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return json;
}

export async function captchaToken(): Promise<string> {
  const response = await fetch(`${captchaUrl}/token`, { method: 'POST' });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

export async function openSession(credentials = localAdmin): Promise<Session> {
  const json = { ...credentials, recaptchaToken: await captchaToken() };
  return session.parse(await send(endpoints.login, { json }));
}

let sharedToken: Promise<string> | undefined;

/** @returns the token of a session that all calls of a test file share */
export const staffToken = (): Promise<string> => (sharedToken ??= openSession().then(({ token }) => token));

export async function postJob(changes: Partial<JobInput> = {}): Promise<Job> {
  const json: JobInput = { ...exampleJob, title: `Tester ${crypto.randomUUID().slice(0, 8)}`, location: 'Pune', ...changes };
  return job.parse(await send(endpoints.createJob, { json }));
}

/** Sends an application. @param letter by default it contains the name */
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

/** @returns all applications, or those that match a query, the newest first */
export async function listApplications(query = ''): Promise<Application[]> {
  return z.array(application).parse(await send(endpoints.listApplications, { query: `?limit=${limits.pageSizeMax}${query}` }));
}

export async function applicationsOf(name: string): Promise<Application[]> {
  return (await listApplications()).filter(({ applicant_name }) => applicant_name === name);
}

export async function countPending(jobId: string): Promise<number> {
  return (await listApplications(`&job_id=${jobId}&status=Pending`)).length;
}

export async function writeMessage(subject: string, message = 'Hello.\nWhen can we talk?'): Promise<void> {
  const json = { name: 'Ada Example', email: 'ada@example.com', subject, message, recaptchaToken: await captchaToken() };
  await send(endpoints.sendMessage, { json, headers: { [idempotencyHeader]: crypto.randomUUID() } });
}

export async function messagesAbout(about: string): Promise<ContactMessage[]> {
  const list = z.array(contactMessage).parse(await send(endpoints.listMessages, { query: `?limit=${limits.pageSizeMax}` }));
  return list.filter(({ subject }) => subject === about);
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** @returns the storage of a logged-in browser, with its cookie */
export async function storedSession(browser: Browser, credentials = localAdmin): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: siteUrl });
  const data = { ...credentials, recaptchaToken: await captchaToken() };
  const answer = await context.request.post(endpoints.login.path, { data });
  const localStorage = storedItems(session.parse(await answer.json()));
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [{ origin: siteUrl, localStorage }] };
}

/** @returns what the site keeps of a session in `localStorage` */
export function storedItems({ token, customToken, expiresAt, role }: Session): { name: string; value: string }[] {
  const items = { adminToken: token, adminCustomToken: customToken, adminExpiresAt: expiresAt, adminRole: role };
  return Object.entries(items).map(([name, value]) => ({ name, value }));
}

let sharedSession: Promise<StorageState> | undefined;

/** Ends the sessions of all browsers, as the account page does in another one. */
export async function endSessions(): Promise<void> {
  sharedToken = undefined;
  await send(endpoints.endOtherSessions);
  sharedSession = undefined;
}

/** The pages of a test file share a session. */
export async function openStaffPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  sharedSession ??= storedSession(browser);
  return openPage(browser, { storageState: await sharedSession, ...options });
}

export async function openDashboard(browser: Browser, query = '', options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await openStaffPage(browser, options);
  await visit.page.goto(adminPaths.dashboard + query);
  return visit;
}

export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** The control that shows and changes a status. */
export const statusOf = (within: Page | Locator, name: string): Locator =>
  within.getByLabel(applicationsTexts.statusOf(name), { exact: true });

export const waitForStatus = (within: Page | Locator, name: string, status: string) =>
  expect.poll(() => statusOf(within, name).inputValue()).toBe(status);

/** Waits for the server: the offer to undo has the text at once, the announcement afterwards. */
export const waitUntilSaved = (page: Page, text: string) => page.getByText(text).nth(1).waitFor();

export const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

/** What the person who is logged in opens in the rail. */
export const personMenu = (page: Page): Locator => page.getByRole('button', { name: dashboardTexts.rail.person('') });

/** Opens a menu and presses one of its items. */
export async function pressInMenu(within: Page | Locator, menu: string, item: string): Promise<void> {
  await button(within, menu).click();
  await button(within, item).click();
}

export const hasFocus = (element: Locator): Promise<boolean> => element.evaluate((node) => node === document.activeElement);

export const expectFocus = (element: Locator) => expect.poll(() => hasFocus(element)).toBe(true);

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // Finding it by its role or label at each press would take longer than the presses.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 60; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}
