import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { countReads } from './count-reads.ts';
import { nextPage } from './pages.ts';

const api = useApi();
const admin = adminOf(api);
const path = endpoints.listApplications.path;
let reads: () => number;

beforeAll(async () => {
  await Promise.all(
    Array.from({ length: 120 }, (_, i) => storeApplication(api, { applicant_name: `Ada ${i}`, job_id: i % 2 === 0 ? 'even' : 'odd' })),
  );
  reads = await countReads(api.firebase);
});

it.each([
  ['the first page', '?limit=10', 10],
  ['a page of the usual size', '', 25],
  ['the largest page', '?limit=100', 100],
  ['a filtered page', '?limit=10&status=Pending', 10],
  ['a page of one job', '?limit=10&job_id=odd', 10],
  ['a search', '?limit=10&q=ada', 10],
  ['a search that finds one', '?limit=10&q=ada+119', 1],
  ['all filters together', '?limit=10&q=ada&status=Pending&job_id=even', 10],
  ['a search that finds nothing', '?limit=10&q=nobody', 0],
  ['a search by domain', '?limit=10&q=example', 10],
  ['the oldest first', '?limit=10&order=oldest', 10],
  ['the oldest of a filter', '?limit=10&order=oldest&status=Pending&job_id=odd', 10],
])('%s reads at most one document more than it shows', async (_, query, shown) => {
  const page = await admin.send('GET', path + query);
  expect(z.array(application).parse(page.json)).toHaveLength(shown);
  expect(reads()).toBeLessThanOrEqual(shown + 1);

  const next = nextPage(page);
  if (next === undefined) return;
  const second = await admin.send('GET', next);
  expect(reads()).toBeLessThanOrEqual(z.array(application).parse(second.json).length + 1);
});
