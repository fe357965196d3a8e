import { createServer, type Server } from 'node:http';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Captcha, startCaptcha } from '../../local/captcha/server.ts';
import { launchBrowser } from './harness.ts';

const host = '127.0.0.1';
const secret = 'the-secret';
let captcha: Captcha;
let site: Server;
let siteUrl: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  captcha = await startCaptcha({ port: 0, secret });
  const html = `<!doctype html><title>Form</title><div id="one"></div><div id="two"></div><script>
    var events = [];
    function onSolved(token) { events.push(['solved', token]); }
    function ready() { events.push(['ready']); }
  </script><script src="${captcha.url}/recaptcha/api.js?onload=ready&render=explicit" async defer></script>`;
  site = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => {
    site.listen(0, host, resolve);
  });
  const address = site.address();
  siteUrl = `http://${host}:${typeof address === 'object' && address ? address.port : 0}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  site.close();
  await captcha.stop();
});

beforeEach(async () => {
  page = await browser.newPage();
  await page.clock.install();
  await page.goto(siteUrl);
  await expect.poll(() => evaluate('events.length')).toBe(1);
});

afterEach(() => page.close());

/** The page's own script is plain text to this one. */
const evaluate = (script: string): Promise<unknown> => page.evaluate(script);

const render = (id: string, options = '') =>
  evaluate(`grecaptcha.render('${id}', {sitekey: 'key', callback: 'onSolved',
    'expired-callback': () => events.push(['expired']), 'error-callback': () => events.push(['failed']), ${options}})`);

function box(index = 0) {
  return page.locator('iframe[title="reCAPTCHA"]').nth(index).contentFrame().getByRole('checkbox', { name: "I'm not a robot" });
}

function widgetFrame(): Frame {
  const frame = page.frames().find((candidate) => candidate.url().startsWith(captcha.url));
  if (!frame) throw new Error('The widget has no frame');
  return frame;
}

async function isGenuine(response: unknown): Promise<unknown> {
  const answer = await fetch(`${captcha.url}/recaptcha/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: String(response) }),
  });
  return answer.json();
}

describe('the widget', () => {
  test('is solved by the keyboard, and gives a token that verifies, for this host', async () => {
    expect(await render('one')).toBe(0);
    await box().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => evaluate('events.length')).toBe(2);
    const token = await evaluate('grecaptcha.getResponse()');
    expect(await evaluate('events[1]')).toEqual(['solved', token]);
    expect(await evaluate("document.getElementById('g-recaptcha-response').value")).toBe(token);
    expect(await box().isChecked()).toBe(true);
    expect(await isGenuine(token)).toMatchObject({ success: true, hostname: host });
  });

  test('expires after two minutes, and can be solved again', async () => {
    await render('one');
    await box().click();
    await expect.poll(() => evaluate('events.length')).toBe(2);
    await page.clock.runFor(2 * 60 * 1000);
    await expect.poll(() => evaluate('events.at(-1)')).toEqual(['expired']);
    expect(await evaluate('grecaptcha.getResponse()')).toBe('');
    expect(await box().isChecked()).toBe(false);
    expect(await widgetFrame().getByRole('status').textContent()).toMatch(/expired/);
    await box().click();
    await expect.poll(() => evaluate('grecaptcha.getResponse()')).not.toBe('');
  });

  test('is reset', async () => {
    await render('one');
    await box().click();
    await expect.poll(() => evaluate('grecaptcha.getResponse()')).not.toBe('');
    await evaluate('grecaptcha.reset(0)');
    expect(await evaluate('grecaptcha.getResponse(0)')).toBe('');
    await expect.poll(() => box().isChecked()).toBe(false);
  });

  test('says when it cannot reach its server', async () => {
    await render('one');
    await page.route('**/token', (route) => route.abort());
    await box().click();
    await expect.poll(() => evaluate('events.at(-1)')).toEqual(['failed']);
    expect(await box().isChecked()).toBe(false);
  });

  test('stands beside others, each with its own answer', async () => {
    expect(await render('one')).toBe(0);
    expect(await render('two', "size: 'compact', theme: 'dark'")).toBe(1);
    await box(1).click();
    await expect.poll(() => evaluate('grecaptcha.getResponse(1)')).not.toBe('');
    expect(await evaluate('grecaptcha.getResponse(0)')).toBe('');
  });

  test.each([
    ["grecaptcha.render('one', {sitekey: 'key'}), grecaptcha.render('one', {sitekey: 'key'})", 'already been rendered'],
    ["grecaptcha.render('nowhere', {sitekey: 'key'})", 'must be an element or id'],
    ["grecaptcha.render('one', {})", 'Missing required parameters: sitekey'],
    ['grecaptcha.getResponse(7)', 'Invalid reCAPTCHA client id: 7'],
  ])('%s throws', async (script, message) => {
    await expect(evaluate(script)).rejects.toThrow(message);
  });

  test('takes no word from another window, nor from another origin', async () => {
    await render('one');
    await evaluate(`new Promise((arrived) => {
      let count = 0;
      addEventListener('message', () => { count += 1; if (count === 2) arrived(); });
      window.postMessage({type: 'verified', token: 'forged'}, '*');
      const frame = document.createElement('iframe');
      frame.srcdoc = "<script>parent.postMessage({type: 'verified', token: 'forged'}, '*')<" + "/script>";
      document.body.append(frame); })`);
    expect(await evaluate('grecaptcha.getResponse()')).toBe('');
    expect(await evaluate('events')).toEqual([['ready']]);
  });
});
