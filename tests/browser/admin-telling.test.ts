import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { nextMorning } from '#rooms/platform/contract/office.ts';
import { statusAction, tellingTexts } from '../../src/desk/answers/telling-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { applicationPath } from '../../src/admin-paths.ts';
import { storeApplication } from '../api/examples.ts';
import { mailsTo } from '../api/mail.ts';
import { button, expectFocus, listApplications, openStaffPage, postJob } from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import { api } from './site.ts';

const browser = browserOfFile();

/** Stores applications for a new job. @returns the job, and the applications in its list's order */
async function applications(count: number) {
  const job = await postJob();
  for (let index = 0; index < count; index++) {
    const applicant_email = `robin-${crypto.randomUUID()}@example.com`;
    await storeApplication(api, { job_id: job.id, job_title: job.title, applicant_name: `Robin ${index}.`, applicant_email });
  }
  return { job, listed: await listApplications(`&job_id=${job.id}`) };
}

it.each([
  [45, 'keys', 'a required reason'],
  [55, 'clicks', ''],
] as const)(
  'decides on 40 applications, 25 of them told by mail in the morning, with at most %i %s %s',
  async (most, hand, required) => {
    await api.parts.mailTemplates.update(
      { ...mailTemplatesDefaults, reasons: 'Skills\nPay', reason_required: required !== '' },
      'admin:tests',
    );
    const { job, listed } = await applications(40);
    const decisions = (['Rejected', 'Rejected', 'Rejected', 'Rejected', 'Rejected', 'Shortlisted', 'Reviewed', 'Reviewed'] as const).map(
      (status) => ({ status, key: status === 'Rejected' ? 'x' : status === 'Shortlisted' ? 's' : 'r' }),
    );
    const decided = listed.map((one, index) => ({ one, ...(decisions[index % decisions.length] ?? { status: '', key: '' }) }));
    const { page, complaints } = await openStaffPage(browser());
    await page.goto(applicationPath(listed[0]?.id ?? '', new URLSearchParams({ job: job.id })));
    const begun = Date.now();
    let count = 0;
    const act = async (key: string, clicked: Locator) => {
      count += 1;
      await (hand === 'keys' ? page.keyboard.press(key) : clicked.click());
    };
    const shows = async ({ applicant_name }: Application, place: number) => {
      await page.getByRole('heading', { level: 1, name: applicant_name, exact: true }).waitFor();
      await page.getByText(reviewTexts.place(place, listed.length), { exact: true }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };

    for (const [index, { one, status, key }] of decided.entries()) {
      await shows(one, index + 1);
      await act(key, button(page, statusAction(status)));
      if (index > 0) continue;
      const dialog = page.getByRole('dialog');
      await expectFocus(dialog.getByRole('radio').first());
      if (required) await act('2', dialog);
      await act('ArrowDown', dialog.getByRole('radio').nth(1));
      if (hand === 'keys') await act('Tab', dialog);
      await act('Space', dialog.getByRole('checkbox'));
      await act('Enter', button(dialog, tellingTexts.reject));
    }
    expect(count).toBeLessThanOrEqual(most);

    const timesOf = async ({ applicant_email }: Application) =>
      (await mailsTo(api, applicant_email)).map((mail) => (mail.get('not_before') as { toMillis: () => number }).toMillis());
    const mornings = [begun, Date.now()].map((time) => nextMorning(time).getTime());
    const inTheMorning = expect.toSatisfy((time: number) => mornings.includes(time)) as number;
    await expect
      .poll(() => Promise.all(decided.map(({ one }) => timesOf(one))), { timeout: 20_000 })
      .toEqual(decided.map(({ status }) => (status === 'Rejected' ? [inTheMorning] : [])));
    await expect
      .poll(async () => (await listApplications(`&job_id=${job.id}`)).map(({ status }) => status))
      .toEqual(decided.map(({ status }) => status));
    const reasons = (await listApplications(`&job_id=${job.id}`)).map(({ reason }) => reason);
    expect(reasons).toEqual(decided.map(({ status }) => (required && status === 'Rejected' ? 'Pay' : '')));
    expect(complaints).toEqual([]);
  },
  120_000,
);
