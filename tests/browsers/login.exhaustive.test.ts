import { expect, test } from 'vitest';
import { accountTexts } from '../../src/content/staff/account.ts';
import { dashboardTexts } from '../../src/content/staff/dashboard.ts';
import { loginTexts } from '../../src/content/form-texts.ts';
import { twoStepTexts } from '../../src/content/staff/two-step.ts';
import { paths } from '../../src/paths.ts';
import { totp } from '../api/totp.ts';
import { api } from '../browser/site.ts';
import { driver } from './browser.ts';
import { click, fill, inPage, press, solveCaptcha, waitFor, waitForPath } from './page.ts';
import { openAsStaff } from './staff.ts';

test('staff turn two-step login on, log out, and log in with a code', async () => {
  const username = `tester-${crypto.randomUUID().slice(0, 8)}`;
  const password = 'quiet harbour 47';
  const { recoveryCodes, app } = twoStepTexts;
  await api.parts.admins.create(username, password);
  await openAsStaff(paths.adminAccount, { username, password });
  await click({ role: 'button', name: accountTexts.twoStep.turnOn });
  await waitFor({ text: accountTexts.twoStep.passwordHint });
  await driver.type(password);
  await press('Enter');
  await waitFor({ role: 'img', name: twoStepTexts.qrCode });
  const secret = await inPage(() => document.querySelector('section code')?.textContent.replaceAll(' ', '') ?? '');
  await fill(app.label, totp(secret, Date.now()));
  await click({ role: 'button', name: accountTexts.twoStep.turnOn });
  await waitFor({ role: 'heading', name: recoveryCodes.heading });
  await click({ role: 'button', name: recoveryCodes.done });

  await click({ role: 'button', name: dashboardTexts.logout });
  await waitForPath(paths.adminLogin);
  expect(await inPage(() => localStorage.getItem('adminToken'))).toBeNull();
  await fill(loginTexts.fields.username, username);
  await fill(loginTexts.fields.password, password);
  await solveCaptcha();
  await click({ role: 'button', name: loginTexts.submit });
  // A code works once. The server also accepts the next one, because clocks differ.
  await fill(app.label, totp(secret, Date.now() + 30_000));
  await press('Enter');
  await waitFor({ role: 'heading', name: accountTexts.sessions.heading });
});
