import { expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { writeAlerts } from '../../functions/src/alerts/notices.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { localStaffMail } from '../../local/emulators/function-settings.ts';
import type { ReceivedMail } from '../../local/mail/server.ts';
import { alertFormTexts } from '../../src/shared/texts/form-texts.ts';
import { content } from '../../src/site/alerts/alerts-texts.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from '../browser/page-checks.ts';
import { postJob, send } from '../browser/dashboard.ts';
import { browserOfFile, openPage, siteUrl, solveCaptcha } from '../browser/harness.ts';
import { waitForMail } from './inbox.ts';

const browser = browserOfFile();
const projectId = process.env['GCLOUD_PROJECT'] ?? '';
const firebase = openFirebase({ projectId, storageBucket: `${projectId}.appspot.com` });
const mail = { MAIL_FROM: 'site@example.com', STAFF_MAIL: localStaffMail, SITE_URL: siteUrl };
const parts = createParts(readSettings({ ...mail, FUNCTIONS_EMULATOR: 'true' }), firebase);

const waitForMailTo = (email: string, subject: string) => waitForMail((mail) => mail.to === email && mail.subject === subject);

/** Backdates the subscription and the job, forgets earlier runs, and writes the alerts of yesterday, which then include the job. */
async function writeAlertsAfterBackdating(email: string, jobId: string): Promise<void> {
  const db = await firebase.db();
  const { docs } = await db.collection('alerts').where('email', '==', email).get();
  await Promise.all([
    ...docs.map(({ ref }) => ref.update({ informed_until: new Date(Date.now() - 2 * dayMs) })),
    db.doc(`jobs/${jobId}`).update({ published_at: new Date(Date.now() - 1.5 * dayMs) }),
    db.doc('progress/alerts').delete(),
  ]);
  await writeAlerts(parts, new Date(Date.now() - dayMs));
}

test('a visitor asks for job alerts, confirms, is told of a new job, and unsubscribes', async () => {
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const { page, complaints } = await openPage(browser());
  await page.goto(`${paths.careers}?job_type=Full-time`);
  await page.getByRole('button', { name: careersTexts.alerts }).click();
  await page.getByText(alertFormTexts.like('Full-time')).waitFor();
  await page.getByText(alertFormTexts.choose).click();
  await page.getByRole('checkbox').first().waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('textbox', { name: alertFormTexts.email }).fill(email);
  await solveCaptcha(page);
  await page.getByRole('button', { name: alertFormTexts.submit }).click();
  await page.getByText(responseTexts.alertsRequested).waitFor();

  const { actions } = content;
  const request = await waitForMailTo(email, 'Please confirm: new openings by email');
  await page.goto(linkIn(request, 'confirm'));
  await page.getByRole('button', { name: actions.confirm.button }).click();
  await page.getByText(actions.confirm.done).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  const { id, title } = await postJob();
  await writeAlertsAfterBackdating(email, id);
  const alert = await waitForMailTo(email, `New opening: ${title}`);
  expect(alert.text).toContain(`/careers/${id}`);

  await page.goto(linkIn(alert, 'unsubscribe'));
  await page.getByRole('button', { name: actions.unsubscribe.button }).click();
  await page.getByText(actions.unsubscribe.done).waitFor();
  expect((await (await firebase.db()).collection('alerts').where('email', '==', email).get()).empty).toBe(true);
  expect(complaints).toEqual([]);

  for (const { html } of [request, alert]) {
    await page.setContent(html);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  }
  await send(endpoints.deleteJob, { parameter: id });
});

function linkIn({ html }: ReceivedMail, action: string): string {
  const [link = ''] = new RegExp(`http[^"]+/alerts#${action}=[\\w-]{43}`).exec(html) ?? [];
  return link;
}
