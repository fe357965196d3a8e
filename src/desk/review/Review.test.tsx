import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs, limits } from '#rooms/platform/contract/limits.ts';
import { resumeTypes } from '#rooms/applications/contract/resume.ts';
import { applicationValues, fillTemplate, replyFields } from '#rooms/answers/contract/replies.ts';
import { teamTexts } from '#rooms/answers/contract/team-words.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts, unknownField } from '#rooms/platform/contract/texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import type { TimelineEntry } from '#rooms/applications/contract/timeline.ts';
import { aColleague, anApplication, anInterview } from '../../../tests/component/records.ts';
import {
  type Call,
  fakeServerOfFile,
  json,
  nextPage,
  noContent,
  refusal,
  sent,
  soon,
  unreachable,
} from '../../../tests/component/server.ts';
import { account, managerSession, renderStaff } from '../../../tests/component/staff.tsx';
import { button, click, enter, focusWindow, user } from '../../../tests/component/user.ts';
import { correctAddressTexts, tellThem } from '../applications/by-hand-texts.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { statusAction } from '../answers/status-action-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { proposalTexts } from '../interviews/propose-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { tellingTexts } from '../answers/telling-texts.ts';
import { morningInWords } from '../answers/morning.ts';
import { shortcutsTexts } from '../shell/shortcuts-texts.ts';
import { staffTitles } from '../shell/titles-texts.ts';
import { formatDay, formatMoment } from '../../shared/lib/format.ts';
import { visitStore } from '../../shared/lib/stores.ts';
import { formatTimeAndWeekday } from '../shell/interview-words.ts';
import { Component as ApplicationPage } from './Application.page.tsx';
import { entryHash } from '#rooms/platform/contract/paths.ts';
import { adminPaths, applicationPath, ownerHash, replyHash } from '../../admin-paths.ts';
import { openSession } from '../session/session.ts';
import { itemKey } from '../shell/queries.ts';
import { queryClient } from '../shell/query-client.ts';

const noResume = { resume: null, resume_path: null };
const asha = anApplication({ ...noResume });
const ben = anApplication({ ...noResume, id: 'ben', applicant_name: 'Ben Cho' });
const chidi = anApplication({ ...noResume, id: 'chidi', applicant_name: 'Chidi Okafor', status: 'Interview' });

const server = fakeServerOfFile();
/** What the server has stored, in the order of the list. */
let stored: Application[];
let entries: TimelineEntry[];
let sends: boolean;

const entry = (values: Partial<TimelineEntry>): TimelineEntry => ({
  id: 'entry',
  kind: 'note',
  at: '2026-11-04T09:00:00.000Z',
  by: 'admin',
  from: '',
  to: '',
  text: '',
  quoted: '',
  files: [],
  recommendation: '',
  role: '',
  mentions: [],
  template: '',
  told: '',
  subject: '',
  delivery: '',
  updated_at: '',
  ...values,
});
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
  server.on(endpoints.readTimeline, () => json(200, [...entries, entry({ id: 'received', kind: 'received', by: 'visitor' })]));
  server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends }));
  server.on(endpoints.readAccount, () => json(200, account));
});

async function open(id = asha.id, query = '') {
  const router = visit(id, query);
  await shows(stored.find((one) => one.id === id)?.applicant_name ?? '');
  return router;
}

/** Opens the first application, and waits until the next is loaded, so that keys act at once. */
async function openBeforeBen(query?: string) {
  const router = await open(asha.id, query);
  await waitFor(() => expect(queryClient.getQueriesData({ queryKey: itemKey(ben.id) }).map(([, data]) => data)).not.toContain(undefined));
  return router;
}

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
const confirmDeletion = async () =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: dashboardTexts.delete }));

describe('walking through the list', () => {
  it('follows the filter and the order of the address, and keeps both', async () => {
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
  });

  it('moves on when an application is marked, and goes back to it although it has left the list', async () => {
    await openBeforeBen('status=Pending');
    await press('r');
    await shows('Ben Cho');
    await waitFor(() => expect(stored[0]?.status).toBe('Reviewed'));
    act(() => void queryClient.invalidateQueries());
    await waitFor(() => expect(screen.getByText(reviewTexts.place(2, 2))).toBeVisible());
    await press('r');
    expect(await screen.findByText(reviewTexts.lastOne)).toBeInTheDocument();
    await waitFor(() => expect(stored[1]?.status).toBe('Reviewed'));
    await press('k');
    await shows('Asha Rao');
    expect(status()).toHaveValue('Reviewed');
    expect(screen.getByText(reviewTexts.place(1, 2))).toBeVisible();
  });

  it('marks the current application in the list beside it', async () => {
    await open('ben');
    const list = screen.getByRole('navigation', { name: reviewTexts.list });
    expect(await within(list).findByRole('link', { current: true })).toHaveTextContent('Ben Cho');
    await user.click(within(list).getByRole('link', { name: /Chidi/ }));
    await shows('Chidi Okafor');
    expect(within(list).getByRole('link', { current: true })).toHaveTextContent('Chidi Okafor');
  });

  it('says beside each in the list until when an answer is promised, or when it arrived if none is due', async () => {
    stored = [
      { ...asha, due_at: '2020-11-13T12:00:00.000Z' },
      { ...ben, due_at: '2099-11-14T12:00:00.000Z' },
      { ...chidi, due_at: null },
    ];
    await open();
    const list = within(screen.getByRole('navigation', { name: reviewTexts.list }));
    expect(await list.findByText(dashboardTexts.answerBy('Nov 13, 2020'))).toHaveAttribute('data-late', 'true');
    expect(list.getByText(dashboardTexts.answerBy('Nov 14, 2099'))).toHaveAttribute('data-late', 'false');
    expect(list.getByText(formatDay(chidi.created_at))).not.toHaveAttribute('data-late');
  });

  it('has a button for more of the list, which passes its focus to the first new application', async () => {
    server.on(endpoints.listApplications, ({ query }) => (query.has('cursor') ? json(200, [ben]) : json(200, [asha], nextPage())));
    await open();
    await user.click(await screen.findByRole('button', { name: dashboardTexts.loadMore }));
    await waitFor(() => expect(screen.getByRole('link', { name: /Ben Cho/ })).toHaveFocus());
  });

  it('says that an application was deleted, and offers the next', async () => {
    await openBeforeBen();
    stored = [asha, chidi];
    await press('j');
    expect(await screen.findByText(reviewTexts.gone.title)).toBeVisible();
    const deleted = within(screen.getByRole('region', { name: staffTitles.application }));
    await user.click(await deleted.findByRole('button', { name: reviewTexts.next }));
    await shows('Chidi Okafor');
  });

  it('shows why an application could not be loaded, and tries again', async () => {
    server.on(endpoints.readApplication, unreachable);
    visit(asha.id, '');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(staffTexts.fetchApplicationsFailed);
    server.on(endpoints.readApplication, (call) => inList(idIn(call), null));
    await user.click(within(alert).getByRole('button', { name: dashboardTexts.retry }));
    await shows('Asha Rao');
  });
});

describe('a change of status', () => {
  it('shows at once, names the version it is based on, and is undone by U', async () => {
    stored = [asha];
    await open();
    const send = server.hold(endpoints.updateApplicationStatus);
    await press('s');
    expect(status()).toHaveValue('Shortlisted');
    expect(screen.getByText(applicationsTexts.statusChanged('Asha Rao', 'Shortlisted'))).toBeVisible();
    expect(button(dashboardTexts.undo)).toHaveAttribute('aria-keyshortcuts', 'u');
    expect(sent(statusCalls()[0])).toEqual({ status: 'Shortlisted', updated_at: asha.updated_at });
    const changed = store('asha', 'Shortlisted');
    send(json(200, changed));
    server.on(endpoints.updateApplicationStatus, () => json(200, store('asha', 'Pending')));
    await press('u');
    await waitFor(() => expect(status()).toHaveValue('Pending'));
    await waitFor(() => expect(statusCalls()).toHaveLength(2));
    expect(sent(statusCalls()[1])).toEqual({ status: 'Pending', updated_at: changed.updated_at, undo: true });
    expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
  });

  it('of the owner is made by A, or at once when the list has led here for it, and is in the timeline', async () => {
    server.on(endpoints.listColleagues, () => json(200, [aColleague('ada'), aColleague('ben')]));
    server.on(endpoints.assignApplication, (call) => json(200, { ...asha, ...sent(call), updated_at: '2026-11-09T09:00:00.000Z' }));
    entries = [entry({ id: '2', kind: 'assignee', from: 'ada', to: '' }), entry({ id: '1', kind: 'assignee', from: '', to: 'ada' })];
    visit(asha.id, '', ownerHash);
    const owner = () => screen.getByLabelText(applicationsTexts.ownerOf('Asha Rao'));
    await waitFor(() => expect(owner()).toHaveFocus());
    await press('{Escape}');
    expect(owner()).not.toHaveFocus();
    await press('a');
    await press('xnadaben');
    expect(screen.queryByRole('listbox')).toBeNull();
    await press('{Backspace>8/}b{Enter}');
    await screen.findAllByText(applicationsTexts.assigned('Asha Rao', 'ben'));
    expect(server.to(endpoints.assignApplication).map(sent)).toEqual([{ assignee: 'ben', updated_at: asha.updated_at }]);
    expect(await history().findByText(reviewTexts.assigned('', 'ada'))).toBeVisible();
    expect(history().getByText(reviewTexts.assigned('ada', ''))).toBeVisible();
  });

  it('says what somebody else did first, and overwrites that only on request', async () => {
    stored = [asha];
    await open();
    const current = refuseAsStale('Offer');
    entries = [entry({ kind: 'status', by: 'zoe', from: 'Pending', to: 'Offer', at: current.updated_at })];
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

  const { changedMeanwhile, theApplicant } = applicationsTexts;
  const withdrawal = entry({ kind: 'status', by: 'visitor', to: 'Withdrawn', at: '2026-11-03T12:00:01.000Z' });
  const review = entry({ id: 'review', kind: 'status', by: 'zoe', from: 'Pending', to: 'Reviewed' });
  const message = entry({ kind: 'message', by: 'visitor' });

  it.each([
    ['says that the applicant has withdrawn first', 'Pending', 'Withdrawn', [withdrawal], changedMeanwhile('Withdrawn', theApplicant)],
    ['blames nobody for a status that an earlier change had set', 'Pending', 'Reviewed', [review], changedMeanwhile('Reviewed')],
    [
      'names no status if only a message of the applicant came first',
      'Reviewed',
      'Reviewed',
      [message, review],
      staffTexts.staleApplication,
    ],
  ])('%s', async (_, before, after, timeline, text) => {
    stored = [{ ...asha, status: before }];
    entries = timeline;
    await open();
    refuseAsStale(after);
    await press('s');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('that is refused stays in sight on the page of the next application, and can be tried again', async () => {
    server.on(endpoints.updateApplicationStatus, () => refusal(500, texts.internal));
    await openBeforeBen('status=Pending');
    await press('r');
    await shows('Ben Cho');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(`Asha Rao: ${texts.internal}`)).toBeVisible();
    server.on(endpoints.updateApplicationStatus, () => json(200, store('asha', 'Reviewed')));
    await user.click(alert.getByRole('button', { name: dashboardTexts.retry }));
    await waitFor(() => expect(stored[0]?.status).toBe('Reviewed'));
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

  it('does the same without asking, until the tab is closed, by three keys more', async () => {
    await openBeforeBen('status=Pending');
    await press('x');
    const same = await (await asked('Asha Rao')).findByRole('checkbox', { name: tellingTexts.same });
    await press('{Tab}');
    expect(same).toHaveFocus();
    await press(' {Enter}');
    await ready('Ben Cho');
    await press('x');
    await waitFor(() => expect(statusCalls()).toHaveLength(2));
    expect(statusCalls().map(sent)).toMatchObject(Array(2).fill({ status: 'Rejected', tell: 'now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('without asking says how many emails leave and when, and asks again next time on request', async () => {
    await openBeforeBen('status=Pending');
    await press('x');
    await user.click(await (await asked('Asha Rao')).findByRole('checkbox', { name: tellingTexts.same }));
    await press('{Enter}');
    await ready('Ben Cho');
    expect(
      screen.getByText(/^Marked the application of Asha Rao as Rejected\. 1 email leaves in about 10 seconds\./, inNotice),
    ).toHaveTextContent(tellingTexts.unasked);
    await click(tellingTexts.askAgain);
    await press('x');
    await asked('Ben Cho');
    expect(statusCalls()).toHaveLength(1);
  });

  it('always asks about an interview ahead, and offers no Undo for one that is canceled at once', async () => {
    visitStore.write('tell the same', JSON.stringify({ no: 'spam' }));
    stored = [ahead, ben];
    await open();
    await press('x');
    const dialog = await asked('Asha Rao');
    await user.click(await dialog.findByRole('radio', { name: tellingTexts.none }));
    expect(dialog.getByRole('status')).toHaveTextContent(/is canceled at once, by email to everybody in it\. This cannot be undone\.$/);
    await user.click(dialog.getByRole('button', { name: tellingTexts.reject }));
    await dialogClosed();
    expect(screen.getByText(/No email leaves about it\. The interview on .* is canceled at once/, inNotice)).toBeVisible();
    expect(screen.queryByRole('button', { name: dashboardTexts.undo })).toBeNull();
  });

  it.each([
    ['cancel', 0],
    ['keep', 1],
  ] as const)(
    'and hiring ask whenever an interview lies ahead; hiring says that it is canceled, unless staff keep it: %s',
    async (fate, undos) => {
      stored = [ahead, ben];
      await open();
      const hire = async () => {
        act(() => status().focus());
        await user.selectOptions(status(), 'Hired');
      };
      await hire();
      const dialog = within(await screen.findByRole('dialog', { name: tellingTexts.titleOne('Asha Rao', statusAction('Hired')) }));
      expect(
        dialog.getByText(/^No email leaves about it\. The interview on .* is canceled at once, .* This cannot be undone\.$/),
      ).toBeVisible();
      await user.click(dialog.getByRole('button', { name: dashboardTexts.cancel }));
      await dialogClosed();
      expect(statusCalls()).toEqual([]);
      await hire();
      await user.click(await screen.findByRole('radio', { name: tellingTexts.interview.fates[fate] }));
      await user.click(screen.getByRole('button', { name: statusAction('Hired') }));
      await waitFor(() => expect(statusCalls().map(sent)).toEqual([{ status: 'Hired', updated_at: asha.updated_at, interview: fate }]));
      await dialogClosed();
      expect(screen.queryAllByRole('button', { name: dashboardTexts.undo })).toHaveLength(undos);
    },
  );

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

  it('is in the timeline with how the applicant was told, and has its reason among the facts', async () => {
    entries = [
      entry({ id: 'told', kind: 'status', told: 'told in person' }),
      entry({ kind: 'status', from: 'Pending', to: 'Rejected', told: 'not told' }),
    ];
    stored = [{ ...asha, status: 'Rejected', reason: 'Pay' }];
    await open();
    const [told, rejected] = await history().findAllByRole('listitem');
    expect(told).toHaveTextContent(/^told in person/);
    expect(rejected).toHaveTextContent('Pending → Rejected, Not notified yet');
    expect(screen.getByText('Pay', { selector: 'dd' })).toBeVisible();
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
    await press('?');
    await screen.findByRole('dialog', { name: shortcutsTexts.title });
    await press('js');
    expect(statusCalls()).toEqual([]);
    expect(screen.getByText('Asha Rao', { selector: 'h1' })).toBeInTheDocument();
  });

  it('that decide move on to the next, unless that is turned off for this browser', async () => {
    await openBeforeBen();
    await press('s');
    await shows('Ben Cho');
    await click(shortcutsTexts.title);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText(shortcutsTexts.moveOn));
    await press('{Escape}');
    await dialogClosed();
    await press('r');
    await waitFor(() => expect(status()).toHaveValue('Reviewed'));
    await press('s');
    await waitFor(() => expect(stored.map(({ status }) => status)).toEqual(['Shortlisted', 'Shortlisted', 'Interview']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ben Cho');
  });

  it('can be turned off for this browser', async () => {
    await openBeforeBen();
    await click(shortcutsTexts.title);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText(shortcutsTexts.on));
    await user.click(dialog.getByRole('button', { name: dashboardTexts.close }));
    await dialogClosed();
    await press('js');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
    expect(statusCalls()).toEqual([]);
    await click(statusAction('Shortlisted'));
    for (const name of [reviewTexts.next, dashboardTexts.undo]) expect(button(name)).not.toHaveAttribute('aria-keyshortcuts');
  });

  it('search the list', async () => {
    const router = await open('asha', 'status=Pending');
    await press('/');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(router.state.location).toMatchObject({ search: '?tab=applications&status=Pending', hash: '#search' });
  });
});

describe('the timeline', () => {
  it('shows older entries on request, passes the focus to the first, and keeps them when a note is added', async () => {
    const pages = [
      [entry({ id: 'newer', text: 'Newer' })],
      [entry({ id: 'older', by: 'zoe', text: 'Older' }), entry({ id: 'received', kind: 'received', by: 'visitor' })],
    ];
    server.on(endpoints.readTimeline, ({ query }) => (query.has('cursor') ? json(200, pages[1]) : json(200, pages[0], nextPage())));
    await open();
    const items = () => history().getAllByRole('listitem');
    await user.click(await screen.findByRole('button', { name: reviewTexts.showOlder }));
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: reviewTexts.showOlder })).toBeNull();
    await waitFor(() => expect(items()[1]).toHaveFocus());
    const added = entry({ id: 'new', text: 'Call her.' });
    server.on(endpoints.addNote, () => {
      pages[0]?.unshift(added);
      return json(201, added);
    });
    expect(screen.getByText(reviewTexts.note.hint)).toBeVisible();
    await user.type(screen.getByLabelText(reviewTexts.note.label), 'Call her.');
    await press('{Control>}{Enter}{/Control}');
    await screen.findByText('Call her.', { selector: 'p' });
    expect(items().map(({ textContent }) => /Call her|Newer|Older|received/.exec(textContent)?.[0])).toEqual([
      'Call her',
      'Newer',
      'Older',
      'received',
    ]);
    expect(screen.getByLabelText(reviewTexts.note.label)).toHaveValue('');
    expect(sent(server.to(endpoints.addNote)[0])).toEqual({ text: 'Call her.' });
  });

  it('shows what the applicant has written and changed, as text, and withdrawn', async () => {
    entries = [
      entry({ id: 'withdrawal', kind: 'status', by: 'visitor', from: 'Pending', to: 'Withdrawn' }),
      entry({ id: 'message', kind: 'message', by: 'visitor', text: '<b>My number has changed</b>' }),
      entry({ id: 'profile', kind: 'profile', by: 'visitor', text: 'Phone: 1 → 2' }),
      entry({ id: 'resume', kind: 'resume', by: 'visitor', from: 'Asha.pdf', to: 'Asha 2026.pdf' }),
    ];
    await open();
    const [withdrawal, message, profile, resume] = await history().findAllByRole('listitem');
    expect(withdrawal).toHaveTextContent(`${reviewTexts.statusChanged('Pending', 'Withdrawn')}${reviewTexts.byApplicant}`);
    expect(message).toHaveTextContent(reviewTexts.message);
    expect(message).toHaveTextContent('<b>My number has changed</b>');
    expect(profile).toHaveTextContent(`${reviewTexts.ownChanges.profile}${reviewTexts.byApplicant}`);
    expect(profile).toHaveTextContent('Phone: 1 → 2');
    expect(resume).toHaveTextContent(`${reviewTexts.ownChanges.resume} · ${reviewTexts.statusChanged('Asha.pdf', 'Asha 2026.pdf')}`);
  });

  it('shows until when the application is kept for later openings, and that the applicant has prolonged it', async () => {
    stored = [{ ...asha, keep: true, kept_until: '2028-11-26T20:00:00.000Z' }, ben];
    entries = [entry({ id: 'prolonged', kind: 'keep on', by: 'visitor', text: visitorTexts.keep })];
    await open();
    expect(facts()).toHaveTextContent(reviewTexts.mayBeKept('Nov 27, 2028'));
    const [prolonged] = await history().findAllByRole('listitem');
    expect(prolonged).toHaveTextContent(`${reviewTexts.ownChanges['keep on']}${reviewTexts.byApplicant}`);
  });

  it('shows what became of an interview, with its times, and who has sent a scorecard', async () => {
    const [first, second] = ['2026-12-03T10:00:00.000Z', '2026-12-04T10:00:00.000Z'];
    const [from, to] = [first, second].map(formatTimeAndWeekday);
    const event = (id: string, template: string, times: Partial<TimelineEntry>) => entry({ id, kind: 'interview', template, ...times });
    entries = [
      entry({ id: '7', kind: 'scorecard', by: 'kim' }),
      event('6', 'cancelled', { from: second }),
      event('5', 'changed', { from: first, to: first }),
      event('4', 'changed', { from: second, to: first }),
      event('3', 'moved', { from: first, to: second, by: 'visitor' }),
      event('2', 'booked', { to: first, by: 'visitor' }),
      event('1', 'declined', { text: 'I am at sea until May.', by: 'visitor' }),
      event('0', 'cancelled', { by: 'site' }),
    ];
    await open();
    await history().findByText(reviewTexts.scorecard);
    const said = history()
      .getAllByRole('listitem')
      .map((item) => item.querySelector('span')?.textContent);
    expect(said.slice(0, -1)).toEqual([
      reviewTexts.scorecard,
      `Interview canceled: ${to}`,
      `Interview on ${from} changed`,
      `Interview moved: ${to} → ${from}`,
      `Interview moved: ${from} → ${to}`,
      `Interview booked: ${from}`,
      'No time works',
      'Proposed times withdrawn',
    ]);
    expect(history().getByText('I am at sea until May.')).toBeVisible();
  });

  it('says so when older entries cannot be loaded, and keeps the offer', async () => {
    server.on(endpoints.readTimeline, ({ query }) =>
      query.has('cursor') ? unreachable() : json(200, [entry({ text: 'Newer' })], nextPage()),
    );
    await open();
    await user.click(await screen.findByRole('button', { name: reviewTexts.showOlder }));
    expect(await screen.findByRole('alert')).toHaveTextContent(reviewTexts.timelineFailed);
    expect(screen.getByText('Newer')).toBeVisible();
    expect(button(reviewTexts.showOlder)).toBeVisible();
  });
});

describe('notes', () => {
  const note = () => screen.getByLabelText(reviewTexts.note.label);
  const chosen = () => within(screen.getByRole('listbox')).getByRole('option', { selected: true });
  const names = () => [...(screen.queryByRole('listbox')?.children ?? [])].map(({ textContent }) => textContent);

  it('complete the name of a colleague who may see the application, by keys', async () => {
    const managers = [
      aColleague('anton', { role: 'manager', jobs: [asha.job_id] }),
      aColleague('anya', { role: 'manager', jobs: ['other'] }),
    ];
    const bob = aColleague('bob', { name: 'Robert 王小明 Ann-Lee' });
    server.on(endpoints.listColleagues, () => json(200, [aColleague('admin'), aColleague('ann'), ...managers, bob]));
    await open();
    await user.type(note(), 'ann@example.com, @');
    await waitFor(() => expect(names()).toEqual(['ann', 'anton', bob.name]));
    await press('AN');
    expect(names()).toEqual(['ann', 'anton', bob.name]);
    await press('{ArrowDown}');
    expect(chosen()).toHaveTextContent('anton');
    expect(note()).toHaveAttribute('aria-activedescendant', chosen().id);
    await press('{Enter}');
    expect(note()).toHaveValue('ann@example.com, @anton ');
    expect(names()).toEqual([]);
    await press('and @王');
    await user.click(screen.getByRole('option', { name: bob.name }));
    await press('please');
    expect(note()).toHaveValue('ann@example.com, @anton and @bob please');
  });

  it('close the list of names with Escape, and leave the field with the next', async () => {
    server.on(endpoints.listColleagues, () => json(200, [aColleague('ann')]));
    await open();
    await user.type(note(), '@');
    await waitFor(() => expect(names()).toEqual(['ann']));
    await press('{Escape}');
    expect(names()).toEqual([]);
    expect(note()).toHaveFocus();
    await press('{Escape}');
    expect(note()).not.toHaveFocus();
  });

  it('of hiring managers are marked, and so are whom they ask and what they recommend', async () => {
    entries = [
      entry({ id: '3', by: 'mia', role: 'manager', recommendation: 'yes', text: 'Hire her, @Bob and @carol.', mentions: ['bob'] }),
      entry({ id: '2', by: 'max', role: 'manager', recommendation: 'no', text: 'Or @Mia?', mentions: ['mia'] }),
      entry({ id: '1', by: 'mia', role: 'manager', recommendation: 'no' }),
      entry({ id: '0', by: 'zoe', role: 'recruiter' }),
    ];
    server.on(endpoints.listColleagues, () => json(200, [aColleague('mia', { name: 'Mia <Ek>' })]));
    await open();
    const [first, second, , last] = await history().findAllByRole('listitem');
    expect(await history().findByText('@Mia <Ek>', { selector: 'mark' })).toBeVisible();
    expect(first).toHaveTextContent('Mia <Ek> · ');
    expect(second).toHaveTextContent(reviewTexts.asked(['Mia <Ek>']));
    for (const text of [reviewTexts.manager, reviewTexts.recommendations.yes, reviewTexts.asked(['bob'])]) {
      expect(first).toHaveTextContent(text);
      expect(last).not.toHaveTextContent(text);
    }
    expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['@Bob']);
    const { yes, no } = reviewTexts.recommendations;
    expect(facts()).toHaveTextContent(`Mia <Ek> ${yes}max ${no}`);
  });

  it('of a hiring manager can have a recommendation', async () => {
    server.on(endpoints.readAccount, () => json(200, { ...account, role: 'manager' }));
    server.on(endpoints.addNote, () => json(201, entry({ id: 'new', text: 'Hire her' })));
    await open();
    await user.type(note(), 'Hire her');
    await user.click(await screen.findByRole('radio', { name: reviewTexts.recommendations.yes }));
    await click(reviewTexts.note.add);
    await waitFor(() => expect(note()).toHaveValue(''));
    expect(sent(server.to(endpoints.addNote)[0])).toEqual({ text: 'Hire her', recommendation: 'yes' });
    expect(screen.getByRole('radio', { name: reviewTexts.noRecommendation })).toBeChecked();
  });

  it('survive moving on and a failure', async () => {
    await openBeforeBen();
    await user.type(note(), 'Half a thought');
    server.on(endpoints.addNote, unreachable);
    await click(reviewTexts.note.add);
    expect(await screen.findByRole('alert')).toHaveTextContent(reviewTexts.note.addFailed);
    await click(reviewTexts.next);
    await shows('Ben Cho');
    expect(note()).toHaveValue('');
    await click(reviewTexts.previous);
    await shows('Asha Rao');
    expect(note()).toHaveValue('Half a thought');
    // The server has stored it, but the answer got lost.
    const added = entry({ id: 'new', text: 'Half a thought' });
    entries = [added];
    server.on(endpoints.addNote, () => json(201, added));
    await click(dashboardTexts.retry);
    await waitFor(() => expect(note()).toHaveValue(''));
    const [first, second] = server.to(endpoints.addNote).map(({ headers }) => headers.get(idempotencyHeader));
    expect(first).toMatch(/./);
    expect(second).toBe(first);
    expect(screen.getAllByText('Half a thought', { selector: 'p' })).toHaveLength(1);
  });

  it('leave the focus to the keys once they are sent', async () => {
    const added = entry({ id: 'new', text: 'Call her' });
    server.on(endpoints.addNote, () => json(201, added));
    await openBeforeBen();
    await press('n');
    await press('Call her{Control>}{Enter}{/Control}');
    expect(screen.getByRole('heading', { name: reviewTexts.history })).toHaveFocus();
    await press('j');
    await shows('Ben Cho');
    expect(await screen.findByText(reviewTexts.note.added)).toBeInTheDocument();
  });

  it('can be changed by their author only, and show markup as text', async () => {
    const markup = '<img src=x onerror="alert(1)">';
    const own = entry({ id: 'own', text: 'Mine' });
    entries = [own, entry({ id: 'other', by: 'zoe', text: markup })];
    await open();
    expect(await screen.findByText(markup)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: reviewTexts.note.edit })).toHaveLength(1));
    await click(reviewTexts.note.edit);
    const field = screen.getByDisplayValue('Mine');
    server.on(endpoints.updateNote, () => {
      entries = entries.map((one) => (one.id === 'own' ? { ...own, text: 'Mine!', updated_at: '2026-11-04T10:00:00.000Z' } : one));
      return json(200, entries[0]);
    });
    await user.type(field, '!');
    await click(reviewTexts.note.save);
    expect(await screen.findByText('Mine!', { selector: 'p' })).toBeVisible();
    expect(sent(server.to(endpoints.updateNote)[0])).toEqual({ text: 'Mine!', updated_at: own.at });
  });

  it('take the focus when they are edited, keep a refused text, and return the focus after Cancel', async () => {
    entries = [entry({ text: 'Mine' })];
    server.on(endpoints.updateNote, () => refusal(409, responseTexts.staleNote));
    await open();
    await user.click(await screen.findByRole('button', { name: reviewTexts.note.edit }));
    expect(screen.getByDisplayValue('Mine')).toHaveFocus();
    await user.type(screen.getByDisplayValue('Mine'), '!');
    await click(reviewTexts.note.save);
    expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.staleNote);
    expect(screen.getByDisplayValue('Mine!')).toBeVisible();
    await click(dashboardTexts.cancel);
    expect(screen.getByText('Mine')).toBeVisible();
    await waitFor(() => expect(button(reviewTexts.note.edit)).toHaveFocus());
  });

  it('return the focus when a deletion is cancelled, and pass it to the heading when they are deleted', async () => {
    entries = [entry({ text: 'Mine' })];
    await open();
    server.on(endpoints.deleteNote, () =>
      soon(() => {
        entries = [entry({ id: 'later', by: 'zoe', text: 'Meanwhile' })];
        return noContent();
      }),
    );
    await user.click(await screen.findByRole('button', { name: reviewTexts.note.delete }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: dashboardTexts.cancel }));
    await waitFor(() => expect(button(reviewTexts.note.delete)).toHaveFocus());
    await click(reviewTexts.note.delete);
    await confirmDeletion();
    await waitFor(() => expect(screen.getByRole('heading', { name: reviewTexts.history })).toHaveFocus());
    expect(screen.queryByText('Mine')).toBeNull();
    // A change also loads what others have added.
    expect(await screen.findByText('Meanwhile')).toBeVisible();
  });

  it('and changes by others appear without a reload, and do not disturb what is being typed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await user.type(note(), 'Thinking');
    entries = [entry({ by: 'zoe', text: 'I called him.' })];
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

it('has the interview of the application among the facts', async () => {
  const { id, state, at, minutes } = anInterview();
  stored = [{ ...asha, interview: { id, state, at, minutes } }, ben];
  server.on(endpoints.listInterviewsOf, () => json(200, [anInterview()]));
  await openBeforeBen();
  expect(await within(facts()).findByText(/^Thu, Dec 3/)).toBeVisible();
  await press('j');
  await shows('Ben Cho');
  expect(within(facts()).queryByText(reviewTexts.fields.interview)).toBeNull();
  expect(server.to(endpoints.listInterviewsOf)).toHaveLength(1);
});

it('leads admins to the audit trail of the application', async () => {
  await open();
  await click(reviewTexts.more);
  expect(screen.getByRole('link', { name: reviewTexts.audit })).toHaveAttribute('href', `${adminPaths.audit}?application=asha`);
});

describe('deleting', () => {
  const remove = async () => {
    await click(reviewTexts.more);
    await user.click(await screen.findByRole('button', { name: reviewTexts.delete }));
    await screen.findByText(staffTexts.confirmDeleteApplication);
    await confirmDeletion();
  };

  it('asks, names the version that was seen, and moves on to the next', async () => {
    await openBeforeBen();
    await remove();
    await shows('Ben Cho');
    expect(server.to(endpoints.deleteApplication)[0]?.query.get('updated_at')).toBe(asha.updated_at);
    await waitFor(() => expect(button(reviewTexts.previous)).toHaveAttribute('aria-disabled', 'true'));
  });

  it('leads to the list after the only one, but not if it fails', async () => {
    stored = [asha];
    await open();
    server.on(endpoints.deleteApplication, unreachable);
    await remove();
    const alert = within(await screen.findByRole('alert'));
    server.on(endpoints.deleteApplication, () => noContent());
    await user.click(alert.getByRole('button', { name: dashboardTexts.retry }));
    await screen.findByRole('heading', { name: 'Dashboard' });
  });
});

describe('the same person', () => {
  it('has a chip that shows the other applications', async () => {
    stored = [{ ...asha, earlier: 2 }, ben];
    await open();
    server.on(endpoints.listApplications, () => json(200, [stored[0], chidi]));
    await user.click(await screen.findByText('3rd application'));
    const link = await screen.findByRole('link', { name: chidi.job_title });
    expect(link).toHaveAttribute('href', '/admin/applications/chidi?person=asha');
    expect(server.to(endpoints.listApplications).at(-1)?.query.toString()).toBe('person=asha');
  });
});

describe('a reply by mail', () => {
  const filled = (template: 'reject' | 'ask') => fillTemplate(mailTemplatesDefaults[template], applicationValues(asha), account.name);
  const [reject, ask] = [filled('reject'), filled('ask')];
  const subject = () => screen.getByLabelText(new RegExp(`^${repliesTexts.fields.subject}`));
  const body = () => screen.getByLabelText(new RegExp(`^${repliesTexts.fields.body}`));
  const template = () => screen.getByLabelText(repliesTexts.template);
  const chosenStatus = () => screen.getByLabelText(repliesTexts.status);
  const replies = () => server.to(endpoints.replyToApplication);
  const send = () => click(repliesTexts.send);
  /** Stores each reply, with the status that it leads to. */
  const acceptReplies = (status: string) =>
    server.on(endpoints.replyToApplication, () => json(201, { reply: 'mail', application: store('asha', status) }));

  async function openReply() {
    await open();
    await screen.findByRole('button', { name: repliesTexts.reply });
    await press('m');
    return within(await screen.findByRole('dialog', { name: repliesTexts.title(asha.applicant_name) }));
  }

  it.each([
    ['Pending', 'ask'],
    ['Interview', 'ask'],
    ['Rejected', 'reject'],
  ])('to an applicant who is %s begins with the template %s, also by its address', async (status, name) => {
    stored = [{ ...asha, status }];
    visit(asha.id, '', replyHash);
    await screen.findByRole('dialog', { name: repliesTexts.title(asha.applicant_name) });
    await waitFor(() => expect(template()).toHaveValue(name));
    await waitFor(() => expect(body()).toHaveFocus());
    await press('{Escape}');
    await dialogClosed();
  });

  it('is written from a template, sets the status that the template suggests, and can be taken back', async () => {
    await openReply();
    await user.selectOptions(template(), 'reject');
    expect(chosenStatus()).toHaveValue('Rejected');
    expect(subject()).toHaveValue('Your application for Windchill Developer');
    expect(body()).toHaveDisplayValue(/^Hi Asha Rao,/);
    acceptReplies('Rejected');
    await send();
    expect(await screen.findAllByText(repliesTexts.sent('Asha Rao'))).toHaveLength(2);
    await waitFor(() => expect(status()).toHaveValue('Rejected'));
    expect(sent(replies()[0])).toEqual({ ...reject, template: 'reject', status: 'Rejected', updated_at: asha.updated_at });

    server.on(endpoints.undoApplicationReply, () => json(200, store('asha', 'Pending')));
    await press('u');
    await waitFor(() => expect(status()).toHaveValue('Pending'));
    expect(server.to(endpoints.undoApplicationReply)[0]?.path).toMatch(/asha\/reply\/mail$/);
  });

  it('that rejects can leave in the morning, and says until when an answer is promised', async () => {
    const dialog = await openReply();
    expect(dialog.getByText(/asha@example\.com/)).toHaveTextContent(dashboardTexts.answerBy('Nov 13'));
    expect(dialog.queryByLabelText(tellingTexts.time)).toBeNull();
    await user.selectOptions(template(), 'reject');
    await user.selectOptions(dialog.getByLabelText(tellingTexts.time), 'morning');
    acceptReplies('Rejected');
    await send();
    expect(await screen.findAllByText(tellingTexts.waits('Asha Rao', morningInWords(true)))).toHaveLength(2);
    expect(sent(replies()[0])).toMatchObject({ template: 'reject', status: 'Rejected', tell: 'morning' });
  });

  it('begins with a template of the team, sets its status, and gives a rejection its reason', async () => {
    const own = [{ name: 'Kind no', status: 'Rejected', ...mailTemplatesDefaults.ask }];
    const words = { own, reasons: 'Skills\nPay', reason_required: true };
    server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, ...words, sends: true }));
    const dialog = await openReply();
    await user.selectOptions(template(), 'Kind no');
    enter(body(), 'Dear {name}, no.');
    await send();
    expect(dialog.getByText(teamTexts.reasonRequired)).toBeVisible();
    expect(body()).toHaveValue('Dear {name}, no.');
    expect(replies()).toEqual([]);
    await user.selectOptions(dialog.getByLabelText(new RegExp(`^${tellingTexts.why.label}`)), 'Pay');
    acceptReplies('Rejected');
    await send();
    await screen.findAllByText(repliesTexts.sent('Asha Rao'));
    expect(sent(replies()[0])).toMatchObject({ body: 'Dear {name}, no.', template: 'reject', status: 'Rejected', reason: 'Pay' });
  });

  it('keeps an edited text while another template is looked at, and leaves the status unless one is chosen', async () => {
    await openReply();
    await user.selectOptions(template(), 'ask');
    enter(body(), 'Dear {name}, why?');
    await user.selectOptions(template(), 'reject');
    expect(body()).toHaveValue(reject.body);
    await user.selectOptions(template(), 'ask');
    expect(body()).toHaveValue('Dear {name}, why?');
    acceptReplies('Pending');
    await send();
    await screen.findAllByText(repliesTexts.sent('Asha Rao'));
    expect(sent(replies()[0])).toEqual({
      subject: ask.subject,
      body: 'Dear {name}, why?',
      template: 'ask',
      updated_at: asha.updated_at,
    });
  });

  it('keeps an unsent text with its template and status until it is sent or cancelled', async () => {
    const reopen = async () => {
      await dialogClosed();
      await press('m');
      await screen.findByRole('dialog');
    };
    await openReply();
    await user.selectOptions(template(), 'ask');
    await user.selectOptions(chosenStatus(), 'Shortlisted');
    enter(body(), 'Dear {name}, why?');
    await press('{Escape}');
    await reopen();
    expect(template()).toHaveValue('ask');
    expect(chosenStatus()).toHaveValue('Shortlisted');
    expect(body()).toHaveValue('Dear {name}, why?');
    await click(dashboardTexts.cancel);
    await reopen();
    expect(body()).toHaveValue(ask.body);
    enter(body(), 'Dear {name}, come!');
    acceptReplies('Pending');
    await send();
    await reopen();
    expect(body()).toHaveValue(ask.body);
  });

  it('is not sent with an unknown field, nor with a name in the subject', async () => {
    const dialog = await openReply();
    enter(subject(), 'Hello {name}');
    enter(body(), 'Dear {nmae}');
    await send();
    expect(dialog.getByText(unknownField('name', ['job', 'reference', 'company']))).toBeInTheDocument();
    expect(dialog.getByText(unknownField('nmae', replyFields.application))).toBeInTheDocument();
    expect(replies()).toEqual([]);
  });

  it('stays open with its text when somebody else was faster, and says who', async () => {
    const dialog = await openReply();
    const current = store('asha', 'Offer');
    entries = [entry({ kind: 'status', by: 'ben', from: 'Pending', to: 'Offer', at: current.updated_at })];
    // The page behind the dialog shows the change, but nobody has looked at it.
    focusWindow();
    await waitFor(() => expect(screen.getAllByRole('combobox')[0]).toHaveValue('Offer'));
    server.on(endpoints.replyToApplication, () => json(409, { error: staffTexts.staleApplication, current }));
    await send();
    expect(await dialog.findByRole('alert')).toHaveTextContent(applicationsTexts.changedMeanwhile('Offer', 'ben'));
    expect(body()).toHaveValue(ask.body);
    acceptReplies('Interview');
    await send();
    expect(await screen.findAllByText(repliesTexts.sent('Asha Rao'))).toHaveLength(2);
    expect(replies().map((call) => sent(call)['updated_at'])).toEqual([asha.updated_at, current.updated_at]);
  });

  it('is the version that a change of status right after it is based on', async () => {
    await openReply();
    const replied = store('asha', 'Interview');
    server.on(endpoints.replyToApplication, () => json(201, { reply: 'mail', application: replied }));
    server.on(endpoints.readApplication, () => new Promise(() => undefined));
    await send();
    await screen.findAllByText(repliesTexts.sent('Asha Rao'));
    await dialogClosed();
    await press('s');
    await waitFor(() => expect(statusCalls()).toHaveLength(1));
    expect(sent(statusCalls()[0])).toEqual({ status: 'Shortlisted', updated_at: replied.updated_at });
  });

  it('cannot be closed while it is sent, so that a failure is seen', async () => {
    const dialog = await openReply();
    const answerNow = server.hold(endpoints.replyToApplication);
    await send();
    await press('{Escape}');
    answerNow(refusal(500, texts.internal));
    expect(await dialog.findByText(staffTexts.replyFailed)).toBeVisible();
  });

  it('is in the timeline with its status and its words, and says if it could not be delivered', async () => {
    entries = [
      entry({
        id: 'mail',
        kind: 'mail',
        template: 'reject',
        subject: 'Your application',
        text: 'Dear Asha',
        from: 'Pending',
        to: 'Rejected',
        delivery: 'failed',
      }),
      entry({ id: 'confirmation', kind: 'mail', by: 'site', template: 'confirmation', delivery: 'sent' }),
    ];
    await open();
    const [mail, confirmation] = await history().findAllByRole('listitem');
    expect(mail).toHaveTextContent(`${repliesTexts.delivery.mail('Your application')} · Pending → Rejected`);
    expect(mail).toHaveTextContent(repliesTexts.delivery.failed);
    expect(mail).toHaveTextContent('Dear Asha');
    expect(confirmation).toHaveTextContent(repliesTexts.delivery.confirmation);
    expect(confirmation).toHaveTextContent(reviewTexts.bySite);
  });

  it('is answered by email with folded quotes and with files, of which some are in the inbox only', async () => {
    const files = [
      { name: 'A & B.pdf', taken: true },
      { name: 'photos.zip', taken: false },
    ];
    entries = [entry({ id: 'mailed', kind: 'message', by: 'visitor', text: 'Yes, Monday.', quoted: '> When?', files })];
    await open();
    const [message] = await history().findAllByRole('listitem');
    expect(message).toHaveTextContent('Yes, Monday.');
    expect(history().getByText('> When?')).not.toBeVisible();
    const file = history().getByRole('link', { name: 'A & B.pdf' });
    expect(file).toHaveAttribute('href', '/uploads/resumes/asha/mailed/A%20%26%20B.pdf');
    expect(message).toHaveTextContent(reviewTexts.notTaken('photos.zip'));
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
    await screen.findByRole('button', { name: reviewTexts.invite });
    await press('i');
    await invitation();
    await press('{Escape}');
    await dialogClosed();
    await press('m');
    await user.selectOptions(await screen.findByLabelText(repliesTexts.template), 'invite');
    await invitation();
  });

  it('is not for a closed application', async () => {
    stored = [{ ...asha, status: 'Rejected' }];
    await open();
    await screen.findByRole('button', { name: repliesTexts.reply });
    await press('i');
    expect(screen.queryByRole('button', { name: reviewTexts.invite })).toBeNull();
    await press('m');
    const template = await screen.findByLabelText(repliesTexts.template);
    expect(within(template).queryByRole('option', { name: repliesTexts.templates.invite })).toBeNull();
  });

  it.each([
    ['is not offered while one lies ahead', '2099-12-01T10:00:00.000Z', false],
    ['is offered again once one has begun', '2020-12-01T10:00:00.000Z', true],
  ])('%s', async (_, at, isOffered) => {
    stored = [{ ...asha, interview: { id: 'one', state: 'booked', at, minutes: 45 } }];
    await open();
    await screen.findByRole('button', { name: repliesTexts.reply });
    await press('i');
    expect(screen.queryByRole('button', { name: reviewTexts.invite }) !== null).toBe(isOffered);
    if (isOffered) await invitation();
    else expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a manager', () => {
  beforeEach(() => openSession(managerSession));

  it('is offered the resume, a note, the keys for them, and nothing that is refused', async () => {
    const resume = { file_name: 'asha.doc', content_type: resumeTypes.doc, size: 9 };
    stored = [anApplication({ resume, told: 'not told' }), ben];
    server.on(endpoints.readAccount, () => json(200, { ...account, role: 'manager' }));
    server.on(endpoints.addNote, () => {
      entries = [entry({ text: 'Yes.' })];
      return json(201, entries[0]);
    });
    await openBeforeBen();
    expect(screen.getByRole('link', { name: applicationsTexts.viewResumeNamed('Asha Rao') })).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(names).toEqual([reviewTexts.previous, reviewTexts.next, shortcutsTexts.title, reviewTexts.note.add]);
    await press('n');
    await user.type(screen.getByLabelText(reviewTexts.note.label), 'Yes.');
    await click(reviewTexts.note.add);
    await history().findByText('Yes.');
    await press('rsxmiu');
    expect(screen.getByText('Asha Rao', { selector: 'h1' })).toBeInTheDocument();
    await press('?');
    const dialog = await screen.findByRole('dialog');
    const keys = within(dialog).getAllByRole('rowheader');
    expect(keys.map(({ textContent }) => textContent)).toEqual(['J', 'K', 'N', 'O', '/', '?']);
    await user.click(within(dialog).getByRole('button', { name: dashboardTexts.close }));
    await dialogClosed();
    await press('j');
    await shows('Ben Cho');
    expect(server.refusedTo('manager')).toEqual([]);
  });

  it('is told that an application which cannot be found may belong to another job', async () => {
    visit('missing', '');
    expect(await screen.findByText(reviewTexts.gone.textForManagers)).toBeVisible();
  });
});

it('shows the note that a mail leads to', async () => {
  entries = [entry({ id: 'answer', text: 'Yes.' }), entry({ id: 'question', text: 'Weak on PLM?' })];
  visit(asha.id, '', entryHash('question'));
  await waitFor(() => expect(screen.getByText('Weak on PLM?').closest('li')).toHaveFocus());
});

describe('what the applicant has written', () => {
  const written = { ...asha, unread_at: asha.updated_at };
  beforeEach(() => {
    stored = [written, ben];
    server.on(endpoints.markApplicationRead, () => noContent());
  });
  const mark = () => within(screen.getByRole('navigation', { name: reviewTexts.list })).queryByTitle(dashboardTexts.unread);

  it('is read once somebody who may answer has opened it, in the version that they see', async () => {
    await open(ben.id);
    await waitFor(() => expect(mark()).toBeInTheDocument());
    expect(server.to(endpoints.markApplicationRead)).toEqual([]);
    await user.keyboard('k');
    await shows(asha.applicant_name);
    await waitFor(() => expect(server.to(endpoints.markApplicationRead).map(sent)).toEqual([{ updated_at: asha.updated_at }]));
    await waitFor(() => expect(mark()).toBeNull());
  });

  it('stays unread while only a manager sees it', async () => {
    openSession(managerSession);
    server.on(endpoints.readAccount, () => json(200, { ...account, role: 'manager' }));
    await open();
    await waitFor(() => expect(mark()).toBeInTheDocument());
    expect(server.to(endpoints.markApplicationRead)).toEqual([]);
  });
});

describe('the address', () => {
  const address = () => screen.getByRole('textbox', { name: correctAddressTexts.field });
  const corrections = () => server.to(endpoints.correctAddress);

  const mail = { id: 'mail', applicant_name: '', job_id: '', job_title: '', subject: 'Your application', at: '2026-12-01T03:30:00.000Z' };

  async function openDialog(application: Application, opener: string) {
    stored = [application];
    const scheduled = [ben.id, ben.id, 'another'].map((id, index) => ({ ...mail, id: `mail ${index}`, application: id }));
    server.on(endpoints.listScheduled, () => json(200, scheduled));
    await open(application.id);
    await click(opener);
    enter(await screen.findByRole('textbox', { name: correctAddressTexts.field }), 'ben@example.com');
    server.on(endpoints.correctAddress, (call) => {
      stored = [{ ...application, applicant_email: String(sent(call)['applicant_email']) }];
      return json(200, stored[0]);
    });
  }

  it('is corrected, and asked about twice if an offer is out', async () => {
    const interview = { id: 'meeting', state: 'booked' as const, at: new Date(Date.now() + dayMs).toISOString(), minutes: 60 };
    await openDialog({ ...ben, status: 'Offer', interview }, reviewTexts.correctAddress);
    expect(await screen.findByText(correctAddressTexts.hint(true, 2))).toHaveTextContent(
      /The new one gets an email with a new link, the invitation to the interview, and 2 scheduled emails\.$/,
    );
    await click(correctAddressTexts.submit);
    await screen.findByText(correctAddressTexts.offerOut('Ben Cho', 'ben@example.com'));
    expect(corrections()).toEqual([]);
    enter(address(), 'ben.cho@example.com');
    await click(correctAddressTexts.submit);
    await click(correctAddressTexts.confirm);
    await waitFor(() => expect(corrections().map(sent)).toEqual([{ applicant_email: 'ben.cho@example.com', updated_at: ben.updated_at }]));
    await dialogClosed();
    expect(await within(facts()).findByText('ben.cho@example.com')).toBeVisible();
  });

  it('can be missing: then nobody can reply or invite, and somebody has to tell the applicant', async () => {
    await openDialog({ ...ben, applicant_email: '', origin: 'agency', referred_by: 'Bright Talent' }, reviewTexts.addAddress);
    expect(screen.queryByRole('button', { name: repliesTexts.reply, hidden: true })).toBeNull();
    expect(facts()).toHaveTextContent(tellThem);
    expect(facts()).toHaveTextContent('Agency, Bright Talent');
    await click(correctAddressTexts.submit);
    await dialogClosed();
    expect(await screen.findByRole('button', { name: repliesTexts.reply })).toBeVisible();
  });

  it('is refused within an hour, with what was entered kept', async () => {
    await openDialog(ben, reviewTexts.correctAddress);
    server.on(endpoints.correctAddress, () => refusal(429, responseTexts.addressOften));
    await click(correctAddressTexts.submit);
    expect(await screen.findByText(responseTexts.addressOften)).toBeVisible();
    expect(address()).toHaveValue('ben@example.com');
  });
});
