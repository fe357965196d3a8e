import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { texts } from '#contract/texts.ts';
import { careersTexts } from '../../src/content/careers.ts';
import { applyTexts, captchaTexts } from '../../src/content/form-texts.ts';
import { jobPath } from '../../src/paths.ts';
import { fetchToken, postJob } from '../browser/dashboard.ts';
import { resume, uniqueName } from '../browser/forms.ts';
import { logInAsStaff } from '../browser/staff.ts';
import { driver } from './browser.ts';
import { click, fill, inPage, open, waitFor } from './page.ts';

/** Ticks the captcha, whose frame has another origin. */
async function solveCaptcha(): Promise<void> {
  await inPage(() => addEventListener('message', ({ data }) => sessionStorage.setItem('captcha', (data as { type: string }).type)));
  await click({ title: captchaTexts.label });
  await expect.poll(() => inPage(() => sessionStorage.getItem('captcha'))).toBe('verified');
}

test('a visitor applies for a job with a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, resume.name);
  await writeFile(file, resume.buffer);
  const job = await postJob(await fetchToken());
  const who = uniqueName();

  await open(jobPath(job.id));
  await click({ role: 'link', name: careersTexts.applyFor(job.title) });
  await fill(applyTexts.fields.applicant_name, who);
  await fill(applyTexts.fields.applicant_email, 'ada@example.com');
  await fill(applyTexts.fields.cover_letter, 'Größe ✓');
  await driver.upload(file);
  await solveCaptcha();
  await click({ role: 'button', name: applyTexts.submit });
  await waitFor({ text: texts.applySent });
  expect(await (await logInAsStaff()).applicationsOf(who)).toMatchObject([
    { cover_letter: 'Größe ✓', resume: { file_name: resume.name, size: resume.buffer.length } },
  ]);
});
