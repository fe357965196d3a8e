import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { adminStore } from '../../functions/src/data/admins.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { accountCopy } from '../../src/content/account-copy.ts';
import { adminCopy } from '../../src/content/admin-copy.ts';
import { loginCopy } from '../../src/content/form-copy.ts';
import { twoStepCopy } from '../../src/content/two-step-copy.ts';
import { paths } from '../../src/paths.ts';
import { totp } from '../api/totp.ts';
import { violationsInBothSchemes } from './axe.ts';
import { launchBrowser, openPage, solveCaptcha, readDownload } from './harness.ts';

const admins = adminStore(openFirebase());
const password = 'quiet harbour 47 lanterns';

let browser: Browser;
let username: string;

beforeAll(async () => {
  browser = await launchBrowser();
});

beforeEach(async () => {
  // An account of the test's own: the local admin's password is everybody's.
  username = `tester-${randomUUID().slice(0, 8)}`;
  await admins.create(username, password);
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const code = (page: Page) => page.getByLabel(twoStepCopy.app.label, { exact: true });
const confirmation = (page: Page) =>
  page.locator('section').filter({ hasText: accountCopy.twoStep.hint }).getByLabel(accountCopy.password.fields.currentPassword);

/** Sends username and password, from the login page on. */
async function enterCredentials(page: Page, withPassword = password): Promise<void> {
  await page.getByLabel(loginCopy.fields.username).fill(username);
  await page.getByLabel(loginCopy.fields.password, { exact: true }).fill(withPassword);
  await solveCaptcha(page);
  await press(page, loginCopy.submit);
}

/** Logs in without a code and goes to the account page, as staff do. */
async function openAccount(options = {}): Promise<Page> {
  const { page } = await openPage(browser, options);
  await page.goto(paths.adminLogin);
  await enterCredentials(page);
  await page.getByRole('link', { name: adminCopy.account }).click();
  await page.getByRole('table').waitFor();
  return page;
}

async function logOut(page: Page): Promise<void> {
  await press(page, adminCopy.logout);
  await page.getByLabel(loginCopy.fields.username).waitFor();
}

async function arriveAtAccount(page: Page): Promise<void> {
  await page.waitForURL(`**${paths.adminAccount}`);
  await page.getByRole('table').waitFor();
}

it('two-step login is turned on, asks for a code or a recovery code, gives new recovery codes, and is turned off', async () => {
  const page = await openAccount();
  await press(page, accountCopy.twoStep.turnOn);
  await confirmation(page).fill(password);
  await press(page, accountCopy.twoStep.continue);
  await page.getByRole('img', { name: twoStepCopy.qrCode }).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const secret = (await page.locator('section code').innerText()).replaceAll(' ', '');
  await code(page).fill(totp(secret, Date.now()));
  await press(page, accountCopy.twoStep.turnOn);
  await page.getByRole('heading', { name: twoStepCopy.recoveryCodes.heading }).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await press(page, twoStepCopy.recoveryCodes.download);
  const recoveryCodes = (await readDownload(await downloading)).trim().split('\n');
  expect(recoveryCodes).toHaveLength(limits.recoveryCodes);
  await press(page, twoStepCopy.recoveryCodes.done);

  await logOut(page);
  await enterCredentials(page);
  await code(page).fill('000000');
  await code(page).press('Enter');
  await page.getByText(messages.wrongCode).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  // The code that turned it on is spent; the server takes the next one, since clocks differ.
  await code(page).fill(totp(secret, Date.now() + 30_000));
  await code(page).press('Enter');
  await arriveAtAccount(page);

  await logOut(page);
  await enterCredentials(page);
  await press(page, twoStepCopy.app.other);
  await page.getByLabel(twoStepCopy.recovery.label, { exact: true }).fill(recoveryCodes[0] ?? '');
  await press(page, loginCopy.submit);
  await arriveAtAccount(page);
  await page.getByText(accountCopy.twoStep.codesLeft(limits.recoveryCodes - 1)).waitFor();

  await press(page, accountCopy.twoStep.renewCodes);
  await confirmation(page).fill(password);
  await press(page, accountCopy.twoStep.renewCodes);
  await page.getByRole('heading', { name: twoStepCopy.recoveryCodes.heading }).waitFor();
  const newCode = await page.locator('section').filter({ hasText: accountCopy.twoStep.hint }).getByRole('listitem').first().innerText();
  await press(page, twoStepCopy.recoveryCodes.done);
  await page.getByText(accountCopy.twoStep.codesLeft(limits.recoveryCodes)).waitFor();
  await logOut(page);
  await enterCredentials(page);
  await press(page, twoStepCopy.app.other);
  const recoveryCode = page.getByLabel(twoStepCopy.recovery.label, { exact: true });
  await recoveryCode.fill(recoveryCodes[1] ?? '');
  await press(page, loginCopy.submit);
  await page.getByText(messages.wrongCode).waitFor();
  await recoveryCode.fill(newCode);
  await press(page, loginCopy.submit);
  await arriveAtAccount(page);

  await press(page, accountCopy.twoStep.turnOff);
  await confirmation(page).fill(password);
  await press(page, accountCopy.twoStep.turnOff);
  await page.getByText(accountCopy.twoStep.off).waitFor();
  await logOut(page);
  await enterCredentials(page);
  await arriveAtAccount(page);
});

it('a changed password is the one that logs in, and ends the other sessions', async () => {
  const [page, other] = [await openAccount(), await openAccount()];
  const { fields, submit, changed } = accountCopy.password;
  const next = 'a slow ferry of 12 umbrellas';
  const section = page.locator('section').filter({ hasText: accountCopy.password.hint });
  await section.getByLabel(fields.currentPassword).fill(password);
  await section.getByLabel(fields.newPassword).fill(`${username} 12345`);
  await press(page, submit);
  await page.getByText(messages.passwordPersonal).waitFor();
  await section.getByLabel(fields.newPassword).fill(next);
  await press(page, submit);
  await page.getByText(changed).waitFor();
  await other.reload();
  await other.waitForURL(`**${paths.adminLogin}`);
  await page.reload();
  await page.getByRole('table').waitFor();

  await logOut(page);
  await enterCredentials(page);
  await page.getByText(messages.wrongCredentials).waitFor();
  await enterCredentials(page, next);
  await arriveAtAccount(page);
});

it('the other sessions end, and the next click in their browser leads to the login', async () => {
  const [page, other] = [await openAccount(), await openAccount()];
  await page.reload();
  await press(page, accountCopy.sessions.endOthers);
  await page.getByText(accountCopy.sessions.ended(1)).waitFor();
  await other.getByRole('link', { name: adminCopy.dashboardHeading }).click();
  await other.getByText(messages.sessionEnded).waitFor();
  await page.reload();
  await page.getByText(accountCopy.sessions.current).waitFor();
});

describe('the page', () => {
  it.each([
    ['wide', 1280],
    ['narrow', 360],
  ])('is clean for axe, light and dark, and fits (%s)', async (_, width) => {
    const page = await openAccount({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  it('is not to be indexed, and does not move while it loads', async () => {
    const page = await openAccount();
    await page.route(`**${endpoints.readAccount.path}`, async (route) => {
      await new Promise((answer) => setTimeout(answer, 500));
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        sessionStorage.setItem('moved', String(shifts.reduce((sum, { value }) => sum + value, Number(sessionStorage.getItem('moved')))));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await page.reload();
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex">');
    await page.getByRole('table').waitFor();
    expect(await page.evaluate(() => Number(sessionStorage.getItem('moved')))).toBeLessThan(0.01);
  });
});
