import { expect, test } from 'vitest';
import { violationsInBothSchemes } from './page-checks.ts';
import { applyForm, callsOf, contactForm, uniqueName } from './forms.ts';
import { browserOfFile, openPage, solveCaptcha } from './harness.ts';

const browser = browserOfFile();

test.each([applyForm, contactForm])('the $name form stores one record when an answer is lost and it is sent again', async (form) => {
  const who = uniqueName();
  const { page } = await openPage(browser());
  const scope = page.locator(form.scope);
  const submit = scope.getByRole('button', { name: form.submit });
  await form.open(page);
  await form.fill(scope, who);
  await solveCaptcha(page);
  await page.route(callsOf(form), async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit.click();
  await page.getByRole('alert').filter({ hasText: form.connectionLost }).waitFor();
  expect(await form.countStored(who)).toBe(1);
  await page.unrouteAll();
  expect(await violationsInBothSchemes(page, form.scope)).toEqual([]);
  // The check of accessibility changes the colour scheme, so the captcha loads again.
  await solveCaptcha(page);
  await submit.click();
  await form.waitUntilAccepted(page);
  expect(await form.countStored(who)).toBe(1);
});
