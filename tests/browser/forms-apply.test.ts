import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type Job, jobInput } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { applyCopy } from '../../src/content/form-copy.ts';
import { paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from './axe.ts';
import { bearer, postJob, send } from './dashboard.ts';
import { answerQuestion, applyForm, callsOf, openDialog, resume, somebody } from './forms.ts';
import { isCaptchaSolved, launchBrowser, openPage, solveCaptcha } from './harness.ts';
import { openLine } from './line.ts';
import { hydrated } from './page-checks.ts';
import { logInAsStaff, type Staff } from './staff.ts';

let browser: Browser;
let token: string;
let staff: Staff;
let jobs: Job[];
let page: Page;

beforeAll(async () => {
  [browser, token, staff] = await Promise.all([launchBrowser(), bearer(), logInAsStaff()]);
  jobs = [await postJob(token), await postJob(token)];
});

afterAll(async () => {
  await Promise.all(jobs.map(({ id }) => send(endpoints.deleteJob, { token, parameter: id })));
  await browser.close();
});

beforeEach(async () => {
  ({ page } = await openPage(browser));
});

afterEach(() => page.context().close());

const dialog = () => page.getByRole('dialog');
const field = (name: Exclude<keyof typeof applyCopy.fields, 'resume'>) => dialog().getByLabel(applyCopy.fields[name]);
const file = () => dialog().locator('input[type=file]');
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const alerts = async () => (await dialog().getByRole('alert').allTextContents()).map((text) => text.trim());
const applications = (who: string) => staff.applicationsOf(who);

async function open(index = 0): Promise<void> {
  await page.goto(paths.careers);
  await reopen(index);
}

async function reopen(index = 0): Promise<void> {
  await openDialog(page, page.getByRole('article', { name: jobs[index]?.title ?? '' }));
}

async function openFilled(who: string): Promise<void> {
  await open();
  await applyForm.fill(dialog(), who);
  await solveCaptcha(page);
}

async function hasFocus(locator: ReturnType<typeof field>): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Slows the line down, so that an upload of a megabyte takes some seconds. */
async function slowLine(): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 250 * 1024,
  });
  return session;
}

/** Looks at a page, of a clock that was installed, that would change by itself meanwhile: a millisecond passes now and then. */
async function whileTimeCrawls<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  const state = { looking: true };
  const found = look().finally(() => (state.looking = false));
  while (state.looking) await page.clock.runFor(1);
  await page.clock.resume();
  return found;
}

/** A resume that takes a while on a slow line. */
const large = { ...resume, buffer: Buffer.concat([resume.buffer, Buffer.alloc(1024 * 1024, '\n')]) };

async function sendLarge(who: string): Promise<CDPSession> {
  await openFilled(who);
  await file().setInputFiles(large);
  const line = await slowLine();
  await button(applyCopy.submit).click();
  await expect.poll(async () => Number(await dialog().getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(0);
  return line;
}

describe('before it is sent', () => {
  test('says what is missing, marks it and goes to the first', async () => {
    await open();
    await button(applyCopy.submit).click();
    expect(await alerts()).toEqual([messages.applyCaptcha, messages.requiredFields]);
    expect(await field('applicant_name').getAttribute('aria-invalid')).toBe('true');
    expect(await field('applicant_email').getAttribute('aria-invalid')).toBe('true');
    expect(await hasFocus(field('applicant_name'))).toBe(true);
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await field('applicant_name').fill('Ada');
    await field('applicant_email').fill('ada@example');
    await button(applyCopy.submit).click();
    await dialog().getByText(messages.invalidEmail).waitFor();
    expect(await hasFocus(field('applicant_email'))).toBe(true);

    await field('applicant_email').fill('ada@example.com');
    await button(applyCopy.submit).click();
    expect(await alerts()).toEqual([messages.applyCaptcha]);
    expect(await hasFocus(dialog().getByRole('group', { name: 'reCAPTCHA' }))).toBe(true);
  });

  test('judges a file the moment it is chosen', async () => {
    await open();
    const files = [
      ['resume.exe', Buffer.from('MZ'), messages.resumeType],
      ['resume', Buffer.from('%PDF'), messages.resumeType],
      ['resume.docx', Buffer.alloc(0), messages.resumeEmpty],
      ['resume.pdf', Buffer.alloc(limits.resumeBytes + 1), messages.resumeTooLarge],
    ] as const;
    for (const [name, buffer, text] of files) {
      await file().setInputFiles({ name, mimeType: 'application/pdf', buffer });
      await expect.poll(alerts, { message: name }).toEqual([text]);
      expect(await file().getAttribute('aria-invalid'), name).toBe('true');
    }
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await file().setInputFiles({ name: 'RESUME.PDF', mimeType: 'application/pdf', buffer: Buffer.alloc(limits.resumeBytes) });
    await expect.poll(alerts).toEqual([]);
    await button(applyCopy.removeResume).click();
    expect(await file().inputValue()).toBe('');
  });
});

test('a resume that was changed after it was chosen is asked for again, and nothing is sent without it', async () => {
  const who = somebody();
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, resume.name);
  await writeFile(path, resume.buffer);
  await openFilled(who);
  await file().setInputFiles(path);
  await writeFile(path, large.buffer);
  for (const attempt of ['the first', 'the second']) {
    await button(applyCopy.submit).click();
    await expect.poll(alerts, { message: attempt }).toEqual([messages.resumeChanged, messages.applyFailed]);
  }
  expect(await file().getAttribute('aria-invalid')).toBe('true');
  expect(await isCaptchaSolved(page)).toBe(true);
  await file().setInputFiles(path);
  await expect.poll(alerts).not.toContain(messages.resumeChanged);
  await button(applyCopy.submit).click();
  await applyForm.taken(page);
  expect(await applications(who)).toMatchObject([{ resume: { size: large.buffer.length } }]);
});

describe('refused by the server itself', () => {
  test('a file that is not what its name says; another one is taken', async () => {
    const who = somebody();
    await openFilled(who);
    await file().setInputFiles({ ...resume, buffer: Buffer.from('MZ, a program') });
    await button(applyCopy.submit).click();
    await expect.poll(alerts).toEqual([messages.resumeContent]);
    await file().setInputFiles(resume);
    await solveCaptcha(page);
    await button(applyCopy.submit).click();
    await applyForm.taken(page);
    expect(await applications(who)).toMatchObject([{ resume: { file_name: resume.name, size: resume.buffer.length } }]);
  });

  test('a posting that was closed or deleted meanwhile', async () => {
    const job = await postJob(token);
    jobs.push(job);
    await page.goto(paths.careers);
    await openDialog(page, page.getByRole('article', { name: job.title }));
    await applyForm.fill(dialog(), somebody());
    const { id } = job;
    await send(endpoints.updateJob, { token, parameter: id, json: { ...jobInput.parse(job), status: 'Inactive' } });
    await solveCaptcha(page);
    await button(applyCopy.submit).click();
    await expect.poll(alerts).toEqual([messages.jobClosed]);

    jobs.pop();
    await send(endpoints.deleteJob, { token, parameter: id });
    await expect.poll(() => isCaptchaSolved(page)).toBe(false);
    await solveCaptcha(page);
    await button(applyCopy.submit).click();
    await expect.poll(alerts).toEqual([messages.jobNotFound]);
  });
});

describe('an upload', () => {
  test('shows how far it is, can be cancelled, and sent again', async () => {
    const who = somebody();
    const line = await sendLarge(who);
    const seen = new Set<string>();
    while (seen.size < 3) seen.add((await dialog().getByRole('progressbar').getAttribute('value')) ?? '');
    expect(await button(applyCopy.submitting).isDisabled()).toBe(true);
    await button(applyCopy.stop).click();
    await dialog().getByRole('status').filter({ hasText: messages.applyStopped }).waitFor();
    expect(await alerts()).toEqual([]);
    expect(await hasFocus(button(applyCopy.submit))).toBe(true);
    expect(await field('cover_letter').inputValue()).toBe('First line\nSecond line');
    expect(await file().inputValue()).toContain(resume.name);
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await line.detach();
    await solveCaptcha(page);
    await button(applyCopy.submit).click();
    await applyForm.taken(page);
    expect(await applications(who)).toMatchObject([{ resume: { size: large.buffer.length } }]);
  });

  test('whose connection breaks in the middle: says so, loses nothing, and is sent when it is back', async () => {
    const who = somebody();
    const line = await openLine();
    await page.goto(line.url + paths.careers);
    await reopen();
    await applyForm.fill(dialog(), who);
    await file().setInputFiles(large);
    await solveCaptcha(page);
    line.cutAfter(large.buffer.length / 2);
    await button(applyCopy.submit).click();
    await expect.poll(alerts).toEqual([messages.applyFailed]);
    expect(await applications(who)).toEqual([]);
    expect(await field('applicant_name').inputValue()).toBe(who);
    expect(await file().inputValue()).toContain(resume.name);
    expect(await isCaptchaSolved(page)).toBe(true);

    line.cutAfter(Infinity);
    await button(applyCopy.submit).click();
    await applyForm.taken(page);
    expect(await applications(who)).toMatchObject([{ resume: { size: large.buffer.length } }]);
    await line.stop();
  });

  test('that goes offline in the middle: says so, and is sent once the network is back', async () => {
    const who = somebody();
    await openFilled(who);
    await page.route(callsOf(applyForm), async (route) => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await button(applyCopy.submit).click();
    await expect.poll(alerts).toEqual([`${messages.applyFailed} ${messages.offline}`]);
    await page.unrouteAll();
    await page.context().setOffline(false);
    await button(applyCopy.submit).click();
    await applyForm.taken(page);
    expect(await applications(who)).toHaveLength(1);
  });

  test('asks before Back leads away from it', async () => {
    const who = somebody();
    await page.goto(paths.about);
    // Before the script is there, a link leads to another document.
    await hydrated(page);
    await page.getByRole('banner').locator(`a[href="${paths.careers}"]`).first().click();
    await page.waitForURL(`**${paths.careers}`);
    await reopen();
    await applyForm.fill(dialog(), who);
    await solveCaptcha(page);
    await page.route(callsOf(applyForm), () => undefined);
    await button(applyCopy.submit).click();
    await button(applyCopy.submitting).waitFor();
    const refused = answerQuestion(page, 'dismiss');
    await page.evaluate(() => history.back());
    expect(await refused).toBe(messages.stillSending);
    await page.waitForURL(`**${paths.careers}`);
    await button(applyCopy.submitting).waitFor();
    const agreed = answerQuestion(page, 'accept');
    await page.evaluate(() => history.back());
    await agreed;
    await page.waitForURL(`**${paths.about}`);
  });

  test('asks before the dialog closes; stopped, it is all there when the dialog is opened again', async () => {
    const who = somebody();
    await page.clock.install();
    await openFilled(who);
    await page.route(callsOf(applyForm), () => undefined);
    await button(applyCopy.submit).click();
    await button(applyCopy.submitting).waitFor();
    await page.keyboard.press('Escape');
    await dialog().getByRole('alert').filter({ hasText: messages.applyStillSending }).waitFor();
    expect(await hasFocus(button(applyCopy.keepSending))).toBe(true);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await button(applyCopy.keepSending).click();
    expect(await alerts()).toEqual([]);

    await button(applyCopy.close).click();
    await button(applyCopy.stopAndClose).click();
    await dialog().waitFor({ state: 'hidden' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await reopen();
    await dialog().getByRole('status').filter({ hasText: messages.applyStopped }).waitFor();
    expect(await file().inputValue()).toContain(resume.name);
    await solveCaptcha(page);
    await button(applyCopy.submit).click();
    await applyForm.taken(page);
    expect(await applications(who)).toHaveLength(1);
  });
});

describe('what was typed', () => {
  test('outlives a reload and a look at another posting, and goes when it was sent', async () => {
    const who = somebody();
    await page.clock.install();
    await openFilled(who);
    await open();
    expect(await field('cover_letter').inputValue()).toBe('First line\nSecond line');
    expect(await field('phone').inputValue()).toBe('+91 80 5550 0100');
    expect(await file().inputValue()).toBe('');
    expect(await isCaptchaSolved(page)).toBe(false);
    await button(applyCopy.close).click();
    await reopen(1);
    expect(await field('applicant_name').inputValue()).toBe(who);
    expect(await field('cover_letter').inputValue()).toBe('');
    await button(applyCopy.close).click();
    await reopen();
    expect(await field('cover_letter').inputValue()).toBe('First line\nSecond line');

    await solveCaptcha(page);
    await button(applyCopy.submit).click();
    await applyForm.taken(page);
    // Closes by itself, after three seconds.
    expect(await dialog().isVisible()).toBe(true);
    expect(await whileTimeCrawls(page, () => violationsInBothSchemes(page))).toEqual([]);
    await page.clock.runFor(limits.applyDialogCloseMs);
    await dialog().waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft|attempt/.test(key)))).toEqual([]);
    expect(await applications(who)).toMatchObject([{ phone: '+91 80 5550 0100', cover_letter: 'First line\nSecond line', resume: null }]);
    await reopen();
    expect(await field('applicant_name').inputValue()).toBe('');
  });

  test('and not sent before a reload is one application when sent again after it', async () => {
    const who = somebody();
    await openFilled(who);
    await file().setInputFiles([]);
    await page.route(callsOf(applyForm), async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(applyCopy.submit).click();
    await expect.poll(alerts).toEqual([messages.applyFailed]);
    await page.unrouteAll();
    await open();
    await solveCaptcha(page);
    await button(applyCopy.submit).click();
    await applyForm.taken(page);
    expect(await applications(who)).toHaveLength(1);
  });
});

test('every field has its label, autocomplete and input mode', async () => {
  await open();
  const attributes = await Promise.all(
    (['applicant_name', 'applicant_email', 'phone', 'cover_letter'] as const).map(async (name) => {
      const input = field(name);
      return [name, await input.getAttribute('autocomplete'), await input.getAttribute('inputmode'), await input.getAttribute('type')];
    }),
  );
  expect(attributes).toEqual([
    ['applicant_name', 'name', null, null],
    ['applicant_email', 'email', 'email', 'email'],
    ['phone', 'tel', 'tel', 'tel'],
    ['cover_letter', 'off', null, null],
  ]);
  expect(await dialog().getByLabel(applyCopy.fields.resume).getAttribute('accept')).toBe('.pdf,.doc,.docx');
});
