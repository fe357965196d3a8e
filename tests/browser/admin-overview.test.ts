import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { startOfOfficeDay } from '#rooms/platform/contract/office.ts';
import { overviewTexts } from '../../src/desk/overview/overview-texts.ts';
import { storeApplication } from '../api/examples.ts';
import { expectFocus, expectRowsBehind, listApplications, openDashboard, postJob, send, writeMessage } from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import { findSidewaysScrolling, layoutShift, violationsInBothSchemes } from './page-checks.ts';
import { api } from './site.ts';

const browser = browserOfFile();
const { numbers } = overviewTexts;

it('leads from each number to a list of so many rows, and with two keys to the answer that is most overdue', async () => {
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
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findSidewaysScrolling(page), `${width} px`).toEqual([]);
  }
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect((await layoutShift(page)).sum).toBeLessThan(0.01);

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
