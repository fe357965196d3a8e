import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { countFigures } from '../../functions/src/upkeep/upkeep.ts';
import { figuresTexts } from '../../src/desk/figures/figures-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { applyFor, expectRowsBehind, listApplications, openStaffPage, postJob, send } from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import { api } from './site.ts';

const browser = browserOfFile();

it('links each number to a list with as many applications, and says how many have been deleted', async () => {
  const job = await postJob();
  for (const name of ['Ada', 'Grace', 'Lin']) await applyFor(job, `${name} Example`, `${name}@example.com`);
  const [deleted, hired] = await listApplications(`&job_id=${job.id}`);
  await send(endpoints.deleteApplication, { parameter: deleted?.id, query: `?updated_at=${deleted?.updated_at}` });
  await send(endpoints.updateApplicationStatus, { parameter: hired?.id, json: { status: 'Hired', updated_at: hired?.updated_at } });
  await countFigures(api.parts);

  const { page, complaints } = await openStaffPage(browser());
  await page.goto(`${adminPaths.figures}?job=${job.id}`);
  await page.locator('[data-drawing] svg').first().waitFor();
  for (const name of ['received', 'answers', 'due', 'statuses'] as const) {
    const { heading } = figuresTexts[name];
    await page.getByText(heading, { exact: true }).click();
    const table = page.getByRole('table', { name: heading });
    await table.waitFor();
    if (name === 'received') {
      const received = await table.getByRole('cell').first().innerText();
      expect(received).toMatch(new RegExp(`^2\\s*${figuresTexts.deletedSince(1)}$`));
    }
    const numbers = table.getByRole('link');
    const count = await numbers.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) await expectRowsBehind(page, numbers.nth(index));
  }
  expect(complaints).toEqual([]);
});
