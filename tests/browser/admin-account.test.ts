import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { texts } from '#contract/texts.ts';
import { accountTexts } from '../../src/content/staff/account.ts';
import { dashboardTexts } from '../../src/content/staff/dashboard.ts';
import { loginTexts } from '../../src/content/form-texts.ts';
import { twoStepTexts } from '../../src/content/staff/two-step.ts';
import { paths } from '../../src/paths.ts';
import { totp } from '../api/totp.ts';
import { bars } from '../bench/bars.ts';
import { findSidewaysScrolling, hold, layoutShift, violationsInBothSchemes } from './page-checks.ts';
import { openSession, storedSession } from './dashboard.ts';
import { browserOfFile, openPage, readDownload, solveCaptcha } from './harness.ts';
import { api } from './site.ts';

const password = 'quiet harbour 47 lanterns';

const browser = browserOfFile();
let username: string;

beforeEach(async () => {
  username = `tester-${crypto.randomUUID().slice(0, 8)}`;
  await api.parts.admins.create(username, password);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const codeField = (page: Page) => page.getByLabel(twoStepTexts.app.label, { exact: true });
const twoStepSection = (page: Page) => page.locator('section').filter({ hasText: accountTexts.twoStep.hint });
const passwordField = (page: Page) => twoStepSection(page).getByLabel(accountTexts.password.fields.currentPassword);

async function openLoggedIn(): Promise<Page> {
  const storageState = await storedSession(browser(), { username, password });
  const { page } = await openPage(browser(), { storageState, reducedMotion: 'reduce' });
  return page;
}

async function openAccount(): Promise<Page> {
  const page = await openLoggedIn();
  await page.goto(paths.adminAccount);
  await page.getByRole('table').waitFor();
  return page;
}

async function logInAgain(page: Page): Promise<void> {
  await press(page, dashboardTexts.logout);
  await page.getByLabel(loginTexts.fields.username).fill(username);
  await page.getByLabel(loginTexts.fields.password, { exact: true }).fill(password);
  await solveCaptcha(page);
  await press(page, loginTexts.submit);
}

async function arriveAtAccount(page: Page): Promise<void> {
  await page.waitForURL(`**${paths.adminAccount}`);
  await page.getByRole('table').waitFor();
}

async function shownRecoveryCodes(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: twoStepTexts.recoveryCodes.heading }).waitFor();
  return twoStepSection(page).getByRole('listitem').allInnerTexts();
}

it('turns two-step login on, logs in with a code, and turns it off', async () => {
  const page = await openAccount();
  await press(page, accountTexts.twoStep.turnOn);
  await passwordField(page).fill(password);
  await press(page, accountTexts.twoStep.continue);
  await page.getByRole('img', { name: twoStepTexts.qrCode }).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const secret = (await page.locator('section code').innerText()).replaceAll(' ', '');
  await codeField(page).fill(totp(secret, Date.now()));
  await press(page, accountTexts.twoStep.turnOn);
  const oldCodes = await shownRecoveryCodes(page);
  expect(oldCodes).toHaveLength(limits.recoveryCodes);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await press(page, twoStepTexts.recoveryCodes.download);
  expect((await readDownload(await downloading)).trim().split('\n')).toEqual(oldCodes);
  await press(page, twoStepTexts.recoveryCodes.done);

  await logInAgain(page);
  await codeField(page).fill('000000');
  await codeField(page).press('Enter');
  await page.getByText(texts.wrongCode).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  // A code works once. The server also accepts the next one, because clocks differ.
  await codeField(page).fill(totp(secret, Date.now() + 30_000));
  await codeField(page).press('Enter');
  await arriveAtAccount(page);

  await press(page, accountTexts.twoStep.turnOff);
  await passwordField(page).fill(password);
  await press(page, accountTexts.twoStep.turnOff);
  await page.getByText(accountTexts.twoStep.off).waitFor();
  await openSession({ username, password });
});

it('loads without moving, fits narrow and wide windows, and asks not to be indexed', async () => {
  const page = await openLoggedIn();
  const release = await hold(page, `**${endpoints.readAccount.path}`);
  const response = await page.goto(paths.adminAccount);
  await page.getByRole('status', { name: dashboardTexts.loading }).waitFor();
  release();
  await page.getByRole('table').waitFor();
  expect((await layoutShift(page)).sum).toBeLessThan(bars.shift);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findSidewaysScrolling(page)).toEqual([]);
  }
  expect(await response?.text()).toContain('<meta name="robots" content="noindex">');
});
