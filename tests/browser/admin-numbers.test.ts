import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { startOfOfficeDay } from '#rooms/platform/contract/office.ts';
import { countFigures } from '../../functions/src/upkeep/upkeep.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { figuresTexts } from '../../src/desk/figures/figures-texts.ts';
import { overviewTexts } from '../../src/desk/overview/overview-texts.ts';
import { storeApplication } from '../api/examples.ts';
import {
  applyFor,
  expectFocus,
  expectRowsBehind,
  listApplications,
  openDashboard,
  openStaffPage,
  postJob,
  send,
  writeMessage,
} from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import { expectToFit, expectNoShift } from './page-checks.ts';
import { api } from './site.ts';

const browser = browserOfFile();
const { numbers } = overviewTexts;

it('the overview leads from each number to a list of so many rows, and with two keys to the answer that is most overdue', async () => {
  const job = await postJob();
  const tomorrow = startOfOfficeDay(Date.now(), 1).getTime();
  const promises = [Date.UTC(2026, 0), Date.now() - 1, tomorrow - 1, ...Array.from({ length: 6 }, () => tomorrow)];
  const store = (promised: number, index: number) =>
    storeApplication(api, {
      job_id: job.id,
      job_title: job.title,
      applicant_name: `Robin ${index}`,
      promised_at: new Date(promised),
    });
  const ids = await Promise.all(promises.map(store));
  await writeMessage('Overview');
  const failed = { state: 'failed', template: 'application received', about: [ids[0]], settled_at: new Date() };
  await (await api.firebase.db()).collection('outbox').add(failed);
  await send(endpoints.changeApplications, { json: { ids: ids.slice(-2), set: 'Rejected', tell: 'morning' } });

  const { page, complaints } = await openDashboard(browser(), '', { reducedMotion: 'reduce' });
  const group = page.getByRole('list').filter({ hasText: 'Robin 0' });
  await group.getByRole('link').first().waitFor();
  await expectToFit(page);
  await expectNoShift(page);

  const { late, today, week, arrived, scheduled, failed: undelivered } = numbers;
  const messagesWeek = (count: number) => week(count, 'message');
  for (const text of [late, today, week, messagesWeek, arrived, scheduled, undelivered]) {
    const names = [1, 2].map((count) => text(count));
    const link = page.getByRole('link', { name: new RegExp(`^[1-9]\\d* (${names.join('|')})$`) });
    await expectRowsBehind(page, link);
  }
  await page.keyboard.press('j');
  await expectFocus(page.getByRole('link', { name: /^Robin 0/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Robin 0' }).waitFor();
  expect((await listApplications('&view=due&due=late'))[0]?.applicant_name).toBe('Robin 0');
  expect(complaints).toEqual([]);
});

it('each number of the figures leads to a list with as many applications', async () => {
  const job = await postJob();
  for (const name of ['Ada', 'Grace', 'Lin']) await applyFor(job, `${name} Example`, `${name}@example.com`);
  const [deleted, hired] = await listApplications(`&job_id=${job.id}`);
  await send(endpoints.deleteApplication, { parameter: deleted?.id, query: `?updated_at=${deleted?.updated_at}` });
  await send(endpoints.updateApplicationStatus, { parameter: hired?.id, json: { status: 'Hired', updated_at: hired?.updated_at } });
  await countFigures(api.parts);

  const { page, complaints } = await openStaffPage(browser());
  await page.goto(`${adminPaths.figures}?job=${job.id}`);
  await page.locator('[data-drawing] svg').first().waitFor();
  for (const name of ['received', 'onTime', 'due', 'statuses'] as const) {
    const { heading } = figuresTexts[name];
    await page.getByText(heading, { exact: true }).click();
    const table = page.getByRole('table', { name: heading });
    await table.waitFor();
    if (name === 'received') expect(await table.getByRole('cell').first().innerText()).toBe('2');
    const numbers = table.getByRole('link');
    const count = await numbers.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) await expectRowsBehind(page, numbers.nth(index));
  }
  expect(complaints).toEqual([]);
});
