import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { resumeTypes } from '#rooms/applications/contract/resume.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import type { TimelineEntry } from '#rooms/applications/contract/timeline.ts';
import { aColleague, anApplication, anEntry, anInterview } from '../../../tests/component/records.ts';
import { type Call, fakeServerOfFile, json, nextPage, noContent, refusal, sent, unreachable } from '../../../tests/component/server.ts';
import { account, managerSession, renderStaff } from '../../../tests/component/staff.tsx';
import { button, click, enter, focusWindow, user } from '../../../tests/component/user.ts';
import { correctAddressTexts, tellThem } from '../applications/by-hand-texts.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { sameAnswer } from '../answers/same-answer.ts';
import { statusAction, tellingTexts } from '../answers/telling-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { proposalTexts } from '../interviews/propose-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { shortcuts, shortcutsTexts } from '../shell/shortcuts-texts.ts';
import { formatDay, formatMoment } from '../../shared/lib/format.ts';
import { ShortcutsSection } from '../accounts/ShortcutsSection.tsx';
import { Component as ApplicationPage } from './Review.tsx';
import { adminPaths, applicationPath, ownerHash, replyHash } from '../../admin-paths.ts';
import { openSession } from '../session/session.ts';
import { itemKey } from '../shell/queries.ts';
import { queryClient } from '../shell/query-client.ts';
import { workingKeys } from '../shell/use-shortcuts.ts';

const noResume = { resume: null, resume_path: null };
const asha = anApplication({ ...noResume });
const ben = anApplication({ ...noResume, id: 'ben', applicant_name: 'Ben Cho' });
const chidi = anApplication({ ...noResume, id: 'chidi', applicant_name: 'Chidi Okafor', status: 'Interview' });

const server = fakeServerOfFile();
/** What the server has stored, in the order of the list. */
let stored: Application[];
let entries: TimelineEntry[];
let sends: boolean;

const idIn = ({ path }: Call) => path.split('/')[5] ?? '';

/** Answers like the server: outside the filter, an application has neighbours but no position. */
function inList(id: string, status: string | null) {
  const application = stored.find((one) => one.id === id);
  if (!application) return refusal(404, responseTexts.applicationNotFound);
  const matches = (one: Application) => status === null || one.status === status;
  const matching = stored.filter(matches);
  const at = stored.indexOf(application);
  return json(200, {
    application,
    position: matches(application) ? matching.indexOf(application) + 1 : null,
    total: matching.length,
    previous: stored.slice(0, at).findLast(matches)?.id ?? null,
    next: stored.slice(at + 1).find(matches)?.id ?? null,
  });
}

function store(id: string, status: string): Application {
  stored = stored.map((one) =>
    one.id === id ? { ...one, status, updated_at: new Date(Date.parse(one.updated_at) + 1000).toISOString() } : one,
  );
  return stored.find((one) => one.id === id) ?? asha;
}

beforeEach(() => {
  stored = [asha, ben, chidi];
  entries = [];
  sends = true;
  server.on(endpoints.readApplication, (call) => inList(idIn(call), call.query.get('status')));
  server.on(endpoints.listApplications, ({ query }) =>
    json(
      200,
      stored.filter(({ status }) => query.get('status') === null || status === query.get('status')),
    ),
  );
  server.on(endpoints.updateApplicationStatus, (call) => json(200, store(idIn(call), String(sent(call)['status']))));
  server.on(endpoints.deleteApplication, (call) => {
    stored = stored.filter(({ id }) => id !== idIn(call));
    return noContent();
  });
  server.on(endpoints.readTimeline, () => json(200, [...entries, anEntry({ id: 'received', kind: 'received', by: 'visitor' })]));
  server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends }));
  server.on(endpoints.readAccount, () => json(200, account));
});

async function open(id = asha.id, query = '') {
  const router = visit(id, query);
  await shows(stored.find((one) => one.id === id)?.applicant_name ?? '');
  await waitFor(facts);
  return router;
}

/** Opens the first application, and waits until the next is loaded, so that keys act at once. */
async function openBeforeBen(query?: string) {
  const router = await open(asha.id, query);
  await benLoaded();
  return router;
}

const benLoaded = () =>
  waitFor(() => expect(queryClient.getQueriesData({ queryKey: itemKey(ben.id) }).map(([, data]) => data)).not.toContain(undefined));

function visit(id: string, query: string, hash = '') {
  const pages = (
    <Routes>
      <Route path={adminPaths.application} element={<ApplicationPage />} />
      <Route path={adminPaths.dashboard} element={<h1>Dashboard</h1>} />
    </Routes>
  );
  return renderStaff(pages, { path: applicationPath(id, new URLSearchParams(query)) + hash }).router;
}

const shows = (name: string) => screen.findByRole('heading', { level: 1, name });
const status = () => screen.getByRole('combobox');
const press = (keys: string) => user.keyboard(keys);
const facts = () => screen.getByRole('region', { name: reviewTexts.facts });
const history = () => within(screen.getByRole('region', { name: reviewTexts.history }));
const statusCalls = () => server.to(endpoints.updateApplicationStatus);
/** Refuses a change of status, because somebody else has made a new version of the application. */
const refuseAsStale = (status: string) => {
  const current = store('asha', status);
  server.on(endpoints.updateApplicationStatus, () => json(409, { error: staffTexts.staleApplication, current }));
  return current;
};
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('walking through the list', () => {
  it('follows the filter and the order of the address, and keeps both, also for a search in the list', async () => {
    const router = await openBeforeBen('status=Pending&order=oldest&tab=applications');
    expect(await screen.findByText(reviewTexts.place(1, 2))).toBeVisible();
    expect(Object.fromEntries(server.to(endpoints.readApplication)[0]?.query ?? [])).toEqual({ status: 'Pending', order: 'oldest' });
    await press('j');
    await shows('Ben Cho');
    expect(screen.getByText(reviewTexts.place(2, 2))).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/admin/applications/ben', search: '?status=Pending&order=oldest' });
    await press('k');
    await shows('Asha Rao');
    await click(reviewTexts.next);
    await shows('Ben Cho');
    expect(screen.getByRole('link', { name: reviewTexts.backToList })).toHaveAttribute(
      'href',
      '/admin/dashboard?tab=applications&status=Pending&order=oldest',
    );
    await press('/');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(router.state.location).toMatchObject({ search: '?tab=applications&status=Pending&order=oldest', hash: '#search' });
  });

  it('has the list beside it, with the current application, and until when answers are promised or when they arrived', async () => {
    stored = [
      { ...asha, due_at: '2020-11-13T12:00:00.000Z' },
      { ...ben, due_at: '2099-11-14T12:00:00.000Z' },
      { ...chidi, due_at: null },
    ];
    await open('ben');
    const list = within(screen.getByRole('navigation', { name: reviewTexts.list }));
    expect(await list.findByRole('link', { current: true })).toHaveTextContent('Ben Cho');
    expect(list.getByText(dashboardTexts.answerBy('Nov 13, 2020'))).toHaveAttribute('data-late', 'true');
    expect(list.getByText(dashboardTexts.answerBy('Nov 14, 2099'))).toHaveAttribute('data-late', 'false');
    expect(list.getByText(formatDay(chidi.created_at))).not.toHaveAttribute('data-late');
    await user.click(list.getByRole('link', { name: /Chidi/ }));
    await shows('Chidi Okafor');
    expect(list.getByRole('link', { current: true })).toHaveTextContent('Chidi Okafor');
  });

  it('loads the list as far as to the current application', async () => {
    server.on(endpoints.listApplications, ({ query }) => (query.has('cursor') ? json(200, [chidi]) : json(200, [asha, ben], nextPage())));
    await open('chidi');
    const list = within(screen.getByRole('navigation', { name: reviewTexts.list }));
    expect(await list.findByRole('link', { current: true })).toHaveTextContent('Chidi Okafor');
  });

  it('says why an application could not be loaded, and that one was deleted, and goes on from there', async () => {
    server.on(endpoints.readApplication, unreachable);
    visit(asha.id, '');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(staffTexts.fetchApplicationsFailed);
    server.on(endpoints.readApplication, (call) => inList(idIn(call), null));
    await user.click(within(alert).getByRole('button', { name: dashboardTexts.retry }));
    await shows('Asha Rao');
    await benLoaded();
    stored = [asha, chidi];
    await press('j');
    expect(await screen.findByText(reviewTexts.gone.title)).toBeVisible();
    await user.click(screen.getByRole('button', { name: reviewTexts.next }));
    await shows('Chidi Okafor');
  });
});

describe('a change of status', () => {
  it('shows at once, names the version it is based on, and is undone by U with its reason', async () => {
    stored = [{ ...asha, status: 'Rejected', told: 'told in person', reason: 'Pay' }];
    await open();
    const send = server.hold(endpoints.updateApplicationStatus);
    await press('s');
    expect(status()).toHaveValue('Shortlisted');
    expect(screen.getByText(applicationsTexts.statusChanged('Asha Rao', 'Shortlisted'))).toBeVisible();
    expect(button(dashboardTexts.undo)).toHaveAttribute('aria-keyshortcuts', 'u');
    expect(sent(statusCalls()[0])).toEqual({ status: 'Shortlisted', updated_at: asha.updated_at });
    const changed = store('asha', 'Shortlisted');
    send(json(200, changed));
    server.on(endpoints.updateApplicationStatus, () => json(200, store('asha', 'Rejected')));
    await press('u');
    await waitFor(() => expect(status()).toHaveValue('Rejected'));
    await waitFor(() => expect(statusCalls()).toHaveLength(2));
    expect(sent(statusCalls()[1])).toEqual({ status: 'Rejected', updated_at: changed.updated_at, undo: true, reason: 'Pay' });
    expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
  });

  it('of the owner begins when the list has led here for it, or by A, takes letters that are commands, and is left with Escape', async () => {
    server.on(endpoints.listColleagues, () => json(200, [aColleague('ada'), aColleague('ben')]));
    visit(asha.id, '', ownerHash);
    const owner = () => screen.getByLabelText(applicationsTexts.ownerOf('Asha Rao'));
    await waitFor(() => expect(owner()).toHaveFocus());
    await press('{Escape}');
    expect(owner()).not.toHaveFocus();
    // Commands of the page, too.
    await press('axsrjku');
    expect(owner()).toHaveValue('xsrjku');
    expect(statusCalls()).toEqual([]);
  });

  it('says what somebody else did first, and overwrites that only on request', async () => {
    stored = [asha];
    await open();
    const current = refuseAsStale('Offer');
    entries = [anEntry({ kind: 'status', by: 'zoe', from: 'Pending', to: 'Offer', at: current.updated_at })];
    await press('s');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(applicationsTexts.changedMeanwhile('Offer', 'zoe'));
    await waitFor(() => expect(status()).toHaveValue('Offer'));
    expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
    expect(await screen.findByText(reviewTexts.statusChanged('Pending', 'Offer'))).toBeVisible();
    server.on(endpoints.updateApplicationStatus, () => json(200, store('asha', 'Shortlisted')));
    await user.click(within(alert).getByRole('button', { name: dashboardTexts.anyway(statusAction('Shortlisted')) }));
    await waitFor(() => expect(status()).toHaveValue('Shortlisted'));
    expect(sent(statusCalls()[1])).toEqual({ status: 'Shortlisted', updated_at: current.updated_at });
  });
});

describe('rejecting', () => {
  const ahead = anApplication({
    ...noResume,
    interview: { id: 'interview', state: 'booked', at: '2099-12-03T12:00:00.000Z', minutes: 45 },
  });
  const inNotice = { selector: ':not([role=status])' };
  const asked = async (name: string) => within(await screen.findByRole('dialog', { name: tellingTexts.titleOne(name) }));

  /** Waits until the keys act on an application. */
  async function ready(name: string) {
    await shows(name);
    await dialogClosed();
  }

  it('by X asks how the applicant is told, moves on to the next, and U takes the mail back and leads back', async () => {
    await openBeforeBen('status=Pending');
    await press('x');
    const dialog = await asked('Asha Rao');
    const now = await dialog.findByRole('radio', { name: new RegExp(`^${tellingTexts.now}`) });
    await waitFor(() => expect(now).toHaveFocus());
    expect(now).toBeChecked();
    expect(dialog.getByRole('region', { name: tellingTexts.previewOf('Asha Rao', 0) })).toHaveTextContent('Hi Asha Rao,');
    expect(statusCalls()).toEqual([]);
    await press('{Enter}');
    await ready('Ben Cho');
    await waitFor(() => expect(stored[0]?.status).toBe('Rejected'));
    expect(sent(statusCalls()[0])).toEqual({ status: 'Rejected', updated_at: asha.updated_at, tell: 'now' });
    const { updated_at } = stored[0] ?? asha;
    await press('u');
    await shows('Asha Rao');
    await waitFor(() => expect(statusCalls()).toHaveLength(2));
    expect(sent(statusCalls()[1])).toEqual({ status: 'Pending', updated_at, undo: true });
  });

  it('does the same without asking by three keys more, says when the email goes out, and asks again on request', async () => {
    await openBeforeBen('status=Pending');
    await press('x');
    const same = await (await asked('Asha Rao')).findByRole('checkbox', { name: tellingTexts.same });
    await press('{Tab}');
    expect(same).toHaveFocus();
    await press(' {Enter}');
    await ready('Ben Cho');
    expect(screen.getByText(/^Marked Asha Rao as Rejected\. 1 email goes out in about 10 seconds\./, inNotice)).toHaveTextContent(
      tellingTexts.unasked,
    );
    await press('x');
    await waitFor(() => expect(statusCalls()).toHaveLength(2));
    expect(statusCalls().map(sent)).toMatchObject(Array(2).fill({ status: 'Rejected', tell: 'now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await click(tellingTexts.askAgain);
    expect(sameAnswer.read()).toBeUndefined();
  });

  it('always asks who has logged in since', async () => {
    sameAnswer.write({ tell: 'now' });
    localStorage.setItem('adminExpiresAt', 'later');
    await openBeforeBen();
    await press('x');
    await asked('Asha Rao');
    expect(statusCalls()).toEqual([]);
  });

  it('always asks about somebody who has withdrawn', async () => {
    sameAnswer.write({ tell: 'now' });
    stored = [{ ...asha, status: 'Withdrawn' }, ben];
    await openBeforeBen();
    await press('x');
    await asked('Asha Rao');
    expect(statusCalls()).toEqual([]);
  });

  it('always asks about an interview ahead, and offers no Undo for one that is canceled at once', async () => {
    sameAnswer.write({ tell: { no: 'spam' } });
    stored = [ahead, ben];
    await open();
    await press('x');
    const dialog = await asked('Asha Rao');
    await user.click(await dialog.findByRole('radio', { name: tellingTexts.none }));
    expect(dialog.getByRole('status')).toHaveTextContent(/is canceled at once, by email to everybody in it\. This cannot be undone\.$/);
    await user.click(dialog.getByRole('button', { name: tellingTexts.reject }));
    await dialogClosed();
    expect(screen.getByText(/No email is sent about it\. The interview on .* is canceled at once/, inNotice)).toBeVisible();
    expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
  });

  it('and hiring ask whenever an interview lies ahead, and say that it is canceled, for good', async () => {
    stored = [ahead, ben];
    await open();
    act(() => status().focus());
    await user.selectOptions(status(), 'Hired');
    const dialog = within(await screen.findByRole('alertdialog', { name: tellingTexts.titleOne('Asha Rao', statusAction('Hired')) }));
    expect(
      dialog.getByText(/^No email is sent about it\. The interview on .* is canceled at once, .* This cannot be undone\.$/),
    ).toBeVisible();
    expect(statusCalls()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: statusAction('Hired') }));
    await waitFor(() => expect(statusCalls().map(sent)).toEqual([{ status: 'Hired', updated_at: asha.updated_at }]));
    expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
  });

  it('keeps the choice if somebody else was faster', async () => {
    await open();
    const current = refuseAsStale('Reviewed');
    await press('x');
    await user.click(await (await asked('Asha Rao')).findByRole('button', { name: tellingTexts.reject }));
    const alert = within(await screen.findByRole('alert'));
    server.on(endpoints.updateApplicationStatus, () => json(200, store('asha', 'Rejected')));
    await dialogClosed();
    await user.click(alert.getByRole('button', { name: dashboardTexts.anyway(statusAction('Rejected')) }));
    await waitFor(() => expect(statusCalls()).toHaveLength(2));
    expect(sent(statusCalls()[1])).toEqual({ status: 'Rejected', updated_at: current.updated_at, tell: 'now' });
  });

  it('can be told later to somebody who was not told, and U takes that back', async () => {
    stored = [{ ...asha, status: 'Rejected', told: 'not told' }, ben];
    await open();
    expect(facts()).toHaveTextContent('Not notified yet');
    await click(tellingTexts.tell);
    await user.click(await (await asked('Asha Rao')).findByRole('button', { name: tellingTexts.reject }));
    await waitFor(() => expect(statusCalls()).toHaveLength(1));
    expect(sent(statusCalls()[0])).toEqual({ status: 'Rejected', updated_at: asha.updated_at, tell: 'now' });
    await dialogClosed();
    await press('u');
    await waitFor(() => expect(statusCalls()).toHaveLength(2));
    expect(sent(statusCalls()[1])).not.toHaveProperty('tell');
  });

  it('of an offer that the applicant declined is told without an email, and does not become the next answer', async () => {
    store('asha', 'Offer');
    await open();
    await click(reviewTexts.declined);
    expect(await screen.findByLabelText(tellingTexts.reason)).toHaveValue('declined the offer');
    const [, inPanel] = screen.getAllByRole('button', { name: tellingTexts.reject });
    await user.click(inPanel as HTMLElement);
    await waitFor(() => expect(sent(statusCalls()[0])).toMatchObject({ status: 'Rejected', tell: { no: 'declined the offer' } }));
    expect(localStorage.getItem('last answer')).toBeNull();
  });
});

describe('the keys', () => {
  it('are off while somebody types, while a dialog is open, and with modifiers', async () => {
    await openBeforeBen();
    await press('n');
    const note = screen.getByLabelText(reviewTexts.note.label);
    expect(note).toHaveFocus();
    await press('jrsxu');
    expect(note).toHaveValue('jrsxu');
    await press('{Escape}{Control>}j{/Control}{Meta>}s{/Meta}{Shift>}X{/Shift}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
    await click(reviewTexts.more);
    await click(reviewTexts.delete);
    await screen.findByRole('alertdialog');
    await press('js');
    expect(statusCalls()).toEqual([]);
    expect(screen.getByText('Asha Rao', { selector: 'h1' })).toBeInTheDocument();
  });

  it('that decide move on to the next, unless that is turned off for this browser, as all keys can be', async () => {
    renderStaff(<ShortcutsSection />);
    await openBeforeBen();
    await press('s');
    await shows('Ben Cho');
    await user.click(screen.getByLabelText(shortcutsTexts.moveOn));
    await press('r');
    await waitFor(() => expect(status()).toHaveValue('Reviewed'));
    await press('s');
    await waitFor(() => expect(stored.map(({ status }) => status)).toEqual(['Shortlisted', 'Shortlisted', 'Interview']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ben Cho');
    await user.click(screen.getByLabelText(shortcutsTexts.on));
    await press('jr');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ben Cho');
    expect(statusCalls()).toHaveLength(3);
    for (const name of [reviewTexts.next, dashboardTexts.undo]) expect(button(name)).not.toHaveAttribute('aria-keyshortcuts');
  });
});

describe('a note', () => {
  const note = () => screen.getByLabelText(reviewTexts.note.label);

  it('is kept for its application', async () => {
    await openBeforeBen();
    await user.type(note(), 'Half a thought');
    await click(reviewTexts.next);
    await shows('Ben Cho');
    expect(note()).toHaveValue('');
    await click(reviewTexts.previous);
    await shows('Asha Rao');
    expect(note()).toHaveValue('Half a thought');
  });

  it('that is being typed is not disturbed by changes of others, which appear without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await user.type(note(), 'Thinking');
    entries = [anEntry({ by: 'zoe', text: 'I called him.' })];
    store('asha', 'Interview');
    await act(() => vi.advanceTimersByTimeAsync(limits.refreshMs));
    vi.useRealTimers();
    expect(await screen.findByText('I called him.')).toBeVisible();
    await waitFor(() => expect(status()).toHaveValue('Interview'));
    expect(note()).toHaveValue('Thinking');
    expect(note()).toHaveFocus();
  });
});

it('tells which colleague opened the application last, also after it is opened', async () => {
  server.on(endpoints.showResume, () => {
    stored = stored.map((one) => (one.id === 'asha' ? { ...one, opened_by: 'admin', opened_at: '2026-12-04T09:00:00.000Z' } : one));
    return noContent();
  });
  const opened_at = '2026-12-03T10:12:00.000Z';
  stored = [
    { ...asha, opened_by: 'zoe', opened_at },
    { ...ben, opened_by: 'admin', opened_at },
  ];
  await openBeforeBen();
  await waitFor(() => expect(stored[0]?.opened_by).toBe('admin'));
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(facts()).toHaveTextContent(reviewTexts.openedLast('zoe', formatMoment(opened_at))));
  await press('j');
  await shows('Ben Cho');
  expect(facts()).not.toHaveTextContent(reviewTexts.fields.opened_at);
});

it('leaves out facts that are blank', async () => {
  const { fields } = reviewTexts;
  const names = [fields.phone, fields.source, fields.cover_letter];
  const named = (name: string) => within(facts()).queryByText(name) !== null;
  stored = [
    { ...asha, source: 'LinkedIn' },
    { ...ben, phone: '', source: '', cover_letter: '' },
  ];
  await openBeforeBen();
  expect(names.map(named)).toEqual([true, true, true]);
  await press('j');
  await shows('Ben Cho');
  expect(names.map(named)).toEqual([false, false, false]);
});

it('has among the facts how the application came, what became of it, what managers recommend, and other applications of the person', async () => {
  const { id, state, at, minutes } = anInterview();
  const ended = { status: 'Rejected', reason: 'Pay', keep: true, kept_until: '2028-11-26T20:00:00.000Z' };
  const came = { origin: 'agency', referred_by: 'Bright Talent', earlier: 2 } as const;
  const recommendations = { mia: 'yes', max: 'no' };
  stored = [{ ...asha, ...ended, ...came, recommendations, interview: { id, state, at, minutes } }, ben];
  server.on(endpoints.listInterviewsOf, () => json(200, [anInterview()]));
  await openBeforeBen();
  expect(await within(facts()).findByText(/^Thu, Dec 3/)).toBeVisible();
  const { yes, no } = reviewTexts.recommendations;
  const texts = ['Agency, Bright Talent', 'Rejected becausePay', reviewTexts.mayBeKept('Nov 27, 2028'), `mia ${yes}max ${no}`];
  for (const text of texts) expect(facts()).toHaveTextContent(text);
  const list = within(screen.getByRole('navigation', { name: reviewTexts.list }));
  expect(await list.findByTitle(dashboardTexts.recommended(true, 'mia'))).toBeInTheDocument();
  expect(list.getByTitle(dashboardTexts.recommended(false, 'max'))).toBeInTheDocument();
  server.on(endpoints.listApplications, () => json(200, [stored[0], chidi]));
  await user.click(await screen.findByText('3rd application'));
  const link = await screen.findByRole('link', { name: chidi.job_title });
  expect(link).toHaveAttribute('href', '/admin/applications/chidi?person=asha');
  expect(server.to(endpoints.listApplications).at(-1)?.query.toString()).toBe('person=asha');
  await press('j');
  await shows('Ben Cho');
  expect(within(facts()).queryByText(reviewTexts.fields.interview)).toBeNull();
  expect(server.to(endpoints.listInterviewsOf)).toHaveLength(1);
});

it('is deleted by a menu, which also leads to the audit trail, in the version that was seen, and leads to the list', async () => {
  stored = [asha, ben];
  await openBeforeBen();
  await click(reviewTexts.more);
  expect(screen.getByRole('link', { name: reviewTexts.audit })).toHaveAttribute('href', `${adminPaths.audit}?application=${asha.id}`);
  await click(reviewTexts.delete);
  await screen.findByText(staffTexts.confirmDeleteApplication);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: dashboardTexts.delete }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(server.to(endpoints.deleteApplication)[0]?.query.get('updated_at')).toBe(asha.updated_at);
});

describe('a reply by mail', () => {
  const body = () => screen.getByLabelText(new RegExp(`^${repliesTexts.fields.body}`));
  const replies = () => server.to(endpoints.replyToApplication);
  const send = () => click(repliesTexts.send);
  const opened = async () => within(await screen.findByRole('dialog', { name: repliesTexts.title(asha.applicant_name) }));

  it('opens by its address, is left with Escape, and shows its status once it is sent', async () => {
    visit(asha.id, '', replyHash);
    await opened();
    await waitFor(() => expect(body()).toHaveFocus());
    await press('{Escape}');
    await dialogClosed();
    await press('m');
    await opened();
    server.on(endpoints.replyToApplication, () => json(201, { reply: 'mail', application: store('asha', 'Interview') }));
    await send();
    await waitFor(() => expect(status()).toHaveValue('Interview'));
  });

  it('stays open with its text when somebody else was faster, and says who', async () => {
    await open();
    await screen.findByRole('button', { name: repliesTexts.reply });
    await press('m');
    const dialog = await opened();
    enter(body(), 'Dear Asha,');
    const current = store('asha', 'Offer');
    entries = [anEntry({ kind: 'status', by: 'ben', from: 'Pending', to: 'Offer', at: current.updated_at })];
    // The page behind the dialog shows the change, but nobody has looked at it.
    focusWindow();
    await waitFor(() => expect(screen.getAllByRole('combobox')[0]).toHaveValue('Offer'));
    server.on(endpoints.replyToApplication, () => json(409, { error: staffTexts.staleApplication, current }));
    await send();
    expect(await dialog.findByRole('alert')).toHaveTextContent(applicationsTexts.changedMeanwhile('Offer', 'ben'));
    expect(body()).toHaveValue('Dear Asha,');
    server.on(endpoints.replyToApplication, () => json(201, { reply: 'mail', application: store('asha', 'Interview') }));
    await send();
    expect(await screen.findAllByText(repliesTexts.sent('Asha Rao'))).toHaveLength(2);
    expect(replies().map((call) => sent(call)['updated_at'])).toEqual([asha.updated_at, current.updated_at]);
  });

  it('is not offered if the site sends no mail', async () => {
    sends = false;
    await open();
    await waitFor(() => expect(server.to(endpoints.readMailTemplates)).toHaveLength(1));
    await press('m');
    expect(screen.queryByRole('button', { name: repliesTexts.reply })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an invitation to an interview', () => {
  const invitation = () => screen.findByRole('dialog', { name: proposalTexts.title(asha.applicant_name) });

  beforeEach(() => {
    server.on(endpoints.listColleagues, () => json(200, [aColleague('admin')]));
    server.on(endpoints.listInterviews, () => json(200, []));
    server.on(endpoints.listBusy, () => json(200, []));
  });

  it('opens by its key, and by choosing its template in a reply', async () => {
    await open();
    await screen.findByRole('button', { name: repliesTexts.invite });
    await press('i');
    await invitation();
    await press('{Escape}');
    await dialogClosed();
    await press('m');
    await user.selectOptions(await screen.findByLabelText(repliesTexts.template), 'invite');
    await invitation();
  });

  it.each([
    ['is not offered for a closed application', 'Rejected', null, false],
    ['is not offered while an interview lies ahead', 'Interview', '2099-12-01T10:00:00.000Z', false],
    ['is offered again once one has begun', 'Interview', '2020-12-01T10:00:00.000Z', true],
  ])('%s', async (_, status, at, isOffered) => {
    stored = [{ ...asha, status, interview: at === null ? null : { id: 'one', state: 'booked', at, minutes: 45 } }];
    await open();
    await screen.findByRole('button', { name: repliesTexts.reply });
    await press('i');
    expect(screen.queryByRole('button', { name: repliesTexts.invite }) !== null).toBe(isOffered);
    if (isOffered) await invitation();
    else expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a manager', () => {
  beforeEach(() => {
    openSession(managerSession);
    server.on(endpoints.readAccount, () => json(200, { ...account, role: 'manager' }));
  });

  it('is offered the resume, a note, the keys for them, and nothing that is refused', async () => {
    const resume = { file_name: 'asha.doc', content_type: resumeTypes.doc, size: 9 };
    stored = [anApplication({ resume, told: 'not told', unread_at: asha.updated_at }), ben];
    server.on(endpoints.addNote, () => {
      entries = [anEntry({ text: 'Yes.', recommendation: 'yes' })];
      stored = stored.map((one) => ({ ...one, ...(one.id === 'asha' && { recommendations: { [account.username]: 'yes' } }) }));
      return json(201, entries[0]);
    });
    await openBeforeBen();
    expect(screen.getByRole('link', { name: applicationsTexts.viewResumeNamed('Asha Rao') })).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
    const { yes, no } = reviewTexts.recommend;
    expect(names).toEqual([`${yes}Y`, `${no}D`, reviewTexts.previous, reviewTexts.next, reviewTexts.note.add]);
    expect(screen.getByRole('button', { name: yes })).toHaveAttribute('data-variant', 'filled');
    await press('d');
    await click(proposalTexts.remove(reviewTexts.recommendations.no));
    expect(screen.getByLabelText(reviewTexts.note.label)).toHaveFocus();
    await press('{Escape}y');
    expect(screen.getByLabelText(reviewTexts.note.label)).toHaveFocus();
    await user.keyboard('Yes.');
    await click(reviewTexts.note.addRecommendation);
    await history().findByText('Yes.');
    expect(sent(server.to(endpoints.addNote)[0])).toEqual({ text: 'Yes.', recommendation: 'yes' });
    expect(screen.queryByRole('button', { name: reviewTexts.note.addRecommendation })).toBeNull();
    await press('rsxmiu');
    expect(screen.getByText('Asha Rao', { selector: 'h1' })).toBeInTheDocument();
    expect(workingKeys()).toEqual(['j', 'y', 'd', 'n', 'o', '/']);
    const next = button(shortcuts.j);
    expect(next).toHaveAttribute('data-variant', 'filled');
    expect(next.nextSibling).toBe(button(yes));
    await user.click(next);
    await shows('Ben Cho');
    expect(server.refusedTo('manager')).toEqual([]);
  });

  it('is told that an application which cannot be found may belong to another job', async () => {
    visit('missing', '');
    expect(await screen.findByText(reviewTexts.gone.textForManagers)).toBeVisible();
  });
});

it('marks what the applicant has written, until somebody who may answer has opened it, in the version that they see', async () => {
  stored = [{ ...asha, unread_at: asha.updated_at }, ben];
  server.on(endpoints.markApplicationRead, () => noContent());
  const mark = () => within(screen.getByRole('navigation', { name: reviewTexts.list })).queryByTitle(dashboardTexts.unread);
  await open(ben.id);
  await waitFor(() => expect(mark()).toBeInTheDocument());
  expect(server.to(endpoints.markApplicationRead)).toEqual([]);
  await user.keyboard('k');
  await shows(asha.applicant_name);
  await waitFor(() => expect(server.to(endpoints.markApplicationRead).map(sent)).toEqual([{ updated_at: asha.updated_at }]));
  await waitFor(() => expect(mark()).toBeNull());
});

it('says if the address is missing, and asks twice for one if an offer is out, also after another change, and loads a newer version', async () => {
  const missing = { ...ben, applicant_email: '', status: 'Offer' };
  stored = [missing];
  await open(ben.id);
  expect(screen.queryByRole('button', { name: repliesTexts.reply })).toBeNull();
  expect(facts()).toHaveTextContent(tellThem);
  await click(reviewTexts.addAddress);
  for (const address of ['b@example.com', 'ben@example.com']) {
    enter(await screen.findByRole('textbox', { name: correctAddressTexts.field }), address);
    await click(correctAddressTexts.submit);
    await screen.findByText(correctAddressTexts.offerOut(ben.applicant_name, address));
  }
  expect(server.to(endpoints.correctAddress)).toEqual([]);
  const changed = { ...missing, phone: '5550100', updated_at: '2026-11-21T09:00:00.000Z' };
  server.on(endpoints.correctAddress, () => {
    stored = [changed];
    return refusal(409, responseTexts.staleApplication);
  });
  await click(correctAddressTexts.submit);
  expect(await screen.findByText(responseTexts.staleApplication)).toBeVisible();
  await waitFor(() => expect(facts()).toHaveTextContent(changed.phone));
  server.on(endpoints.correctAddress, () => {
    stored = [ben];
    return json(200, ben);
  });
  await click(correctAddressTexts.submit);
  await dialogClosed();
  const bodies = [missing, changed].map(({ updated_at }) => ({ applicant_email: 'ben@example.com', updated_at }));
  expect(server.to(endpoints.correctAddress).map(sent)).toEqual(bodies);
  expect(await screen.findByRole('button', { name: repliesTexts.reply })).toBeVisible();
});
