import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { violationsInBothSchemes } from './axe.ts';
import { applyForm, callsOf, contactForm, loginForm, type SiteForm, somebody } from './forms.ts';
import { isCaptchaSolved, launchBrowser, openPage, solveCaptcha } from './harness.ts';
import { logInAsStaff, type Staff } from './staff.ts';

/** What the network does with a form that is sent, and what the person then reads. */
type Weather = {
  name: string;
  answer: (route: Route) => Promise<void>;
  /** What has to happen before the form knows. */
  then?: (page: Page) => Promise<void>;
  text: (form: SiteForm) => string;
  /** Whether no answer came at all. */
  unanswered?: boolean;
};

const html = '<!doctype html><title>Error</title><h1>Service unavailable</h1>';

/** The function's own answer to a refused call. */
function refusal(status: number, error: string, headers: Record<string, string> = {}): Weather['answer'] {
  return (route) => route.fulfill({ status, json: { error }, headers });
}

const weathers: Weather[] = [
  { name: '400', answer: refusal(400, messages.invalidEmail), text: () => messages.invalidEmail },
  { name: '401', answer: refusal(401, messages.wrongCredentials), text: () => messages.wrongCredentials },
  { name: '413', answer: refusal(413, messages.resumeTooLarge), text: () => messages.resumeTooLarge },
  {
    name: '429, with seconds to wait',
    answer: refusal(429, messages.tooManyRequests, { 'Retry-After': '90' }),
    text: () => `${messages.tooManyRequests}. ${messages.retryInSeconds(90)}`,
  },
  {
    name: '429, with minutes to wait',
    answer: refusal(429, messages.tooManyRequests, { 'Retry-After': '840' }),
    text: () => `${messages.tooManyRequests}. ${messages.retryInMinutes(14)}`,
  },
  { name: '500', answer: refusal(500, messages.internal), text: () => messages.internal },
  {
    name: '503, with seconds to wait',
    answer: refusal(503, messages.unavailable, { 'Retry-After': '30' }),
    text: () => `${messages.unavailable}. ${messages.retryInSeconds(30)}`,
  },
  {
    name: 'an HTML page of status 503',
    answer: (route) => route.fulfill({ status: 503, contentType: 'text/html', body: html }),
    text: (form) => form.refused(503),
  },
  {
    name: 'an HTML page of status 200',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
    text: (form) => form.failed,
  },
  {
    name: 'an empty body',
    answer: (route) => route.fulfill({ status: 502, body: '' }),
    text: (form) => form.refused(502),
  },
  { name: 'a connection that is cut', answer: (route) => route.abort('connectionreset'), text: (form) => form.cut, unanswered: true },
  {
    name: 'nothing at all',
    answer: () => Promise.resolve(),
    then: (page) => page.clock.fastForward(limits.answerMs),
    text: (form) => `${form.failed} ${form.late}`.trim(),
    unanswered: true,
  },
];

let browser: Browser;
let staff: Staff;
let page: Page;

beforeAll(async () => {
  [browser, staff] = await Promise.all([launchBrowser(), logInAsStaff()]);
});

afterAll(() => browser.close());

const alerts = async () => (await page.getByRole('alert').allTextContents()).map((text) => text.trim());

describe.each([applyForm, loginForm, contactForm])('$name', (form) => {
  const root = () => page.locator(form.scope);
  const submit = () => root().getByRole('button', { name: form.submit });

  /** A form as a person leaves it just before pressing the button. */
  async function openFilled(who: string): Promise<void> {
    ({ page } = await openPage(browser));
    await page.clock.install();
    await form.open(page);
    await form.fill(root(), who);
    await solveCaptcha(page);
  }

  // All weathers pass over one form: whoever has seen one of them has everything still there for the next.
  describe('in bad weather', () => {
    const who = somebody();
    let entered: string[];

    beforeAll(async () => {
      await openFilled(who);
      entered = await form.entered(root());
      expect(entered).not.toContain('');
    });

    afterAll(async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    });

    test.each(weathers)('$name: says so, and keeps everything', async ({ answer, then, text, unanswered = false }) => {
      await solveCaptcha(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route(callsOf(form), answer);
      const sent = page.waitForRequest((request) => callsOf(form)(new URL(request.url())));
      await submit().click();
      await sent;
      await then?.(page);
      await expect.poll(alerts).toEqual([text(form)]);
      expect(await form.entered(root())).toEqual(entered);
      // A token verifies once: the captcha begins anew, but where the server may never have seen it.
      await expect.poll(() => isCaptchaSolved(page)).toBe(unanswered);
    });

    test('has no accessibility violation', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route(callsOf(form), refusal(429, messages.tooManyRequests, { 'Retry-After': '90' }));
      await solveCaptcha(page);
      await submit().click();
      await expect.poll(alerts).toHaveLength(1);
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });

    test('and in good weather again it is taken, once', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await solveCaptcha(page);
      await submit().click();
      await form.taken(page);
      if (form.stored) expect(await form.stored(staff, who)).toBe(1);
    });
  });

  describe('however often it is sent', () => {
    afterEach(() => page.context().close());

    test('a double click, and Enter pressed twice on a slow network: one call', async () => {
      const who = somebody();
      await openFilled(who);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let calls = 0;
      await page.route(callsOf(form), async (route) => {
        calls += 1;
        await held;
        await route.continue();
      });
      await submit().dblclick();
      const busy = root().getByRole('button', { name: form.sending, exact: true });
      await busy.waitFor();
      expect(await busy.isDisabled()).toBe(true);
      const field = root().getByRole('textbox').first();
      await field.press('Enter');
      await field.press('Enter');
      expect(await violationsInBothSchemes(page, form.scope)).toEqual([]);
      release();
      await form.taken(page);
      expect(calls).toBe(1);
      if (form.stored) expect(await form.stored(staff, who)).toBe(1);
    });

    test('an answer that gets lost: sent again it is taken, once', async () => {
      const who = somebody();
      await openFilled(who);
      await page.route(callsOf(form), async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await submit().click();
      await expect.poll(alerts).toEqual([form.cut]);
      if (form.stored) expect(await form.stored(staff, who)).toBe(1);

      await page.unrouteAll();
      await submit().click();
      if (!form.stored) {
        // With nothing stored the captcha's token is looked at again, and it is spent.
        await expect.poll(alerts).toEqual([messages.loginCaptchaFailed]);
        await solveCaptcha(page);
        await submit().click();
      }
      await form.taken(page);
      if (form.stored) expect(await form.stored(staff, who)).toBe(1);
    });
  });
});
