import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Figures, Period, Summary } from '#rooms/figures/contract/figures.ts';
import { applicationStatuses, type ApplicationStatus } from '#rooms/applications/contract/statuses.ts';
import { fakeServerOfFile, json } from '../../../tests/component/server.ts';
import { managerSession, visitStaff } from '../../../tests/component/staff.tsx';
import { textsOf, user } from '../../../tests/component/user.ts';
import { aJob } from '../../../tests/example-job.ts';
import { formatDays, formatDayUtc, formatMoment } from '../../shared/lib/format.ts';
import { openSession } from '../session/session.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import { jobChoiceTexts } from '../shell/dashboard-texts.ts';
import { figuresTexts } from './figures-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { Component as FiguresPage } from './Figures.page.tsx';

const job = aJob();
const server = fakeServerOfFile();

beforeEach(() => server.on(endpoints.listJobs, () => json(200, [job])));

const statuses = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as Record<ApplicationStatus, number>;
const none: Summary = {
  received: 0,
  answered: { 'in time': 0, late: 0 },
  overdue: 0,
  answer_days: null,
  hired: 0,
};
const march = { from: '2026-03-01', to: '2026-03-31' };

type Values = Partial<Omit<Figures, 'periods'>> & { period?: Partial<Period> };

/** All periods are alike, but for the days of the last one. */
function someFigures({ period: values, ...others }: Values = {}): Figures {
  const period = { ...march, whole: none, before: none, spans: [], steps: [], sources: [], reasons: [], ...values };
  const periods = { 30: period, 90: period, 180: period, 365: { ...period, from: '2025-04-01', before: null } };
  return { counted_at: null, statuses, due: { late: 0, today: 0, week: 0, later: 0 }, periods, ...others };
}

function visit(query = '') {
  const dashboard = { path: adminPaths.dashboard, element: <h1>Dashboard</h1> };
  return visitStaff(adminPaths.figures + query, { path: adminPaths.figures, element: <FiguresPage /> }, dashboard);
}

type TableName = 'received' | 'onTime' | 'due' | 'statuses' | 'sources' | 'views';

async function open(values?: Values, table?: TableName, query = '') {
  server.on(endpoints.readFigures, () => json(200, someFigures(values)));
  const view = visit(query);
  await screen.findByText(figuresTexts.received.heading);
  if (table) await user.click(screen.getByText(figuresTexts[table].heading));
  return view;
}

const figure = (name: TableName) => within(screen.getByRole('table', { name: figuresTexts[name].heading }));
const cellsOf = (name: TableName, row: string) => textsOf(figure(name).getByRole('row', { name: new RegExp(`^${row}`) }), 'cell');
const linksOf = (name: TableName) =>
  figure(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const list = (filter: Parameters<typeof applicationsAddress>[0]) => adminPaths.dashboard + applicationsAddress(filter);

it('sends managers to the dashboard, without a call', async () => {
  openSession(managerSession);
  visit();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  expect(server.to(endpoints.readFigures)).toEqual([]);
});

it('opens with four numbers against those of the period before, and how far applications got', async () => {
  const answered = { 'in time': 9, late: 1 };
  const whole = { ...none, received: 12, answered, overdue: 2, answer_days: 3.5, hired: 1 };
  const before = { ...none, received: 8, answered, answer_days: 2, hired: 1 };
  const steps = [
    { status: 'Pending', reached: 12, days: 1 },
    { status: 'Reviewed', reached: 6, days: null },
  ] as const;
  const counted_at = '2026-02-28T03:00:05.000Z';
  await open({ counted_at, period: { whole, before, steps: [...steps] } });
  expect(screen.getByText(figuresTexts.counted(formatMoment(counted_at)))).toBeInTheDocument();
  const { numbers, change, percent, days, funnel, period, periods } = figuresTexts;
  const shown = () => [...document.querySelectorAll('dl > div')].map((div) => [...div.children].map(({ textContent }) => textContent));
  expect(shown()).toEqual([
    [numbers.received, '12', change.up('8')],
    [numbers.onTime, percent(0.75), change.down(percent(0.9))],
    [numbers.answerDays, days(3.5), change.up(days(2))],
    [numbers.hired, '1', change.same],
  ]);
  const isBetter = [...document.querySelectorAll('dl dd:last-child')].map((dd) => dd.getAttribute('data-change'));
  expect(isBetter).toEqual([null, 'worse', 'worse', null]);
  const linksIn = (part: HTMLElement | null) => [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(linksIn(document.querySelector('dl'))).toEqual(
    ([{}, { answer: 'in time' }, { status: ['Hired'] }] as const).map((only) => list({ ...march, ...only })),
  );
  expect(linksIn(screen.getByRole('region', { name: funnel.heading }))).toEqual([list(march), list({ ...march, status: ['Reviewed'] })]);
  const items = within(screen.getByRole('region', { name: funnel.heading })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([`${funnel.received}12${percent(1)}`, `Reviewed6${percent(0.5)}`]);

  expect(screen.getByText(/, and in the 90 days before$/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText(period), periods[365]);
  await vi.waitFor(() => expect(shown().map(({ length }) => length)).toEqual([2, 2, 2, 2]));
});

describe('each number leads to the list that it counts', () => {
  it('of each span of the period, the latest first', async () => {
    const answered = { 'in time': 2, late: 1 };
    const whole = { ...none, received: 5, answered, overdue: 1, answer_days: 1.5, hired: 1 };
    const days = { from: '2026-03-30', to: march.to };
    const { all, noNumber } = figuresTexts;
    const [last, first] = [formatDays(days.from, days.to), formatDays('2026-03-23', '2026-03-29')];
    await open(
      {
        period: {
          whole,
          spans: [
            { ...none, from: '2026-03-23', to: '2026-03-29' },
            { ...whole, ...days },
          ],
        },
      },
      'received',
    );
    const rows = figure('received').getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([all, last, first]);
    expect(cellsOf('received', all)).toEqual(['5', figuresTexts.days(1.5), '1']);
    expect(cellsOf('received', first)).toEqual(['0', noNumber, '0']);
    expect(linksOf('received')).toEqual([march, days].flatMap((dates) => [list(dates), list({ ...dates, status: ['Hired'] })]));

    await user.click(screen.getByText(figuresTexts.onTime.heading));
    expect(cellsOf('onTime', last)).toEqual(['2', '1', '1', '50%']);
    expect(cellsOf('onTime', first)).toEqual(['0', '0', '0', noNumber]);
    expect(linksOf('onTime')).toEqual(
      [march, days].flatMap((dates) => (['in time', 'late'] as const).map((answer) => list({ ...dates, answer }))),
    );
  });

  it('of a status with the time that applications stay in it, of an answer that is due, and of a known source', async () => {
    const steps: Period['steps'] = [{ status: 'Pending', reached: 4, days: 1 }];
    const sources = [
      { source: 'linkedin', received: 3, hired: 1 },
      { source: '', received: 2, hired: 0 },
    ];
    const due = { late: 2, today: 0, week: 1, later: 4 };
    await open({ statuses: { ...statuses, Interview: 3 }, due, period: { steps, sources } }, 'statuses');
    expect(cellsOf('statuses', 'Interview')).toEqual(['3', figuresTexts.statuses.noDays]);
    expect(cellsOf('statuses', 'Pending')).toEqual(['0', '1 day']);
    expect(linksOf('statuses')).toEqual([list({ status: ['Interview'] })]);

    await user.click(screen.getByText(figuresTexts.due.heading));
    expect(cellsOf('due', figuresTexts.due.rows.later)).toEqual(['4']);
    expect(cellsOf('due', figuresTexts.all)).toEqual(['7']);
    const counted = (['late', 'week', 'later'] as const).map((due) => list({ view: 'due', due }));
    expect(linksOf('due')).toEqual([...counted, list({ view: 'due' })]);

    await user.click(screen.getByText(figuresTexts.sources.heading));
    expect(cellsOf('sources', figuresTexts.sources.unknown)).toEqual(['2', '0']);
    expect(linksOf('sources')).toEqual([list({ ...march, source: 'linkedin' }), list({ ...march, source: 'linkedin', status: ['Hired'] })]);
  });

  it('but the views of a posting, by day, the latest first', async () => {
    const views = [1, 3].map((count, index) => ({ day: `2026-02-2${index}`, views: count }));
    await open({ views }, 'views');
    const rows = figure('views').getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([`${formatDayUtc('2026-02-21')}3`, `${formatDayUtc('2026-02-20')}1`]);
    expect(figure('views').queryByRole('link')).toBeNull();
  });

  it('of the job in the address, which the select changes, as it does the one table that is shown', async () => {
    const { router } = await open({ statuses: { ...statuses, Pending: 1 } }, 'statuses', '?period=30');
    await screen.findByRole('option', { name: job.title });
    await user.selectOptions(screen.getByLabelText(jobChoiceTexts.job), job.id);
    expect(router.state.location.search).toBe(`?period=30&table=statuses&job=${job.id}`);
    await vi.waitFor(() => expect(linksOf('statuses')).toEqual([list({ job: job.id, status: ['Pending'] })]));
    expect(server.to(endpoints.readFigures).map(({ query }) => query.get('job_id'))).toEqual([null, job.id]);
    const opened = () => [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
    await user.click(screen.getByText(figuresTexts.due.heading));
    expect([opened(), router.state.location.search]).toEqual([[figuresTexts.due.heading], `?period=30&table=due&job=${job.id}`]);
    await user.click(screen.getByText(figuresTexts.due.heading));
    expect(opened()).toEqual([]);
  });
});
