import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pdf } from '../../local/seed/pdf.ts';
import { localAdmin } from '../../local/seed/seed.ts';
import { loginTexts } from '../../src/shared/texts/form-texts.ts';
import { bulkTexts } from '../../src/desk/applications/bulk-texts.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { mailsTo } from '../api/mail.ts';
import { docxResume } from '../api/resume-files.ts';
import { applicationsOf, applyFor, countPending, postJob } from '../browser/dashboard.ts';
import { api } from '../browser/site.ts';
import { desktop, driver } from './browser.ts';
import { isDrawn, shareOf } from './drawn.ts';
import { click, fill, inElement, inPage, open, press, solveCaptcha, waitFor, waitForPath } from './page.ts';
import { openAsStaff } from './staff.ts';

const button = (name: string) => ({ role: 'button', name });

test('staff log in and out', async () => {
  await open(paths.adminLogin);
  await fill(loginTexts.fields.username, localAdmin.username);
  await fill(loginTexts.fields.password, localAdmin.password);
  await solveCaptcha();
  await click(button(loginTexts.submit));
  await waitForPath(adminPaths.dashboard);
  await click(button(dashboardTexts.rail.person(localAdmin.username)));
  await click(button(dashboardTexts.logout));
  await waitForPath(paths.adminLogin);
  expect(await inPage(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('staff open the menu of a row, shortlist all applications, undo that, and export them', async () => {
  const names = ['Ann Row', 'Bob Row', 'Cid Row'];
  const job = await postJob();
  for (const name of names) await applyFor(job, name, `${name.replace(' ', '.')}@example.com`);
  await openAsStaff(`${adminPaths.dashboard}?tab=applications&status=Pending&job=${job.id}`);
  const menu = button(applicationsTexts.moreNamed('Bob Row'));
  await click(menu);
  await waitFor(button(applicationsTexts.deleteNamed('Bob Row')));
  expect(await inElement(menu, gapToMenu)).toBeLessThanOrEqual(8);
  await press('Escape');

  await click({ role: 'checkbox', name: applicationsTexts.selectLoaded });
  await click(button(bulkTexts.setStatus));
  await click(button('Shortlisted'));
  await waitFor({ text: applicationsTexts.noMatch('filters') });
  await expect.poll(() => countPending(job.id)).toBe(0);
  await click(button(dashboardTexts.undo));
  await waitFor({ role: 'heading', name: applicationsTexts.count(names.length, true) });
  await expect.poll(() => countPending(job.id)).toBe(names.length);

  await click(button(applicationsTexts.export));
  await waitFor({ text: applicationsTexts.exported });
  await expect.poll(readExport).toMatch(/^\ufeffReceived.*\r\n.*,Cid Row,.*\r\n.*,Bob Row,.*\r\n.*,Ann Row,.*\r\n$/);
});

/** @returns how many pixels are between the closest corners of a button and of the open menu */
function gapToMenu(button: HTMLElement): number {
  const corners = (element: Element | null) => {
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  };
  const ofMenu = corners(document.querySelector(':popover-open'));
  return Math.min(...corners(button).flatMap(({ x, y }) => ofMenu.map((corner) => Math.hypot(corner.x - x, corner.y - y))));
}

async function readExport(): Promise<string> {
  const name = (await readdir(desktop.downloads)).find((file) => /^applications-\d{4}-\d\d-\d\d\.csv$/.test(file));
  return name === undefined ? '' : readFile(join(desktop.downloads, name), 'utf8');
}

test('staff read a PDF, note, shortlist, undo and reply by keys, and read a DOCX', async () => {
  const job = await postJob();
  const email = `ann-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const findAnn = () => applicationsOf('Ann Example');
  await applyFor(job, 'Bob Example', 'bob@example.com', docxResume, 'resume.docx');
  await applyFor(job, 'Ann Example', email, pdf('Ann Example', ['Ten years of Windchill']));
  await openAsStaff(`${adminPaths.dashboard}?tab=applications&job=${job.id}`);
  await waitFor({ text: 'Ann Example' });
  await press('j');
  await press('Enter');
  await waitFor({ role: 'heading', name: 'Ann Example' });
  await expect.poll(() => inElement({ role: 'group', name: reviewTexts.previewNamed('Ann Example') }, isDrawn)).toBe(true);

  await press('n');
  await fill(reviewTexts.note.label, 'Call her.');
  await click(button(reviewTexts.note.add));
  await waitFor({ text: 'Call her.' });
  await press('Escape');
  await press('s');
  await waitFor({ text: applicationsTexts.statusChanged('Ann Example', 'Shortlisted') });
  await expect.poll(findAnn).toMatchObject([{ status: 'Shortlisted' }]);
  await press('u');
  await expect.poll(findAnn).toMatchObject([{ status: 'Pending' }]);
  await press('m');
  await expect.poll(() => inElement({ label: repliesTexts.fields.body }, (field) => field === document.activeElement)).toBe(true);
  await fill(repliesTexts.fields.subject, 'When can we talk?');
  await click(button(repliesTexts.send));
  await waitFor({ text: repliesTexts.sent('Ann Example') });
  expect((await mailsTo(api, email))[0]?.get('values')).toMatchObject({ subject: 'When can we talk?' });

  await press('j');
  await waitFor({ role: 'heading', name: 'Bob Example' });
  const frame = { title: reviewTexts.previewNamed('Bob Example') };
  await waitFor(frame);
  const area = await inElement(frame, (frame) => frame.getBoundingClientRect().toJSON() as DOMRect);
  await expect.poll(async () => shareOf('black', await driver.screenshot(), area ?? undefined)).toBeGreaterThan(0);
});
