import { beforeAll, expect, test } from 'vitest';
import { application } from '#rooms/applications/contract/applications.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { localAdmin } from '../../local/seed/seed.ts';
import { interviewTexts } from '../../src/site/applicant/interview-texts.ts';
import { paths } from '../../src/paths.ts';
import { storeWithLink } from '../api/examples.ts';
import { mailsTo, settleMail } from '../api/mail.ts';
import { expectFocus, send } from './dashboard.ts';
import { browserOfFile, openPage } from './harness.ts';
import { findOverflow, findFaultsAtEveryWidth, isInSight, violationsInBothSchemes } from './page-checks.ts';
import { api } from './site.ts';

const browser = browserOfFile();

beforeAll(() => {
  api.clockOffset = Date.parse('2027-03-08') - Date.now();
});

/** Proposes times to a new applicant, and records the mail as sent. */
async function propose(times: string[]) {
  const { id, email, link } = await storeWithLink(api);
  const { updated_at } = application.parse(await api.parts.applications.get(id));
  const meeting = { minutes: 45, place: 'https://meet.example.com/ada', interviewers: [localAdmin.username], times, zone: 'Asia/Kolkata' };
  const json = { subject: 'An interview', body: 'Dear {name},', updated_at, ...meeting };
  await send(endpoints.proposeInterview, { parameter: id, json, headers: { [idempotencyHeader]: crypto.randomUUID() } });
  // Mails wait for an undo.
  api.clockOffset += 60_000;
  const [mail] = await mailsTo(api, email);
  await settleMail(api, mail?.id);
  return { email, link };
}

test('an applicant in Berlin books a time on the day the clocks change', async () => {
  const timezoneId = 'Europe/Berlin';
  const day = 'Sun, Mar 28, 2027';
  const times = ['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'];
  const shown = ['1:30 AM 6:00 AM at the office', '3:30 AM 7:00 AM at the office'];
  const { email, link } = await propose(times);
  const { page, complaints } = await openPage(browser(), { timezoneId, viewport: { width: 360, height: 740 } });
  await page.goto(`${paths.applicant}#${link}`);
  const buttons = page.getByRole('list', { name: day }).getByRole('button');
  await expect.poll(() => buttons.allTextContents()).toEqual(shown.map((time) => `${day}, ${time}`));
  expect(await buttons.first().evaluate(isInSight)).toBe(true);
  await page.getByText(interviewTexts.decline).click();
  expect(await findFaultsAtEveryWidth(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await findOverflow(page)).toEqual([]);

  await buttons.last().click();
  const facts = page.getByRole('status').filter({ hasText: `${day}, 3:30 AM` });
  await expectFocus(facts);
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  expect(await findOverflow(page)).toEqual([]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const [invitation] = await mailsTo(api, email);
  expect(invitation?.get('values')).toMatchObject({ what: 'booked', at: times[1], zone: timezoneId });
  expect(complaints).toEqual([]);
});
