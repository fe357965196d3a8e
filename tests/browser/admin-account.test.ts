import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { accountTexts } from '../../src/desk/accounts/account-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { twoStepTexts } from '../../src/desk/accounts/two-step-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { totp } from '../api/totp.ts';
import { bars } from '../bench/bars.ts';
import { findSidewaysScrolling, hold, layoutShift, violationsInBothSchemes } from './page-checks.ts';
import { button, expectFocus, openStaffPage, personMenu, storedSession } from './dashboard.ts';
import { browserOfFile, openPage, readDownload, submitCredentials } from './harness.ts';
import { api } from './site.ts';

const browser = browserOfFile();

it('turns two-step login on, saves the recovery codes, and is asked for a code at the next login', async () => {
  const account = { username: `tester-${crypto.randomUUID().slice(0, 8)}`, password: 'quiet harbour 47 lanterns' };
  await api.parts.admins.create(account.username, account.password);
  const { page } = await openPage(browser(), { storageState: await storedSession(browser(), account), reducedMotion: 'reduce' });
  const press = (name: string) => button(page, name).click();
  const section = page.locator('section').filter({ hasText: accountTexts.twoStep.hint });
  const code = page.getByLabel(twoStepTexts.app.label, { exact: true });
  await page.goto(adminPaths.account);
  await press(accountTexts.twoStep.turnOn);
  await section.getByLabel(accountTexts.password.fields.currentPassword).fill(account.password);
  await press(accountTexts.twoStep.continue);
  await page.getByRole('img', { name: twoStepTexts.qrCode }).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const secret = (await page.locator('section code').innerText()).replaceAll(' ', '');
  await code.fill(totp(secret, Date.now()));
  await press(accountTexts.twoStep.turnOn);
  await page.getByRole('heading', { name: twoStepTexts.recoveryCodes.heading }).waitFor();
  const codes = await section.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(serverLimits.recoveryCodes);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await press(twoStepTexts.recoveryCodes.download);
  expect((await readDownload(await downloading)).trim().split('\n')).toEqual(codes);
  await press(twoStepTexts.recoveryCodes.done);

  await personMenu(page).click();
  await press(dashboardTexts.logout);
  await submitCredentials(page, account);
  await code.fill('000000');
  await code.press('Enter');
  await page.getByText(staffTexts.wrongCode).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

it('loads without moving, fits narrow and wide windows, and asks not to be indexed', async () => {
  const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
  const release = await hold(page, `**${endpoints.readAccount.path}`);
  const response = await page.goto(adminPaths.account);
  await page.getByRole('status', { name: dashboardTexts.loading }).waitFor();
  release();
  await page.getByRole('table').waitFor();
  expect((await layoutShift(page)).sum).toBeLessThan(bars.shift);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findSidewaysScrolling(page)).toEqual([]);
  }
  expect(await response?.text()).toContain('<meta name="robots" content="noindex"/>');
});

it('creates a calendar feed, under whose address a calendar is served that no search engine keeps', async () => {
  const account = { username: `tester-${crypto.randomUUID().slice(0, 8)}`, password: 'quiet harbour 47 lanterns' };
  await api.parts.admins.create(account.username, account.password);
  const { page } = await openPage(browser(), { storageState: await storedSession(browser(), account), reducedMotion: 'reduce' });
  await page.goto(adminPaths.account);
  await button(page, accountTexts.calendar.create).click();
  const address = page.getByLabel(accountTexts.calendar.address);
  await expectFocus(address);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findSidewaysScrolling(page)).toEqual([]);
  }
  const feed = await page.request.get(await address.inputValue());
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(feed.headers()).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'x-robots-tag': 'noindex' });
});
