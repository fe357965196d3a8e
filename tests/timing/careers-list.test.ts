import { expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { paths } from '../../src/paths.ts';
import { browserOfFile, openPage } from '../browser/harness.ts';
import { aPublicJob } from '../example-job.ts';
import { longestTask, scrollThrough, slowness } from './longest-task.ts';

const browser = browserOfFile();

const total = 300;

/** CPU milliseconds on a usual processor: a task of 50 ms on one slowed down four times. */
const maxTaskMs = 50 / 4;

test(`${total} jobs scroll and filter without a long task`, async () => {
  const jobs = Array.from({ length: total }, (_, index) =>
    aPublicJob({ id: `job-${index}`, title: `Engineer ${index}`, department: `Department ${index % 12}` }),
  );
  const { page } = await openPage(browser(), { viewport: { width: 360, height: 800 } });
  await page.route(`**${endpoints.listPublicJobs.path}*`, (route) => route.fulfill({ json: jobs }));
  await page.goto(paths.careers);
  await page.getByText(careersTexts.count(total, total), { exact: true }).waitFor();
  await page
    .getByRole('article')
    .nth(total - 1)
    .waitFor({ state: 'attached' });
  // Looks elements up before it measures, because Playwright's search is a long task itself.
  const department = await page.getByLabel(careersTexts.factLabels.department).elementHandle();
  const search = await page.getByRole('searchbox').elementHandle();
  const heading = await page.locator('h2', { hasText: String(total) }).elementHandle();
  const headingIs = (text: string) => page.waitForFunction(([node, wanted]) => node.textContent === wanted, [heading, text] as const);

  const choose = async (name: string, left: number) => {
    await department.selectOption(name);
    await headingIs(careersTexts.count(left, total));
  };
  const searchFor = async (text: string, left: number) => {
    await search.fill(text);
    await headingIs(careersTexts.count(left, total));
  };
  const acts = {
    scrolling: () => scrollThrough(page),
    choosing: () => choose('Department 3', 25),
    clearing: () => choose('', total),
    searching: () => searchFor('Engineer 299', 1),
  };
  // The shortest of three times counts, because other programs only add to them.
  const tasks: Partial<Record<string, number>> = {};
  for (let round = 0; round < 3; round++) {
    for (const [name, act] of Object.entries(acts))
      tasks[name] = Math.min(tasks[name] ?? Infinity, await longestTask(browser(), page, act));
    await searchFor('', total);
  }
  const bar = maxTaskMs * (await slowness(browser(), page));
  console.warn(`Longest tasks in ms with ${total} jobs: ${JSON.stringify(tasks)}, at most ${bar.toFixed(1)}`);
  expect(Object.entries(tasks).filter(([, ms = 0]) => ms > bar)).toEqual([]);
});
