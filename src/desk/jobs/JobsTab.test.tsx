import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { applicationStatuses, isInProgress } from '#rooms/applications/contract/statuses.ts';
import type { JobCounts } from '#rooms/jobs/contract/job-numbers.ts';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { aColleague, anApplication } from '../../../tests/component/records.ts';
import { aJob } from '../../../tests/example-job.ts';
import { fakeServerOfFile, json, refusal, sent, soon } from '../../../tests/component/server.ts';
import { managerSession, renderStaff } from '../../../tests/component/staff.tsx';
import { button, click, enter, focusWindow, user } from '../../../tests/component/user.ts';
import { conflictTexts } from '../shell/conflict-texts.ts';
import { bulkTexts } from '../applications/bulk-texts.ts';
import { closeJobTexts, reopenJobTexts } from './close-job-texts.ts';
import { jobPath } from '../../paths.ts';
import { jobPageTexts } from '../../site/careers/job-page-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { jobsTexts } from './jobs-texts.ts';
import { tellingTexts } from '../answers/telling-texts.ts';
import { shortcutsTexts } from '../shell/shortcuts-texts.ts';
import { jobFormTexts } from './job-form-texts.ts';
import { readDraft } from './form/job-values.ts';
import { morningInWords } from '../answers/morning.ts';
import { openSession } from '../session/session.ts';
import { queryClient } from '../shell/query-client.ts';
import { shownCountsKey } from './arrange-jobs.ts';
import { JobsTab } from './JobsTab.tsx';

const windchill = aJob();
const rfid = aJob({ id: 'rfid', title: 'RFID Engineer', status: 'Inactive', location: 'Pune' });
/** What somebody else has made of the first job. */
const theirs = { ...windchill, location: 'Theirs', updated_at: '2026-11-09T09:00:00.000Z' };
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
const field = (name: keyof typeof jobFormTexts.fields) => screen.getByLabelText(new RegExp(`^${jobFormTexts.fields[name]}`));
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Presses an item of the menu of a job. */
async function choose({ title }: Job, item: string) {
  await click(jobsTexts.moreNamed(title));
  await click(item);
}

/** Presses a button that opens the form. */
async function openForm(name: string) {
  await click(name);
  await screen.findByRole('dialog');
  await screen.findByLabelText(new RegExp(`^${jobFormTexts.fields.title}`));
}

async function startEdit({ title } = windchill) {
  await openForm(jobsTexts.editNamed(title));
  expect(field('title')).toHaveFocus();
  enter(field('location'), 'Bengaluru and Pune');
}

const acceptUpdates = () => server.on(endpoints.updateJob, (call) => json(200, { ...windchill, ...sent(call) }));
const acceptNewJobs = () => server.on(endpoints.createJob, (call) => json(201, { ...windchill, ...sent(call), id: 'new' }));
/** Accepts only an update of their version. */
const acceptUpdatesOfTheirs = () => {
  listing([theirs]);
  server.on(endpoints.readJob, () => json(200, theirs));
  server.on(endpoints.updateJob, (call) =>
    sent(call).updated_at === theirs.updated_at ? json(200, { ...theirs, ...sent(call) }) : refusal(409, responseTexts.staleJob),
  );
};

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
    expect(addressOf('in_progress')).toBe(`&status=${applicationStatuses.filter(isInProgress).join('%2C')}`);
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
    expect(alert).toHaveTextContent(staffTexts.fetchApplicationsFailed);
    expect(alert).toHaveTextContent(jobsTexts.countsFailed);
    expect(titles()).toEqual([windchill.title, rfid.title]);
    server.on(endpoints.readJobCounts, () => soon(() => json(200, counts)));
    await click(dashboardTexts.retry);
    await waitFor(() => expect(screen.getByRole('heading', { name: jobsTexts.count(2, 2) })).toHaveFocus());
    expect(await screen.findByRole('link', { name: jobsTexts.countOf(1, jobsTexts.columns.total, rfid.title) })).toBeInTheDocument();
  });

  it('counts the applications of the jobs that it shows, in pages, and of all when they are sorted by that', async () => {
    const jobs = Array.from({ length: 60 }, (_, index) => aJob({ id: `job${index}`, title: `Job ${index}` }));
    const counted = () => server.to(endpoints.readJobCounts).map(({ query }) => query.get('ids')?.split(',').length);
    server.on(endpoints.listJobs, () => json(200, jobs));
    server.on(endpoints.readJobCounts, () => json(200, { job59: { ...counts.rfid, total: 3 } }));
    await open();
    expect(titles()).toHaveLength(50);
    await click(jobsTexts.columns.total);
    await waitFor(() => expect(titles()[0]).toBe('Job 59'));
    await click(dashboardTexts.loadMore);
    expect(await screen.findByText(dashboardTexts.loadedMore(10))).toBeInTheDocument();
    expect(titles()).toHaveLength(60);
    expect(counted()).toEqual([50, 50, 10]);
  });

  it('keeps the numbers of applications when a refresh fails', async () => {
    await open();
    await screen.findByRole('link', { name: countOf('total') });
    server.on(endpoints.readJobCounts, () => refusal(500, texts.internal));
    await act(() => queryClient.refetchQueries({ queryKey: shownCountsKey }));
    expect(queryClient.getQueryState([...shownCountsKey, ['rfid', 'windchill']])?.status).toBe('error');
    server.on(endpoints.listJobs, () => json(200, [windchill]));
    focusWindow();
    await waitFor(() => expect(titles()).toEqual([windchill.title]));
    expect(screen.getByRole('link', { name: countOf('total') })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('returns the focus to the button that opened a dialog, even if a click does not focus it (Safari)', async () => {
    await open();
    await choose(rfid, jobsTexts.deleteNamed(rfid.title));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: dashboardTexts.cancel }));
    await waitFor(() => expect(button(jobsTexts.moreNamed(rfid.title))).toHaveFocus());

    for (const opener of [button(jobsTexts.create), button(jobsTexts.editNamed(rfid.title))]) {
      fireEvent.click(opener);
      fireEvent.click(await screen.findByRole('button', { name: dashboardTexts.cancel }));
      await waitFor(() => expect(opener).toHaveFocus());
    }
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

  it('is refreshed when the window gets the focus, but not during an edit', async () => {
    await open();
    await startEdit();
    server.on(endpoints.listJobs, () => json(200, [windchill]));
    const before = server.to(endpoints.listJobs).length;
    focusWindow();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: dashboardTexts.discard.confirm }));
    await dialogClosed();
    expect(server.to(endpoints.listJobs)).toHaveLength(before);
    focusWindow();
    await waitFor(() => expect(titles()).toEqual([windchill.title]));
  });
});

describe('closing a job while people wait for an answer', () => {
  const asha = anApplication();
  const versions = ['asha', 'ben', 'zoe'].map((id) => ({ id, updated_at: asha.updated_at }));
  const booked = { id: 'meeting', state: 'booked', at: new Date(Date.now() + 60 * dayMs).toISOString(), minutes: 60 };
  const listed = versions.map((one) => ({ ...one, status: 'Pending', told: '', interview: one.id === 'asha' ? null : booked }));
  const done = (id: string) => ({ id, outcome: 'done', updated_at: '2026-11-09T09:00:00.000Z', before: { status: 'Pending' } });
  const bodies = () => server.to(endpoints.changeApplications).map(sent);

  beforeEach(() => {
    server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: true }));
    server.on(endpoints.listApplicationVersions, ({ query }) =>
      json(200, query.get('status') === 'Pending' ? listed.slice(0, 2) : query.get('status') === 'Shortlisted' ? listed.slice(2) : []),
    );
    server.on(endpoints.readApplication, () => json(200, { application: asha, position: 1, total: 1, previous: null, next: null }));
    server.on(endpoints.changeApplications, (call) =>
      json(200, {
        results: 'set' in sent(call) ? [done('asha'), { id: 'ben', outcome: 'stale' }, done('zoe')] : [done('asha'), done('zoe')],
      }),
    );
    acceptUpdates();
  });

  async function startToClose() {
    await open();
    await click(jobsTexts.closeNamed(windchill.title));
    const dialog = within(await screen.findByRole('dialog', { name: closeJobTexts.title(windchill.title) }));
    await dialog.findByText(closeJobTexts.waiting(3));
    return dialog;
  }

  const close = async (dialog: Awaited<ReturnType<typeof startToClose>>) =>
    user.click(await dialog.findByRole('button', { name: closeJobTexts.submit }));

  it('asks, and by default rejects nobody', async () => {
    const dialog = await startToClose();
    expect(await dialog.findByRole('radio', { name: closeJobTexts.nobody })).toBeChecked();
    await close(dialog);
    await waitFor(() => expect(server.to(endpoints.updateJob)).toHaveLength(1));
    await dialogClosed();
    expect(bodies()).toEqual([]);
  });

  it('rejects those without an interview as they were counted, names what is left, and is undone', async () => {
    const dialog = await startToClose();
    await user.click(await dialog.findByRole('radio', { name: new RegExp(`^${tellingTexts.now}`) }));
    expect(dialog.getByRole('region', { name: tellingTexts.previewOf(asha.applicant_name, 2) })).toHaveTextContent('Hi Asha Rao,');
    expect(dialog.getByText(tellingTexts.interview.ended.many(2, 'now'), { exact: false })).toBeVisible();
    await close(dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent(closeJobTexts.notRejected(1));
    expect(bodies()).toEqual([{ ids: ['asha', 'ben', 'zoe'], versions, set: 'Rejected', tell: 'now', interview: 'cancel' }]);
    expect(sent(server.to(endpoints.updateJob)[0])).toMatchObject({ status: 'Inactive' });
    expect(screen.getByText(/rejected 2 applicants\. 2 emails leave in about 10 seconds\.$/)).toBeVisible();
    await click(dashboardTexts.undo);
    await waitFor(() => expect(bodies()[1]).toEqual({ restore: [done('asha'), done('zoe')] }));
    await waitFor(() => expect(sent(server.to(endpoints.updateJob)[1])).toMatchObject({ status: 'Active' }));
  });

  it('says how many cannot be restored because an interview was canceled, and who has no address, and restores the others', async () => {
    const ended = { id: 'ben', outcome: 'done', ended: true };
    server.on(endpoints.changeApplications, (call) =>
      json(200, { results: 'set' in sent(call) ? [done('asha'), ended, { id: 'zoe', outcome: 'no address' }] : [done('asha')] }),
    );
    const dialog = await startToClose();
    await user.click(await dialog.findByRole('radio', { name: new RegExp(`^${tellingTexts.none}`) }));
    await close(dialog);
    const notice = await screen.findByText(/rejected 2 applicants\. No email leaves about it\./, { selector: ':not([role=status])' });
    expect(notice).toHaveTextContent(`${tellingTexts.finalFor(1)} ${asha.applicant_name}: ${bulkTexts.outcomes['no address']}`);
    await click(dashboardTexts.undo);
    await waitFor(() => expect(bodies()[1]).toEqual({ restore: [done('asha')] }));
  });

  it('that was closed in its form or on its closing date, asks too, and is not opened again by Undo', async () => {
    await open();
    await startEdit();
    await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText(/^Status/), 'Inactive');
    await click(jobFormTexts.save);
    const dialog = within(await screen.findByRole('dialog', { name: closeJobTexts.closedTitle(windchill.title) }));
    await user.click(await dialog.findByRole('button', { name: dashboardTexts.cancel }));
    await dialogClosed();
    await choose(windchill, closeJobTexts.answerNamed(windchill.title));
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${tellingTexts.now}`) }));
    await click(closeJobTexts.done);
    expect(await screen.findByText(closeJobTexts.rejected(2, windchill.title), { exact: false })).toBeVisible();
    await click(dashboardTexts.undo);
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(server.to(endpoints.updateJob)).toHaveLength(1);
  });

  it('says so if all who wait had an interview', async () => {
    server.on(endpoints.listApplicationVersions, () => json(200, []));
    await open();
    await click(jobsTexts.closeNamed(windchill.title));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(closeJobTexts.waiting(0));
    await close(dialog);
    await waitFor(() => expect(sent(server.to(endpoints.updateJob)[0])).toMatchObject({ status: 'Inactive' }));
    expect(bodies()).toEqual([]);
  });
});

it('says in the form how many subscribers get an email about a new job, as its facts change', async () => {
  server.on(endpoints.listAlertFilters, () => json(200, [{ location: 'Pune' }, { location: 'Pune', department: 'PLM' }]));
  await open();
  await openForm(jobsTexts.create);
  const note = () => screen.queryByText(/of job alerts? gets? an email/);
  await waitFor(() => expect(server.to(endpoints.listAlertFilters)).toHaveLength(1));
  await waitFor(() => expect(note()).toBeNull());
  enter(field('location'), 'Pune');
  expect(note()).toHaveTextContent(/^1 subscriber /);
  enter(field('department'), 'PLM');
  expect(note()).toHaveTextContent(/^2 subscribers /);
  await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText(/^Status/), 'Inactive');
  expect(note()).toBeNull();
});

describe('a job that is opened again', () => {
  const waits = (id: string, job_id = rfid.id) => ({
    id,
    application: `of-${id}`,
    applicant_name: 'Asha Rao',
    job_id,
    job_title: '',
    subject: '',
    at: '2026-11-27T03:30:00.000Z',
  });
  const stops = () => server.to(endpoints.cancelScheduled).map(sent);
  const noticeOf = ({ title }: Job) => screen.getByText(jobsTexts.opened(title), { exact: false, selector: ':not([role=status])' });

  beforeEach(() => {
    server.on(endpoints.readJobCounts, () => json(200, { ...counts, rfid: { ...counts.rfid, rejected: 2 } }));
    server.on(endpoints.listScheduled, () => json(200, [waits('asha'), waits('ben'), waits('other', windchill.id)]));
    server.on(endpoints.cancelScheduled, (call) => json(200, { ids: sent(call)['ids'] }));
    server.on(endpoints.updateJob, (call) => json(200, { ...rfid, ...sent(call), updated_at: '2026-11-09T09:00:00.000Z' }));
  });

  async function startToOpen() {
    await open();
    await click(jobsTexts.openNamed(rfid.title));
    const dialog = within(await screen.findByRole('dialog', { name: reopenJobTexts.title(rfid.title) }));
    await dialog.findByText(reopenJobTexts.waiting(2, morningInWords(true)));
    expect(server.to(endpoints.updateJob)).toEqual([]);
    return dialog;
  }

  it('stops its scheduled rejections, unless that is changed', async () => {
    const dialog = await startToOpen();
    expect(dialog.getByRole('radio', { name: reopenJobTexts.stop })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: reopenJobTexts.submit }));
    await waitFor(() => expect(noticeOf(rfid)).toHaveTextContent(reopenJobTexts.stopped(2, 0)));
    expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
    expect(stops()).toEqual([{ ids: ['asha', 'ben'], restore: true }]);
    expect(sent(server.to(endpoints.updateJob)[0])).toMatchObject({ status: 'Active' });
  });

  it('lets them leave on request', async () => {
    const dialog = await startToOpen();
    await user.click(dialog.getByRole('radio', { name: reopenJobTexts.leave }));
    await user.click(dialog.getByRole('button', { name: reopenJobTexts.submit }));
    await waitFor(() => expect(server.to(endpoints.updateJob)).toHaveLength(1));
    expect(noticeOf(rfid)).toHaveTextContent(/2 emails leave .* at 9:00/);
    expect(button(dashboardTexts.undo)).toBeVisible();
    expect(stops()).toEqual([]);
  });

  it('stays closed, with its rejections, if the question is cancelled', async () => {
    const dialog = await startToOpen();
    await user.click(dialog.getByRole('button', { name: dashboardTexts.cancel }));
    await dialogClosed();
    expect([server.to(endpoints.updateJob), stops()]).toEqual([[], []]);
  });

  it('says how many emails are on the way already', async () => {
    server.on(endpoints.cancelScheduled, () => json(200, { ids: ['ben'] }));
    const dialog = await startToOpen();
    await user.click(dialog.getByRole('button', { name: reopenJobTexts.submit }));
    await waitFor(() => expect(noticeOf(rfid)).toHaveTextContent(reopenJobTexts.stopped(1, 1)));
  });

  it('stays closed if its rejections could not be stopped', async () => {
    server.on(endpoints.cancelScheduled, () => refusal(500, texts.internal));
    const dialog = await startToOpen();
    await user.click(dialog.getByRole('button', { name: reopenJobTexts.submit }));
    expect(await screen.findByRole('alert')).toHaveTextContent(reopenJobTexts.stopFailed);
    expect(server.to(endpoints.updateJob)).toEqual([]);
  });

  it('says whom it mails if it has never been public, also when nobody was rejected', async () => {
    const draft = { ...rfid, published_at: '' };
    listing([windchill, draft]);
    server.on(endpoints.readJobCounts, () => json(200, counts));
    server.on(endpoints.listScheduled, () => json(200, []));
    server.on(endpoints.listAlertFilters, () => json(200, [{}, { location: 'Pune' }, { location: 'Bengaluru' }]));
    await open();
    await screen.findByRole('link', { name: countOf('total') });
    await click(jobsTexts.openNamed(rfid.title));
    expect(
      await screen.findByText(/^2 subscribers of job alerts get .* 5:30 AM \(India Standard Time\), if it is open then\.$/),
    ).toBeVisible();
    expect(server.to(endpoints.updateJob)).toEqual([]);
  });

  it('asks nothing if nobody was rejected', async () => {
    server.on(endpoints.readJobCounts, () => json(200, counts));
    await open();
    await screen.findByRole('link', { name: countOf('total') });
    await click(jobsTexts.openNamed(rfid.title));
    await waitFor(() => expect(server.to(endpoints.updateJob)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
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
    acceptUpdatesOfTheirs();
    await click(jobsTexts.closeNamed(windchill.title));
    expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.staleJob);
    expect(rowOf(theirs)).toHaveTextContent('Theirs');
    expect(rowOf(theirs)).toHaveTextContent('Active');
    expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
    await click(dashboardTexts.retry);
    await waitFor(() => expect(rowOf(theirs)).toHaveTextContent('Inactive'));
    expect(sent(server.to(endpoints.updateJob)[1])).toMatchObject({ location: 'Theirs', status: 'Inactive' });
  });

  it('is created once its fields are filled in, under the same key for each attempt', async () => {
    await open();
    await openForm(jobsTexts.create);
    await click(jobFormTexts.create);
    expect(screen.getByText(texts.requiredFields)).toBeInTheDocument();
    expect(field('title')).toHaveFocus();
    for (const name of ['title', 'location', 'description', 'requirements'] as const) enter(field(name), 'Tester');
    await user.selectOptions(field('job_type'), 'Part-time');
    server.on(endpoints.createJob, () => refusal(503, responseTexts.unavailable));
    await click(jobFormTexts.create);
    expect(await screen.findByText(staffTexts.saveJobFailed)).toBeInTheDocument();
    acceptNewJobs();
    await click(jobFormTexts.create);
    await dialogClosed();
    expect(titles()).toEqual(['Tester', windchill.title, rfid.title]);
    const [first, second] = server.to(endpoints.createJob);
    expect(sent(second)).toMatchObject({ title: 'Tester', job_type: 'Part-time', salary_range: '', status: 'Active' });
    expect(second?.headers.get(idempotencyHeader)).toBe(first?.headers.get(idempotencyHeader));
  });

  it('takes a place at a time, and names what rules of these places ask for, which an admin may leave out with a reason', async () => {
    const place = (part: 'town' | 'region' | 'country', number: number) =>
      screen.getByRole(part === 'country' ? 'combobox' : 'textbox', { name: jobFormTexts.place(part, number) });
    acceptNewJobs();
    await open();
    await openForm(jobsTexts.create);
    for (const name of ['title', 'description', 'requirements'] as const) enter(field(name), 'Tester');
    await user.selectOptions(field('job_type'), 'Part-time');
    expect(screen.queryByRole('textbox', { name: jobFormTexts.place('town', 2) })).toBeNull();
    enter(place('town', 1), 'Pune');
    await user.selectOptions(place('country', 1), 'IN');
    enter(await screen.findByRole('textbox', { name: jobFormTexts.place('town', 2) }), 'San José');
    await click(jobFormTexts.create);
    expect(place('country', 2)).toBeInvalid();
    enter(place('region', 2), 'CA');
    await user.selectOptions(place('country', 2), 'US');
    expect(field('location')).toHaveAccessibleDescription(`${jobFormTexts.optional}. ${jobFormTexts.reads('Pune or San José')}`);
    await click(jobFormTexts.create);
    expect(field('pay_min')).toBeInvalid();
    expect(field('pay_min')).toHaveAccessibleDescription(/California, since Jan 1, 2023/);
    enter(field('reason_without_pay'), 'By task');
    await click(jobFormTexts.create);
    await dialogClosed();
    expect(sent(server.to(endpoints.createJob)[0])).toMatchObject({
      places: [
        { town: 'Pune', region: '', country: 'IN' },
        { town: 'San José', region: 'CA', country: 'US' },
      ],
      location: 'Pune or San José',
      country: 'IN',
      reason_without_pay: 'By task',
    });
  });

  it('assigns new applications to a colleague, if there are several', async () => {
    server.on(endpoints.listColleagues, () => json(200, [aColleague('ada'), aColleague('ben')]));
    server.on(endpoints.readJob, () => json(200, { ...windchill, owner: 'gone' }));
    await open();
    await openForm(jobsTexts.editNamed(windchill.title));
    await waitFor(() => expect(field('owner')).toHaveValue('gone'));
    await user.selectOptions(field('owner'), 'ben');
    acceptUpdates();
    await click(jobFormTexts.save);
    await dialogClosed();
    expect(sent(server.to(endpoints.updateJob)[0])).toMatchObject({ owner: 'ben' });
  });

  it('is read for its form, again if that fails', async () => {
    await open();
    server.on(endpoints.readJob, () => refusal(503, responseTexts.unavailable));
    await click(jobsTexts.editNamed(windchill.title));
    await screen.findByText(responseTexts.unavailable);
    server.on(endpoints.readJob, () => json(200, { ...windchill, description: 'As it is now' }));
    await click(dashboardTexts.retry);
    await waitFor(() => expect(field('description')).toHaveValue('As it is now'));
  });

  it('is locked in its form while it is saved, and keeps the entered text when that fails', async () => {
    await open();
    const send = server.hold(endpoints.updateJob);
    await startEdit();
    await click(jobFormTexts.save);
    expect(field('location')).toHaveAttribute('readonly');
    expect(field('job_type')).toBeDisabled();
    expect(button(dashboardTexts.cancel)).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    send(refusal(500, texts.internal));
    expect(await screen.findByRole('alert')).toHaveTextContent(staffTexts.saveJobFailed);
    acceptUpdates();
    await click(jobFormTexts.save);
    await dialogClosed();
    expect(rowOf(windchill)).toHaveTextContent('Bengaluru and Pune');
  });

  it('is duplicated in the form, where the copy is Inactive, and which closes without a question if nothing was typed', async () => {
    await open();
    await choose(windchill, jobsTexts.duplicateNamed(windchill.title));
    const form = within(await screen.findByRole('dialog', { name: jobsTexts.createTitle }));
    await waitFor(() => expect(field('title')).toHaveValue(windchill.title));
    expect(field('description')).toHaveValue(windchill.description);
    expect(form.getByLabelText(/^Status/)).toHaveValue('Inactive');
    await user.keyboard('{Escape}');
    await dialogClosed();
    await choose(windchill, jobsTexts.duplicateNamed(windchill.title));
    await screen.findByRole('button', { name: jobFormTexts.create });
    acceptNewJobs();
    await click(jobFormTexts.create);
    await waitFor(() => expect(titles()).toEqual([windchill.title, windchill.title, rfid.title]));
  });

  it('is not saved with a closing date that is over', async () => {
    await open();
    await startEdit();
    enter(field('closes_on'), '2026-01-31');
    await click(jobFormTexts.save);
    expect(field('closes_on')).toHaveAccessibleDescription(expect.stringContaining(staffTexts.closingDateOver) as string);
    expect(server.to(endpoints.updateJob)).toEqual([]);
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

describe('an edit of a job that somebody else has changed', () => {
  beforeEach(async () => {
    await open();
    await startEdit();
    acceptUpdatesOfTheirs();
    await click(jobFormTexts.save);
    await screen.findByText(responseTexts.staleJob);
    expect(field('location')).toHaveValue('Bengaluru and Pune');
  });

  it('is saved over theirs on request, but not while a required field is blank', async () => {
    enter(field('title'), '');
    await click(conflictTexts.keepMine);
    expect(field('title')).toHaveFocus();
    expect(screen.getByText(texts.requiredFields)).toBeInTheDocument();
    expect(server.to(endpoints.updateJob)).toHaveLength(1);
    enter(field('title'), 'Mine');
    await click(conflictTexts.keepMine);
    await waitFor(() => expect(titles()).toEqual(['Mine', rfid.title]));
  });

  it('is discarded for theirs on request', async () => {
    await click(conflictTexts.takeTheirs);
    await waitFor(() => expect(field('location')).toHaveValue('Theirs'));
    expect(screen.queryByText(responseTexts.staleJob)).toBeNull();
    expect(readDraft()).toBeUndefined();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: dashboardTexts.cancel }));
    await dialogClosed();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('is previewed with the label of the field in place of a blank title', async () => {
  await open();
  await openForm(jobsTexts.create);
  await user.click(screen.getByRole('tab', { name: jobsTexts.preview }));
  expect(screen.getByRole('article', { name: jobFormTexts.fields.title })).toBeInTheDocument();
});

describe('an edit that is interrupted', () => {
  beforeEach(async () => {
    const { unmount } = await open();
    await startEdit();
    unmount();
  });

  const cancel = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: dashboardTexts.cancel }));
  const offer = () => screen.queryByText(jobsTexts.draft.title);

  /** Opens the tab and continues the edit. @returns a function that opens the tab once more */
  async function continueEdit() {
    const { unmount } = await open();
    await openForm(jobsTexts.draft.continue);
    expect(field('location')).toHaveValue('Bengaluru and Pune');
    return () => {
      unmount();
      return open();
    };
  }

  it('is offered again, and saved against the version that it began with', async () => {
    acceptUpdatesOfTheirs();
    await continueEdit();
    await click(jobFormTexts.save);
    expect(await screen.findByText(responseTexts.staleJob)).toBeInTheDocument();
    expect(sent(server.to(endpoints.updateJob)[0]).updated_at).toBe(windchill.updated_at);
  });

  it('is no longer offered once it is saved', async () => {
    acceptUpdates();
    const reopen = await continueEdit();
    await click(jobFormTexts.save);
    await dialogClosed();
    await reopen();
    expect(offer()).toBeNull();
  });

  it('is discarded on request', async () => {
    const reopen = await continueEdit();
    await cancel();
    await user.click(await screen.findByRole('button', { name: dashboardTexts.discard.confirm }));
    await reopen();
    expect(offer()).toBeNull();
  });

  it('survives an edit of another job', async () => {
    const { unmount } = await open();
    server.on(endpoints.updateJob, (call) => json(200, { ...rfid, ...sent(call) }));
    await startEdit(rfid);
    await click(jobFormTexts.save);
    await dialogClosed();
    unmount();
    await continueEdit();
    expect(field('title')).toHaveValue(windchill.title);
  });

  it('becomes a new job when its own was deleted', async () => {
    server.on(endpoints.listJobs, () => json(200, [rfid]));
    acceptNewJobs();
    await open();
    expect(screen.getByText(jobsTexts.draft.ofDeleted(windchill.title))).toBeInTheDocument();
    await openForm(jobsTexts.draft.continue);
    await click(jobFormTexts.create);
    await waitFor(() => expect(titles()).toEqual([windchill.title, rfid.title]));
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
  expect(names).toEqual([dashboardTexts.clearFilter, shortcutsTexts.title, columns.title, columns.total]);
  await user.keyboard('?');
  const keys = within(await screen.findByRole('dialog')).getAllByRole('rowheader');
  expect(keys.map(({ textContent }) => textContent)).toEqual(['J', 'K', '?']);
  expect(server.refusedTo('manager')).toEqual([]);
});
