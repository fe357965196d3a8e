import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bulkTexts } from '../../src/content/staff/bulk.ts';
import { applicationsTexts, dashboardTexts } from '../../src/content/staff/dashboard.ts';
import { paths } from '../../src/paths.ts';
import { applyFor, countPending, fetchToken, postJob } from '../browser/dashboard.ts';
import { desktop } from './browser.ts';
import { click, inElement, press, waitFor } from './page.ts';
import { openAsStaff } from './staff.ts';

const button = (name: string) => ({ role: 'button', name });

test('staff open the menu of a row, shortlist all applications, undo that, and export them', async () => {
  const names = ['Ann Example', 'Bob Example', 'Cid Example'];
  const token = await fetchToken();
  const job = await postJob(token);
  for (const name of names) await applyFor(job, name, `${name.replace(' ', '.')}@example.com`);
  await openAsStaff(`${paths.adminDashboard}?tab=applications&status=Pending&job=${job.id}`);
  const menu = button(applicationsTexts.moreNamed('Bob Example'));
  await click(menu);
  await waitFor(button(applicationsTexts.deleteNamed('Bob Example')));
  expect(await inElement(menu, gapToMenu)).toBeLessThanOrEqual(8);
  await press('Escape');

  await click({ role: 'checkbox', name: applicationsTexts.selectLoaded });
  await click(button(bulkTexts.setStatus));
  await click(button('Shortlisted'));
  await waitFor({ text: applicationsTexts.noMatch });
  await expect.poll(() => countPending(token, job.id)).toBe(0);
  await click(button(dashboardTexts.undo));
  await waitFor({ role: 'heading', name: applicationsTexts.count(names.length, true) });
  await expect.poll(() => countPending(token, job.id)).toBe(names.length);

  await click(button(applicationsTexts.export));
  await waitFor({ text: applicationsTexts.exported });
  await expect.poll(readExport).toMatch(/^\ufeffReceived.*\r\n.*,Cid Example,.*\r\n.*,Bob Example,.*\r\n.*,Ann Example,.*\r\n$/);
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
