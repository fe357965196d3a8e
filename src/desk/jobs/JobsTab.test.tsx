import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { applicationStatuses, isInProgress } from '#rooms/applications/contract/statuses.ts';
import type { JobCounts } from '#rooms/jobs/contract/job-numbers.ts';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { aJob } from '../../../tests/example-job.ts';
import { fakeServerOfFile, json, refusal, sent, soon } from '../../../tests/component/server.ts';
import { managerSession, renderStaff } from '../../../tests/component/staff.tsx';
import { button, click, enter, focusWindow, user } from '../../../tests/component/user.ts';
import { jobPath } from '../../paths.ts';
import { jobPageTexts } from '../../site/careers/job-page-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { jobsTexts } from './jobs-texts.ts';
import { workingKeys } from '../shell/use-shortcuts.ts';
import { jobFormTexts } from './job-form-texts.ts';
import { openSession } from '../session/session.ts';
import { queryClient } from '../shell/query-client.ts';
import { reopenJobTexts } from './reopen-job-texts.ts';
import { waitingAddress } from './WaitingLink.tsx';
import { type JobSort, useShownJobs } from './arrange-jobs.ts';
import { JobsTab } from './JobsTab.tsx';

const windchill = aJob();
const rfid = aJob({ id: 'rfid', title: 'RFID Engineer', status: 'Inactive', location: 'Pune' });
const counts = {
  windchill: { pending: 2, in_progress: 3, hired: 0, rejected: 1, withdrawn: 1, total: 7 },
  rfid: { pending: 1, in_progress: 0, hired: 0, rejected: 0, withdrawn: 0, total: 1 },
};

const server = fakeServerOfFile();

/** Answers like the server: without paragraphs unless whole texts are asked for. */
const listing = (jobs: Job[]) =>
  server.on(endpoints.listJobs, ({ query }) => json(200, query.has('texts') ? jobs.map(withoutParagraphs) : jobs));
const withoutParagraphs = (job: Job) => ({ ...job, description: '', requirements: '', criteria: '' });

beforeEach(() => {
  listing([windchill, rfid]);
  server.on(endpoints.readJobCounts, () => json(200, counts));
  server.on(endpoints.readJob, ({ path }) => json(200, path.endsWith(rfid.id) ? rfid : windchill));
});

async function open(path = '/') {
  const site = renderStaff(<JobsTab />, { path });
  await screen.findByRole('heading', { name: /posting/ });
  return site;
}

/** The name of the link of a number. */
const countOf = (column: keyof JobCounts) => jobsTexts.countOf(counts.windchill[column], jobsTexts.columns[column], windchill.title);
const rowOf = ({ title }: Job) => screen.getByRole('row', { name: new RegExp(title) });
const titles = () => screen.getAllByRole('rowheader').map(({ firstElementChild }) => firstElementChild?.textContent);
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Presses an item of the menu of a job. */
async function choose({ title }: Job, item: string) {
  await click(jobsTexts.moreNamed(title));
  await click(item);
}

const acceptUpdates = () => server.on(endpoints.updateJob, (call) => json(200, { ...windchill, ...sent(call) }));

/** Changes a field in the form of a job, and saves it. */
async function edit({ title }: Job, change: (dialog: HTMLElement) => unknown) {
  await click(jobsTexts.editNamed(title));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText(new RegExp(`^${jobFormTexts.fields.title}`));
  await change(dialog);
  await click(jobFormTexts.save);
}

describe('the list', () => {
  it('is filtered and sorted by the address, the fields and the column headers, and Back undoes a choice', async () => {
    const { router } = await open('/?status=Inactive');
    expect(titles()).toEqual([rfid.title]);
    expect(screen.getByRole('heading', { name: jobsTexts.count(1, 2) })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(jobsTexts.status), '');
    await user.selectOptions(screen.getByLabelText(jobsTexts.sort), 'title');
    expect(titles()).toEqual([rfid.title, windchill.title]);
    expect(router.state.location.search).toBe('?sort=title');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(titles()).toEqual([windchill.title, rfid.title]));
    await click(jobsTexts.columns.title);
    expect(titles()).toEqual([rfid.title, windchill.title]);
    expect(screen.getByRole('columnheader', { name: jobsTexts.columns.title })).toHaveAttribute('aria-sort', 'ascending');
    await user.type(screen.getByLabelText(jobsTexts.search), 'nothing like it{Enter}');
    expect(await screen.findByText(jobsTexts.noMatch)).toBeInTheDocument();
  });

  it('is loaded without paragraphs, page by page, and whole once somebody searches', async () => {
    const rest = json(200, [withoutParagraphs(rfid)]);
    server.on(endpoints.listJobs, ({ query }) => {
      if (!query.has('texts')) return json(200, [windchill, { ...rfid, requirements: 'Welding' }]);
      return query.has('cursor') ? rest : json(200, [withoutParagraphs(windchill)], { Link: '</list?texts=none&cursor=x>; rel="next"' });
    });
    await open();
    expect(titles()).toEqual([windchill.title, rfid.title]);
    await user.type(screen.getByLabelText(jobsTexts.search), 'welding{Enter}');
    expect(await screen.findByRole('heading', { name: jobsTexts.count(1, 2) })).toBeInTheDocument();
    expect(titles()).toEqual([rfid.title]);
    expect(server.to(endpoints.listJobs).map(({ query }) => query.toString())).toEqual(['texts=none', 'texts=none&cursor=x', '']);
  });

  it('shows how many applications are in each state, which add up, and links to them', async () => {
    await open();
    const addressOf = (column: keyof JobCounts) =>
      screen
        .getByRole('link', { name: countOf(column) })
        .getAttribute('href')
        ?.replace('/?tab=applications&job=windchill', '');
    await screen.findByRole('link', { name: countOf('total') });
    expect(addressOf('pending')).toBe('&status=Pending');
    expect(addressOf('in_progress')).toBe(`&${new URLSearchParams({ status: applicationStatuses.filter(isInProgress).join() })}`);
    expect(addressOf('rejected')).toBe('&status=Rejected');
    expect(addressOf('withdrawn')).toBe('&status=Withdrawn');
    expect(addressOf('total')).toBe('');
    const cells = within(rowOf(windchill)).getAllByRole('cell');
    expect(cells.slice(1, 7).map(({ textContent }) => textContent)).toEqual(['2', '3', '0', '1', '1', '7']);
  });

  it('is shown without the numbers of applications when these fail to load, which a retry shows', async () => {
    server.on(endpoints.readJobCounts, () => soon(() => refusal(500, texts.internal)));
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(jobsTexts.countsFailed);
    expect(titles()).toEqual([windchill.title, rfid.title]);
    server.on(endpoints.readJobCounts, () => soon(() => json(200, counts)));
    await click(dashboardTexts.retry);
    await waitFor(() => expect(screen.getByRole('heading', { name: jobsTexts.count(2, 2) })).toHaveFocus());
    expect(await screen.findByRole('link', { name: jobsTexts.countOf(1, jobsTexts.columns.total, rfid.title) })).toBeInTheDocument();
  });

  it('counts the applications of the jobs that it shows, in pages, and of all when they are sorted by that', async () => {
    const jobs = Array.from({ length: 60 }, (_, index) => aJob({ id: `job${index}` }));
    server.on(endpoints.readJobCounts, () => json(200, { job59: { ...counts.rfid, total: 3 } }));
    const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
    const { result, rerender } = renderHook((sort: JobSort) => useShownJobs(jobs, { words: '', sort }), {
      wrapper,
      initialProps: 'newest',
    });
    const ids = () => (result.current.data ?? []).flat().map(({ id }) => id);
    await waitFor(() => expect(result.current.counts.data).toBeDefined());
    expect(ids()).toHaveLength(50);
    rerender('applications');
    await waitFor(() => expect(ids()[0]).toBe('job59'));
    expect(await act(() => result.current.loadMore())).toBe(10);
    expect([ids().length, result.current.hasMore]).toEqual([60, false]);
    expect(server.to(endpoints.readJobCounts).map(({ query }) => query.get('ids')?.split(',').length)).toEqual([50, 50, 10]);
  });

  it('is not refreshed while a dialog is open, whose opener gets the focus back, even if a click does not focus it (Safari)', async () => {
    await open();
    await choose(rfid, jobsTexts.deleteNamed(rfid.title));
    const question = within(await screen.findByRole('alertdialog'));
    const before = server.to(endpoints.listJobs).length;
    focusWindow();
    await user.click(question.getByRole('button', { name: dashboardTexts.cancel }));
    await waitFor(() => expect(button(jobsTexts.moreNamed(rfid.title))).toHaveFocus());
    expect(server.to(endpoints.listJobs)).toHaveLength(before);

    for (const opener of [button(jobsTexts.create), button(jobsTexts.editNamed(rfid.title))]) {
      fireEvent.click(opener);
      fireEvent.click(await screen.findByRole('button', { name: dashboardTexts.cancel }));
      await waitFor(() => expect(opener).toHaveFocus());
    }
    listing([windchill]);
    focusWindow();
    await waitFor(() => expect(titles()).toEqual([windchill.title]));
  });

  it('leads to the page of an open posting, and copies its link with a source', async () => {
    server.on(endpoints.listSources, () => json(200, ['linkedin']));
    await open();
    const path = jobPath(windchill.id);
    expect(screen.getByRole('link', { name: windchill.title })).toHaveAttribute('href', path);
    expect(screen.queryByRole('link', { name: rfid.title })).toBeNull();
    await choose(windchill, jobsTexts.link.named(windchill.title));
    const source = await screen.findByLabelText(jobsTexts.link.source);
    await user.type(source, 'not a word{Enter}');
    expect(screen.getByText(jobsTexts.link.invalidSource)).toBeVisible();
    await user.clear(source);
    await user.type(source, 'LinkedIn{Enter}');
    expect(await screen.findByText(jobPageTexts.share.linkCopied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}?ref=linkedin`);
  });
});

it.each([
  ['its button', () => click(jobsTexts.closeNamed(windchill.title))],
  ['its form', () => edit(windchill, (dialog) => user.selectOptions(within(dialog).getByLabelText(/^Status/), 'Inactive'))],
])('closing a job by %s leads to those who wait, and so does its menu then', async (_, close) => {
  acceptUpdates();
  server.on(endpoints.countApplications, () => json(200, { count: 3 }));
  await open();
  await close();
  const address = `/${waitingAddress(windchill.id)}`;
  expect(await screen.findByRole('link', { name: jobsTexts.waiting(3) })).toHaveAttribute('href', address);
  expect(server.to(endpoints.countApplications)[0]?.query.get('status')).toBe('Pending,Reviewed,Shortlisted');
  await click(jobsTexts.moreNamed(windchill.title));
  expect(screen.getByRole('link', { name: jobsTexts.answerNamed(windchill.title) })).toHaveAttribute('href', address);
});

describe('a question about applicants', () => {
  const named = (name: string) => screen.findByRole('dialog', { name });
  const unknown = { ...rfid, published_at: '' };

  it.each([
    ['somebody was rejected', { ...counts, rfid: { ...counts.rfid, rejected: 2 } }, rfid, true],
    ['subscribers of alerts hear of it', counts, unknown, true],
    ['nobody is mailed', counts, rfid, false],
  ])('precedes opening a job if %s', async (_, counted, job, isAsked) => {
    server.on(endpoints.readJobCounts, () => json(200, counted));
    server.on(endpoints.updateJob, (call) => json(200, { ...job, ...sent(call), updated_at: '2026-11-09T09:00:00.000Z' }));
    listing([windchill, job]);
    await open();
    await screen.findByRole('link', { name: countOf('total') });
    await click(jobsTexts.openNamed(job.title));
    if (isAsked) await named(reopenJobTexts.title(job.title));
    await waitFor(() => expect(server.to(endpoints.updateJob)).toHaveLength(isAsked ? 0 : 1));
    expect(screen.queryAllByRole('dialog')).toHaveLength(isAsked ? 1 : 0);
  });
});

describe('a job', () => {
  const closed = { ...windchill, status: 'Inactive', updated_at: '2026-11-09T09:00:00.000Z' };

  async function openWithNobodyWaiting() {
    server.on(endpoints.readJobCounts, () => json(200, { windchill: { ...counts.windchill, pending: 0, in_progress: 0 } }));
    await open();
    await screen.findByRole('link', { name: countOf('rejected') });
  }

  it('is closed with one click if nobody waits, in the version that is shown, and opened again by Undo', async () => {
    await openWithNobodyWaiting();
    server.on(endpoints.updateJob, (call) =>
      json(200, sent(call).status === 'Inactive' ? closed : { ...windchill, updated_at: closed.updated_at }),
    );
    await click(jobsTexts.closeNamed(windchill.title));
    expect(rowOf(windchill)).toHaveTextContent('Inactive');
    await click(dashboardTexts.undo);
    await waitFor(() => expect(server.to(endpoints.updateJob)).toHaveLength(2));
    expect(server.to(endpoints.updateJob).map(sent)).toMatchObject([
      { description: windchill.description, status: 'Inactive', updated_at: windchill.updated_at },
      { title: windchill.title, status: 'Active', updated_at: closed.updated_at },
    ]);
    expect(button(jobsTexts.closeNamed(windchill.title))).toBeVisible();
  });

  it('that somebody else has changed is not closed, and is shown as it is now', async () => {
    await openWithNobodyWaiting();
    const theirs = { ...windchill, location: 'Theirs', updated_at: '2026-11-09T09:00:00.000Z' };
    listing([theirs]);
    server.on(endpoints.readJob, () => json(200, theirs));
    server.on(endpoints.updateJob, (call) =>
      sent(call).updated_at === theirs.updated_at ? json(200, { ...theirs, ...sent(call) }) : refusal(409, responseTexts.staleJob),
    );
    await click(jobsTexts.closeNamed(windchill.title));
    expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.staleJob);
    expect(rowOf(theirs)).toHaveTextContent('Theirs');
    expect(rowOf(theirs)).toHaveTextContent('Active');
    expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
    await click(dashboardTexts.retry);
    await waitFor(() => expect(rowOf(theirs)).toHaveTextContent('Inactive'));
    expect(sent(server.to(endpoints.updateJob)[1])).toMatchObject({ location: 'Theirs', status: 'Inactive' });
  });

  it('that a rule keeps from being opened leads to its form, which says why', async () => {
    server.on(endpoints.readJob, () => json(200, rfid));
    server.on(endpoints.readJobCounts, () => json(200, counts));
    server.on(endpoints.updateJob, () => refusal(400, 'Pay is asked for.'));
    listing([windchill, rfid]);
    await open();
    await screen.findByRole('link', { name: countOf('total') });
    await click(jobsTexts.openNamed(rfid.title));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Pay is asked for.');
    expect(await within(dialog).findByRole('button', { name: jobFormTexts.save })).toBeVisible();
  });

  it('that is edited or duplicated is in the list at once', async () => {
    acceptUpdates();
    server.on(endpoints.createJob, (call) => json(201, { ...windchill, ...sent(call), id: 'new' }));
    await open();
    await edit(windchill, (dialog) => enter(within(dialog).getByLabelText(new RegExp(`^${jobFormTexts.fields.location}`)), 'Chennai'));
    await dialogClosed();
    expect(rowOf(windchill)).toHaveTextContent('Chennai');
    await choose(windchill, jobsTexts.duplicateNamed(windchill.title));
    await user.click(await screen.findByRole('button', { name: jobFormTexts.create }));
    await waitFor(() => expect(titles()).toEqual([windchill.title, windchill.title, rfid.title]));
    expect(sent(server.to(endpoints.createJob)[0])).toMatchObject({ status: 'Inactive' });
  });

  it.each([
    [7, jobsTexts.deleteConsequence(7)],
    [undefined, jobsTexts.deleteConsequence(undefined)],
  ])('asks before it is deleted, and says what happens to its applications (count: %s)', async (total, consequence) => {
    server.on(endpoints.readJobCounts, () => (total === undefined ? refusal(500, texts.internal) : json(200, counts)));
    await open();
    if (total !== undefined) await screen.findByRole('link', { name: countOf('total') });
    await choose(windchill, jobsTexts.deleteNamed(windchill.title));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(consequence);
  });
});

it('shows managers their jobs and the numbers, without anything that changes them', async () => {
  openSession(managerSession);
  await open();
  expect(await screen.findByRole('link', { name: countOf('pending') })).toBeVisible();
  expect(titles()).toEqual([windchill.title, rfid.title]);
  const { actions: _actions, ...columns } = jobsTexts.columns;
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(Object.values(columns));
  const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
  expect(names).toEqual([columns.title, columns.total]);
  expect(workingKeys()).toEqual(['j', 'k', '/']);
  expect(server.refusedTo('manager')).toEqual([]);
});
