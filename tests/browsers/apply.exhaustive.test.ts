import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '#contract/applications.ts';
import { texts } from '#contract/texts.ts';
import { applicantTexts } from '../../src/content/applicant.ts';
import { careersTexts } from '../../src/content/careers.ts';
import { applyTexts } from '../../src/content/form-texts.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { mailsTo, tokensIn } from '../api/outbox.ts';
import { fetchToken, postJob } from '../browser/dashboard.ts';
import { resume, uniqueName } from '../browser/forms.ts';
import { api } from '../browser/site.ts';
import { logInAsStaff } from '../browser/staff.ts';
import { driver } from './browser.ts';
import { click, fill, open, openHydrated, solveCaptcha, waitFor } from './page.ts';

test('a visitor applies with a file, keeps the receipt, adds a message by the mailed link, and withdraws', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, resume.name);
  await writeFile(file, resume.buffer);
  const [job, staff] = await Promise.all([postJob(await fetchToken()), logInAsStaff()]);
  const who = uniqueName();
  const email = `ada-${crypto.randomUUID()}@example.com`;

  await openHydrated(jobPath(job.id));
  await click({ role: 'link', name: careersTexts.applyFor(job.title) });
  await fill(applyTexts.fields.applicant_name, who);
  await fill(applyTexts.fields.applicant_email, email);
  await fill(applyTexts.fields.cover_letter, 'Größe ✓');
  await driver.upload(file);
  await solveCaptcha();
  await click({ role: 'button', name: applyTexts.submit });
  await waitFor({ text: texts.applySent });
  const [application = { id: '' }] = await staff.applicationsOf(who);
  expect(application).toMatchObject({ cover_letter: 'Größe ✓', resume: { file_name: resume.name, size: resume.buffer.length } });
  // The dialog closes by itself, and the page keeps the receipt.
  await waitFor({ role: 'link', name: applyTexts.applyAgainFor(job.title) });
  await waitFor({ text: referenceOf(application) });

  const [mail] = await mailsTo(api, email);
  await open(`${paths.applicant}#${tokensIn(mail).join()}`);
  await waitFor({ text: applicantTexts.status.received.title });
  await fill(applicantTexts.add.label, 'My number has changed');
  await click({ role: 'button', name: applicantTexts.add.submit });
  await waitFor({ text: applicantTexts.add.sent });
  await click({ role: 'button', name: applicantTexts.withdraw.action });
  await waitFor({ text: applicantTexts.withdraw.question });
  await click({ role: 'button', name: applicantTexts.withdraw.action });
  await waitFor({ text: applicantTexts.status.withdrawn.text });
  expect(await staff.applicationsOf(who)).toMatchObject([{ status: 'Withdrawn' }]);
});
