import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { answerTexts } from '#contract/answer-texts.ts';
import { texts } from '#contract/texts.ts';
import { violationsInBothSchemes } from './axe.ts';
import { applyForm, callsOf, contactForm, loginForm, type SiteForm, uniqueName } from './forms.ts';
import { isCaptchaSolved, launchBrowser, openPage, solveCaptcha } from './harness.ts';
import { logInAsStaff, type Staff } from './staff.ts';

type Answer = (route: Route) => Promise<void>;

/** A network problem, and the message that follows. */
type Condition = {
  name: string;
  answer: Answer;
  /** What has to happen before the form notices. */
  afterSending?: (page: Page) => Promise<void>;
  text: string;
  /** Whether the form hears nothing from the server. The captcha's token then stays. */
  unanswered?: boolean;
};

const html = '<!doctype html><title>Error</title><h1>Service unavailable</h1>';

function refusal(status: number, error: string, headers: Record<string, string> = {}): Answer {
  return (route) => route.fulfill({ status, json: { error }, headers });
}

const lost: Answer = (route) => route.abort('connectionreset');

const conditions: Condition[] = [
  {
    name: 'a refusal with a time to wait',
    answer: refusal(429, answerTexts.tooManyRequests, { 'Retry-After': '840' }),
    text: `${answerTexts.tooManyRequests}. ${texts.retryInMinutes(14)}`,
  },
  {
    name: 'an HTML page with status 503',
    answer: (route) => route.fulfill({ status: 503, contentType: 'text/html', body: html }),
    text: texts.applyRefused,
  },
  {
    name: 'an HTML page with status 200',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
    text: texts.applyFailed,
  },
  { name: 'an empty answer', answer: (route) => route.fulfill({ status: 502, body: '' }), text: texts.applyRefused },
  { name: 'a connection that is reset', answer: lost, text: texts.applyFailed, unanswered: true },
  {
    name: 'no answer',
    answer: () => Promise.resolve(),
    afterSending: (page) => page.clock.fastForward(limits.answerMs),
    text: `${texts.applyFailed} ${texts.timedOut}`,
    unanswered: true,
  },
];

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let staff: Staff;
let page: Page;

beforeAll(async () => {
  [browser, staff] = await Promise.all([launchBrowser(), logInAsStaff()]);
});

afterAll(() => browser.close());

const alerts = async () => (await page.getByRole('alert').allTextContents()).map((text) => text.trim());

async function openFilled(form: SiteForm, who: string) {
  ({ page } = await openPage(browser));
  await page.clock.install();
  await form.open(page);
  const root = page.locator(form.scope);
  await form.fill(root, who);
  await solveCaptcha(page);
  return { root, submit: root.getByRole('button', { name: form.submit }) };
}

// Each condition starts from the state that the previous one left.
describe('the apply form', () => {
  const who = uniqueName();
  let form: Awaited<ReturnType<typeof openFilled>>;
  let entered: string[];

  beforeAll(async () => {
    form = await openFilled(applyForm, who);
    entered = await applyForm.entered(form.root);
    expect(entered).not.toContain('');
    return () => page.context().close();
  });

  test.each(conditions)('reports $name and keeps the entered text', async ({ answer, afterSending, text, unanswered = false }) => {
    if (!(await isCaptchaSolved(page))) await solveCaptcha(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(callsOf(applyForm), answer);
    const sent = page.waitForRequest((request) => callsOf(applyForm)(new URL(request.url())));
    await form.submit.click();
    await sent;
    await afterSending?.(page);
    await expect.poll(alerts).toEqual([text]);
    expect(await applyForm.entered(form.root)).toEqual(entered);
    // A token is valid once, so the captcha is reset after any answer.
    await expect.poll(() => isCaptchaSolved(page)).toBe(unanswered);
  });

  test('is accepted once when the network works again', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(await violationsInBothSchemes(page, applyForm.scope)).toEqual([]);
    await solveCaptcha(page);
    await form.submit.click();
    await applyForm.waitUntilAccepted(page);
    expect(await staff.applicationsOf(who)).toHaveLength(1);
  });
});

test.each([applyForm, contactForm])('the $name form stores one record when an answer is lost and it is sent again', async (form) => {
  const who = uniqueName();
  const { submit } = await openFilled(form, who);
  await page.route(callsOf(form), async (route) => {
    await route.fetch();
    await lost(route);
  });
  await submit.click();
  await expect.poll(alerts).toEqual([form.connectionLost]);
  expect(await form.countStored?.(staff, who)).toBe(1);
  await page.unrouteAll();
  await submit.click();
  await form.waitUntilAccepted(page);
  expect(await form.countStored?.(staff, who)).toBe(1);
  await page.context().close();
});

test('a login whose answer is lost asks for the captcha again, as its token is spent', async () => {
  const { submit } = await openFilled(loginForm, '');
  await page.route(callsOf(loginForm), async (route) => {
    await route.fetch();
    await lost(route);
  });
  await submit.click();
  await expect.poll(alerts).toEqual([loginForm.connectionLost]);
  await page.unrouteAll();
  await submit.click();
  await expect.poll(alerts).toEqual([texts.loginCaptchaFailed]);
  await solveCaptcha(page);
  await submit.click();
  await loginForm.waitUntilAccepted(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
});
