import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Figures } from '#contract/figures.ts';
import { applicationStatuses } from '#contract/statuses.ts';
import { aJob } from '../../../tests/example-job.ts';
import { fakeServerOfFile, json } from '../../../tests/component/server.ts';
import { renderStaff, session } from '../../../tests/component/staff.tsx';
import { numbersTexts } from '../../content/staff/jobs.ts';
import { openSession } from '../session/session.ts';
import { NumbersDialog } from './NumbersDialog.tsx';

const none = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as Figures['statuses'];
const noFigures: Figures = { statuses: none, months: [], weeks: [], steps: [], sources: [] };
const days = ['2026-11-22', '2026-11-23', '2026-11-24'];

const server = fakeServerOfFile();

beforeEach(() => {
  server.on(endpoints.readFigures, () => json(200, noFigures));
  server.on(endpoints.readJobNumbers, () => json(200, { views: days.map((day) => ({ day, views: 0 })), sources: [] }));
  openSession(session);
});

async function open() {
  renderStaff(<NumbersDialog job={aJob()} opened onClose={() => undefined} />);
  await screen.findByRole('heading', { name: numbersTexts.applications });
  await screen.findByRole('heading', { name: numbersTexts.views });
}

const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);
const textsOf = (rows: HTMLElement[]) => rows.map((row) => [...row.children].map(({ textContent }) => textContent));
const addressesIn = (row: HTMLElement | undefined) =>
  row &&
  within(row)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/?tab=applications&job=windchill', ''));

it('shows how many applications have each status, with links to them, and the median days in each', async () => {
  server.on(endpoints.readFigures, ({ query }) =>
    json(200, {
      ...noFigures,
      statuses: { ...none, Pending: 4, Interview: query.get('job_id') === 'windchill' ? 2 : 0, Withdrawn: 1 },
      steps: [
        { status: 'Pending', left: 9, days: 2.25 },
        { status: 'Reviewed', left: 0, days: null },
        { status: 'Shortlisted', left: 3, days: 1 },
      ],
    }),
  );
  await open();
  const rows = rowsOf(numbersTexts.applications);
  expect(textsOf(rows)).toEqual([
    ['Pending', '4', numbersTexts.days(2.3)],
    ['Reviewed', '0', ''],
    ['Shortlisted', '0', '1 day'],
    ['Interview', '2', ''],
    ['Offer', '0', ''],
    ['Hired', '0', ''],
    ['Rejected', '0', ''],
    ['Withdrawn', '1', ''],
  ]);
  expect(rows.flatMap(addressesIn)).toEqual(['&status=Pending', '&status=Interview', '&status=Withdrawn']);
});

it('shows what each source has brought, and links to what is left of it', async () => {
  const counted = (count: number, stored = count) => ({ count, stored });
  server.on(endpoints.readFigures, () =>
    json(200, {
      ...noFigures,
      sources: [
        { source: 'linkedin', received: counted(3, 2), hired: counted(1) },
        { source: '', received: counted(1), hired: counted(0) },
      ],
    }),
  );
  await open();
  const rows = rowsOf(numbersTexts.sources);
  expect(textsOf(rows)).toEqual([
    ['linkedin', `3, ${numbersTexts.left(2)}`, '1'],
    [numbersTexts.unknown, '1', '0'],
  ]);
  expect(rows.map(addressesIn)).toEqual([['&source=linkedin', '&source=linkedin&status=Hired'], []]);
});

it('shows the views in words, and a sentence in place of a chart or a table without numbers', async () => {
  await open();
  expect(screen.getByText(numbersTexts.noApplications)).toBeInTheDocument();
  expect(screen.getByText(numbersTexts.noViews(3))).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

it('names the sum of the views and the best day', async () => {
  server.on(endpoints.readJobNumbers, () =>
    json(200, { views: days.map((day, index) => ({ day, views: [2, 5, 0][index] })), sources: [] }),
  );
  await open();
  expect(screen.getByText(numbersTexts.sum(7, 3, { views: 5, day: '23 Nov 2026' }))).toBeInTheDocument();
});
