import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Figures } from '#rooms/figures/contract/figures.ts';
import { applicationStatuses, type ApplicationStatus } from '#rooms/applications/contract/statuses.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { fakeServerOfFile, json, refusal } from '../../../tests/component/server.ts';
import { managerSession, visitStaff } from '../../../tests/component/staff.tsx';
import { click, user } from '../../../tests/component/user.ts';
import { aJob } from '../../../tests/example-job.ts';
import { formatDayUtc, formatMoment } from '../../shared/lib/format.ts';
import { openSession } from '../session/session.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import { jobChoiceTexts } from '../shell/job-choice-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { figuresTexts } from './figures-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { Component as FiguresPage } from './Figures.page.tsx';

const job = aJob();
const server = fakeServerOfFile();

beforeEach(() => server.on(endpoints.listJobs, () => json(200, [job])));

const some = (count: number, stored = count) => ({ count, stored });
const statuses = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as Record<ApplicationStatus, number>;
const month: Figures['months'][number] = {
  month: '2026-02',
  received: some(0),
  answered: { 'in time': some(0), late: some(0) },
  overdue: 0,
  answer_days: null,
  hired: some(0),
};

function someFigures(values: Partial<Figures> = {}): Figures {
  const due = { late: 0, today: 0, week: 0, later: 0 };
  const weeks = [{ monday: '2026-02-23', received: some(0) }];
  return { counted_at: null, statuses, due, months: [month], weeks, steps: [], sources: [], ...values };
}

function visit(query = '') {
  const dashboard = { path: adminPaths.dashboard, element: <h1>Dashboard</h1> };
  return visitStaff(adminPaths.figures + query, { path: adminPaths.figures, element: <FiguresPage /> }, dashboard);
}

async function open(values?: Partial<Figures>, query = '') {
  server.on(endpoints.readFigures, () => json(200, someFigures(values)));
  const view = visit(query);
  await screen.findByRole('region', { name: figuresTexts.weeks.heading });
  return view;
}

const figure = (name: string) => within(screen.getByRole('region', { name }));
const cellsOf = (name: string, row: string) =>
  within(figure(name).getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const linksOf = (name: string) =>
  figure(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const list = (filter: Parameters<typeof applicationsAddress>[0]) => adminPaths.dashboard + applicationsAddress(filter);

it('sends managers to the dashboard, without a call', async () => {
  openSession(managerSession);
  visit();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

it('offers another attempt when the figures could not be loaded', async () => {
  server.on(endpoints.readFigures, () => refusal(500, texts.internal));
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent(figuresTexts.failed);
  server.on(endpoints.readFigures, () => json(200, someFigures()));
  await click(dashboardTexts.retry);
  expect(await screen.findByText(figuresTexts.weeks.empty)).toBeInTheDocument();
});

it.each([null, '2026-02-28T03:00:05.000Z'])('says when they were counted: %s', async (counted_at) => {
  await open({ counted_at });
  expect(screen.getByText(figuresTexts.counted(counted_at && formatMoment(counted_at)))).toBeInTheDocument();
});

it('says so in place of a figure without anything to draw', async () => {
  await open({ views: [{ day: '2026-02-23', views: 0 }] });
  for (const key of ['due', 'statuses', 'answerTime', 'promise', 'weeks', 'hires', 'sources', 'views'] as const) {
    expect(figure(figuresTexts[key].heading).getByText(figuresTexts[key].empty)).toBeInTheDocument();
  }
  expect(screen.queryByRole('table')).toBeNull();
});

describe('each number leads to the list that it counts', () => {
  const inMonth = { from: '2026-02-01', to: '2026-02-28' };

  it('of a month or a week, the latest first, and says how many have been deleted', async () => {
    const received = some(7, 5);
    const answered = { 'in time': some(2), late: some(1, 0) };
    await open({
      months: [month, { ...month, month: '2026-03', received, answered, overdue: 1, answer_days: 1.5, hired: some(1) }],
      weeks: [{ monday: '2026-02-23', received }],
    });
    const rows = figure(figuresTexts.answerTime.heading).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Mar 2026', 'Feb 2026']);
    expect(cellsOf(figuresTexts.answerTime.heading, 'Mar')).toEqual([`5${figuresTexts.deletedSince(2)}`, figuresTexts.days(1.5)]);
    expect(cellsOf(figuresTexts.answerTime.heading, 'Feb')).toEqual(['0', figuresTexts.answerTime.noDays]);
    expect(cellsOf(figuresTexts.promise.heading, 'Mar')).toEqual(['2', `0${figuresTexts.deletedSince(1)}`, '1', '50%']);
    expect(cellsOf(figuresTexts.promise.heading, 'Feb')).toEqual(['0', '0', '0', figuresTexts.promise.noShare]);

    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(linksOf(figuresTexts.answerTime.heading)).toEqual([list(march)]);
    expect(linksOf(figuresTexts.promise.heading)).toEqual([list({ ...march, answer: 'in time' })]);
    expect(linksOf(figuresTexts.hires.heading)).toEqual([list(march), list({ ...march, status: ['Hired'] })]);
    expect(linksOf(figuresTexts.weeks.heading)).toEqual([list({ from: '2026-02-23', to: '2026-03-01' })]);
  });

  it('of a status, with the time that applications stay in it', async () => {
    await open({ statuses: { ...statuses, Interview: 3 }, steps: [{ status: 'Pending', left: 4, days: 1 }] });
    expect(cellsOf(figuresTexts.statuses.heading, 'Interview')).toEqual(['3', figuresTexts.statuses.noDays]);
    expect(cellsOf(figuresTexts.statuses.heading, 'Pending')).toEqual(['0', '1 day']);
    expect(linksOf(figuresTexts.statuses.heading)).toEqual([list({ status: ['Interview'] })]);
  });

  it('of an answer that is due', async () => {
    await open({ due: { late: 2, today: 0, week: 1, later: 4 } });
    expect(cellsOf(figuresTexts.due.heading, figuresTexts.due.rows.later)).toEqual(['4']);
    expect(cellsOf(figuresTexts.due.heading, figuresTexts.due.all)).toEqual(['7']);
    expect(linksOf(figuresTexts.due.heading)).toEqual([
      list({ view: 'due', due: 'late' }),
      list({ view: 'due', due: 'week' }),
      list({ view: 'due', due: 'later' }),
      list({ view: 'due' }),
    ]);
  });

  it('of a known source', async () => {
    const sources = [
      { source: 'linkedin', received: some(3), hired: some(1) },
      { source: '', received: some(2), hired: some(0) },
    ];
    await open({ sources });
    expect(cellsOf(figuresTexts.sources.heading, figuresTexts.sources.unknown)).toEqual(['2', '0']);
    const { from } = inMonth;
    expect(linksOf(figuresTexts.sources.heading)).toEqual([
      list({ from, source: 'linkedin' }),
      list({ from, source: 'linkedin', status: ['Hired'] }),
    ]);
  });

  it('but the views of a posting, by day, the latest first', async () => {
    const views = [1, 3].map((count, index) => ({ day: `2026-02-2${index}`, views: count }));
    await open({ views });
    const rows = figure(figuresTexts.views.heading).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([`${formatDayUtc('2026-02-21')}3`, `${formatDayUtc('2026-02-20')}1`]);
    expect(figure(figuresTexts.views.heading).queryByRole('link')).toBeNull();
  });

  it('of the job in the address, which the select changes', async () => {
    const { router } = await open({ statuses: { ...statuses, Pending: 1 } });
    await screen.findByRole('option', { name: job.title });
    await user.selectOptions(screen.getByLabelText(jobChoiceTexts.job), job.id);
    expect(router.state.location.search).toBe(`?job=${job.id}`);
    await vi.waitFor(() => expect(linksOf(figuresTexts.statuses.heading)).toEqual([list({ job: job.id, status: ['Pending'] })]));
    expect(server.to(endpoints.readFigures).map(({ query }) => query.get('job_id'))).toEqual([null, job.id]);
  });
});
