import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { referenceOf } from '#rooms/platform/contract/reference.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { codeTexts } from '../../src/shared/texts/code-texts.ts';
import { alertFormTexts, applyTexts, contactTexts } from '../../src/shared/texts/form-texts.ts';
import { applicantTexts } from '../../src/site/applicant/applicant-texts.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { frameTexts, mainLinks } from '../../src/site/content/navigation.ts';
import { services } from '../../src/site/content/service-list.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { mailsTo, settleMail, tokensIn } from '../api/mail.ts';
import { applicationsOf, messagesAbout, postJob } from '../browser/dashboard.ts';
import { resume, uniqueName } from '../browser/forms.ts';
import { api } from '../browser/site.ts';
import { driver } from './browser.ts';
import {
  choose,
  click,
  fill,
  goBack,
  inElement,
  inPage,
  narrowWindow,
  open,
  openHydrated,
  solveCaptcha,
  waitFor,
  waitForPath,
} from './page.ts';

/** @returns the titles of the openings that the list shows */
const titles = () =>
  inPage(() =>
    [...document.querySelectorAll('article :is(h3, h4)')].filter((title) => title.checkVisibility()).map(({ textContent }) => textContent),
  );

const uniqueAddress = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;

const countOpenMenus = () => inPage(() => document.querySelectorAll(':popover-open').length);

test('a visitor goes to a page by the Services menu, and to another by the menu of a small screen', async () => {
  const [child] = services.flatMap(({ children = [] }) => children);
  const [main] = mainLinks;
  await openHydrated(paths.home);
  await click({ role: 'button', name: frameTexts.services });
  await click({ role: 'link', name: child?.label });
  await waitForPath(child?.path ?? '');
  await expect.poll(countOpenMenus).toBe(0);
  await narrowWindow();
  await click({ role: 'button', name: frameTexts.menu });
  await click({ role: 'link', name: main?.label });
  await waitForPath(main?.path ?? '');
  await expect.poll(countOpenMenus).toBe(0);
});

test('a visitor writes a message, with a code by email in place of the captcha', async () => {
  const subject = uniqueName();
  const email = uniqueAddress();
  await openHydrated(paths.contact);
  await fill(contactTexts.fields.name, 'Ada Example');
  await fill(contactTexts.fields.email, email);
  await fill(contactTexts.fields.subject, subject);
  await fill(contactTexts.fields.message, 'Größe ✓');
  await click({ role: 'button', name: codeTexts.get });
  await waitFor({ role: 'textbox', name: codeTexts.label });
  const [mail] = await mailsTo(api, email);
  await fill(codeTexts.label, String(mail?.get('values.code')));
  await click({ role: 'button', name: contactTexts.submit });
  await waitFor({ text: visitorTexts.contactSent });
  expect(await messagesAbout(subject)).toMatchObject([{ message: 'Größe ✓' }]);
});

test('a visitor filters the openings, comes Back to them from one, and asks for mails about new ones', async () => {
  // Short lists have no filters.
  for (let others = 0; others < 7; others += 1) await postJob();
  const { id, title } = await postJob({ department: 'Quay' });
  const email = uniqueAddress();
  const department = () => inElement({ label: careersTexts.factLabels.department }, (field) => (field as HTMLSelectElement).value);
  await openHydrated(paths.careers);
  await choose(careersTexts.factLabels.department, 'Quay');
  await expect.poll(titles).toEqual([title]);
  await click({ role: 'link', name: title });
  await waitForPath(jobPath(id));
  await goBack();
  await waitForPath(paths.careers);
  await expect.poll(titles).toEqual([title]);
  await expect.poll(department).toBe('Quay');

  await click({ role: 'button', name: careersTexts.alerts });
  await fill(alertFormTexts.email, email);
  await solveCaptcha();
  await click({ role: 'button', name: alertFormTexts.submit });
  await waitFor({ text: responseTexts.alertsRequested });
  expect(await mailsTo(api, email)).toHaveLength(1);
});

test('a visitor applies with a file, keeps the receipt, adds a message by the mailed link, and withdraws', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, resume.name);
  await writeFile(file, resume.buffer);
  const job = await postJob();
  const who = uniqueName();
  const email = uniqueAddress();

  await openHydrated(jobPath(job.id));
  await click({ role: 'link', name: careersTexts.applyFor(job.title) });
  await fill(applyTexts.fields.applicant_name, who);
  await fill(applyTexts.fields.applicant_email, email);
  await fill(applyTexts.fields.cover_letter, 'Größe ✓');
  await driver.upload(file);
  await solveCaptcha();
  await click({ role: 'button', name: applyTexts.submit });
  await waitFor({ text: visitorTexts.applySent });
  const [application = { id: '' }] = await applicationsOf(who);
  expect(application).toMatchObject({ cover_letter: 'Größe ✓', resume: { file_name: resume.name, size: resume.buffer.length } });
  // The dialog closes by itself, and the page keeps the receipt.
  await waitFor({ role: 'link', name: careersTexts.applyAgainFor(job.title) });
  await waitFor({ text: referenceOf(application) });

  const [mail] = await mailsTo(api, email);
  await settleMail(api, mail?.id);
  await open(`${paths.applicant}#${tokensIn(mail).join()}`);
  await waitFor({ text: applicantTexts.status.received.title });
  await fill(applicantTexts.add.label, 'My number has changed');
  await click({ role: 'button', name: applicantTexts.add.submit });
  await waitFor({ text: applicantTexts.add.sent });
  await click({ text: applicantTexts.data.heading });
  await click({ role: 'button', name: applicantTexts.withdraw.action });
  await waitFor({ text: applicantTexts.withdraw.question });
  await click({ role: 'button', name: applicantTexts.withdraw.action });
  await waitFor({ text: applicantTexts.status.withdrawn.text });
  expect(await applicationsOf(who)).toMatchObject([{ status: 'Withdrawn' }]);
});
