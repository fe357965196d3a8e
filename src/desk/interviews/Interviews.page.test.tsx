import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Busy, Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { aColleague, anApplication, anInterview } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { account, managerSession, session, visitStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { openSession, readSession } from '../session/session.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { queryClient } from '../shell/query-client.ts';
import { readValues } from '../../shared/forms/session-values.ts';
import { dayTexts, interviewsTexts, meetingTexts, weekTexts } from './interviews-texts.ts';
import { timeGridTexts } from './propose-texts.ts';
import { draftName } from './times.ts';
import { adminPaths, applicationPath, inviteHash } from '../../admin-paths.ts';
import { Component as InterviewsPage } from './Interviews.page.tsx';

const server = fakeServerOfFile();
let busy: Busy[] = [];
let interviews: Interview[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T12:00:00Z'), toFake: ['Date'] });
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'America/New_York' });
  openSession(managerSession);
  interviews = [anInterview()];
  server.on(endpoints.listInterviews, () => json(200, interviews));
  server.on(endpoints.listColleagues, () => json(200, []));
  server.on(endpoints.listBusy, () => json(200, busy));
  server.on(endpoints.readAccount, () =>
    json(200, { ...account, username: 'ada', role: readSession('role') === 'manager' ? 'manager' : 'admin' }),
  );
});

const visit = (query = '') => visitStaff(adminPaths.interviews + query, { path: adminPaths.interviews, element: <InterviewsPage /> });

/** The list of interviews has the name of the week. */
const week = () => screen.findByRole('list', { name: /^Nov 30.–.Dec 6$/ });
const links = async () => within(await week()).getAllByRole('link');

it('shows what is booked, held and proposed in a week by the days of the time zone of the browser, which it names', async () => {
  interviews = [
    // Friday in UTC.
    anInterview({ at: '2026-12-04T03:00:00.000Z', interviewers: ['kim', 'ada'] }),
    anInterview({ id: 'held', application: 'ben', applicant_name: 'Ben Cho', state: 'held', at: '2026-12-01T14:00:00.000Z' }),
    anInterview({
      id: 'proposed',
      application: 'chidi',
      applicant_name: 'Chidi Okafor',
      state: 'proposed',
      at: null,
      // One that has passed, and one in another week.
      times: ['2026-12-04T02:00:00.000Z', '2026-12-02T15:00:00.000Z', '2026-12-01T15:00:00.000Z', '2026-12-09T15:00:00.000Z'],
    }),
    anInterview({ id: 'on a weekend', at: '2026-12-05T15:00:00.000Z' }),
    anInterview({ id: 'declined', state: 'declined', at: null, times: ['2026-12-03T16:00:00.000Z'] }),
  ];
  visit();
  expect(await screen.findByText(interviewsTexts.zone('Eastern Time'))).toBeVisible();
  expect((await links()).map(({ textContent }) => textContent)).toEqual([
    'Ben Cho Tue, Dec 1, 9:00–9:45 AM Held · Windchill Developer with kim',
    'Chidi Okafor Wed, Dec 2, 10:00–10:45 AM Proposed · Windchill Developer with kim',
    'Chidi Okafor Thu, Dec 3, 9:00–9:45 PM Proposed · Windchill Developer with kim',
    'Asha Rao Thu, Dec 3, 10:00–10:45 PM Windchill Developer with kim, ada',
    'Asha Rao Sat, Dec 5, 10:00–10:45 AM Windchill Developer with kim',
  ]);
  expect(screen.getByText('Mon, Nov 30')).toBeVisible();
  expect(screen.queryByText('Sun, Dec 6')).toBeNull();
  expect(screen.getByRole('link', { name: /Ben Cho/ })).toHaveAttribute('href', '/admin/applications/ben');
  expect(Object.fromEntries(server.to(endpoints.listInterviews)[0]?.query ?? [])).toEqual({
    from: '2026-11-30T05:00:00.000Z',
    to: '2026-12-07T05:00:00.000Z',
  });
});

it('goes through the weeks, also over a change of the clock, with the week in the address', async () => {
  interviews = [];
  const { router } = visit('?week=2026-10-28');
  const heading = await screen.findByRole('heading', { level: 2, name: /^Oct 26/ });
  expect(await screen.findByText(interviewsTexts.empty)).toBeVisible();
  expect(server.to(endpoints.listInterviews).at(-1)?.query.get('to')).toBe('2026-11-02T05:00:00.000Z');
  expect(server.to(endpoints.listInterviews).at(-1)?.query.get('from')).toBe('2026-10-26T04:00:00.000Z');
  await click(weekTexts.next);
  await waitFor(() => expect(heading).toHaveTextContent(/^Nov 2.–.8/));
  await click(weekTexts.previous);
  await waitFor(() => expect(router.state.location.search).toBe('?week=2026-10-26'));
  await click(interviewsTexts.today);
  await waitFor(() => expect(heading).toHaveTextContent('Nov 30 – Dec 6'));
  expect(router.state.location.search).toBe('');
});

it('shows only those of the reader on request', async () => {
  interviews = [anInterview(), anInterview({ id: 'own', applicant_name: 'Ben Cho', interviewers: ['kim', 'ada'] })];
  const { router } = visit();
  await screen.findByText('Asha Rao');
  await user.click(screen.getByRole('checkbox', { name: interviewsTexts.mine }));
  await waitFor(async () => expect(await links()).toHaveLength(1));
  expect(screen.getByText('Ben Cho')).toBeVisible();
  expect(router.state.location.search).toBe('?mine=yes');
  interviews = [anInterview()];
  await queryClient.invalidateQueries();
  expect(await screen.findByText(interviewsTexts.noneOfMine)).toBeVisible();
});

it.each([
  ['an hour before now', '2026-12-02T20:00:00Z', '2026-12-01T11:00:00.000Z', '2:00 PM'],
  ['at the earliest interview ahead', '2026-12-02T20:00:00Z', '2026-12-03T15:00:00.000Z', '10:00 AM'],
  ['in the morning', '2026-12-02T12:00:00Z', '2026-12-03T20:00:00.000Z', '9:00 AM'],
])('begins %s', async (_, now, at, hour) => {
  vi.setSystemTime(now);
  interviews = [
    anInterview({ id: 'past', state: 'held', at: '2026-12-01T12:00:00.000Z' }),
    anInterview({ id: 'tonight', at: '2026-12-02T22:00:00.000Z' }),
    anInterview({ at }),
  ];
  visit();
  await week();
  expect(document.querySelector('[data-first] th')).toHaveTextContent(hour);
});

it('shows a day, with the days of its week beside it', async () => {
  const { router } = visit('?week=2026-12-03&view=day');
  expect(await screen.findByRole('list', { name: 'Thu, Dec 3' })).toHaveTextContent('10:00–10:45 AM');
  await click(dayTexts.next);
  expect(await screen.findByText(interviewsTexts.empty)).toBeVisible();
  await click('Thu, Dec 3');
  await waitFor(() => expect(screen.queryByText(interviewsTexts.empty)).toBeNull());
  await click(interviewsTexts.views.week);
  await week();
  expect(router.state.location.search).toBe('?week=2026-12-03');
});

describe('moving what is booked', () => {
  const { move, change } = interviewsTexts;
  const at = (day: number, hour: string) => `2026-12-0${day}T${hour}:00.000Z`;
  const link = () => screen.findByRole('link', { name: /Asha Rao/ });
  const edits = () => server.to(endpoints.updateInterview);
  beforeEach(() => {
    openSession(session);
    interviews = [anInterview({ interviewers: ['kim', 'ada'] })];
    server.on(endpoints.listColleagues, () => json(200, [aColleague('kim', { has_email: false })]));
  });
  /** An answer to the dialog, which has the new time and says whom no email tells. */
  const decide = async (button: string) => {
    const dialog = await screen.findByRole('dialog', { name: change.title('Asha Rao') });
    expect(await within(dialog).findByText(meetingTexts.withoutEmail(['kim']))).toBeVisible();
    expect(within(dialog).getByLabelText(change.day, { exact: false })).toHaveValue('2026-12-02');
    expect(within(dialog).getByLabelText(change.time, { exact: false })).toHaveValue('11:00');
    expect(edits()).toEqual([]);
    await click(button);
  };

  it('by keys, changes nothing before it is confirmed', async () => {
    visit();
    (await link()).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(await link()).toHaveFocus();
    expect(await link()).toHaveTextContent('Wed, Dec 2, 11:00–11:45 AM');
    expect(screen.getByText(move.to('Wed, Dec 2, 11:00 AM'))).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await link()).toHaveTextContent('Thu, Dec 3, 10:00–10:45 AM');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{Enter}');
    await decide(dashboardTexts.cancel);
    await waitFor(async () => expect(await link()).toHaveTextContent('Thu, Dec 3, 10:00–10:45 AM'));
    expect(edits()).toEqual([]);
    // Not into the past.
    (await link()).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}{Enter}');
    interviews = [anInterview({ at: at(2, '16:00'), interviewers: ['kim', 'ada'] })];
    server.on(endpoints.updateInterview, () => json(200, interviews[0]));
    enter(await screen.findByLabelText(interviewsTexts.why.label), 'Kim is away');
    await decide(change.submit);
    expect(await screen.findByText(change.done('Asha Rao'))).toBeInTheDocument();
    const { minutes, place, updated_at } = anInterview();
    expect(sent(edits()[0])).toEqual({ minutes, place, interviewers: ['kim', 'ada'], why: 'Kim is away', updated_at, at: at(2, '16:00') });
    expect(await link()).toHaveTextContent('Wed, Dec 2, 11:00–11:45 AM');
  });

  it.each(['mouse', 'touch'])('by dragging with a %s, says who is busy then, and why it was refused', async (pointerType) => {
    busy = [{ username: 'kim', read: true, times: [{ start: at(2, '16:00'), end: at(2, '16:30') }] }];
    server.on(endpoints.updateInterview, () => refusal(409, responseTexts.interviewersBusy));
    visit();
    const block = await link();
    const cell = (await week()).parentElement?.querySelector('td') ?? block;
    for (const [name, value] of Object.entries({ offsetWidth: 100, offsetHeight: 32 })) Object.defineProperty(cell, name, { value });
    const pointer = { button: 0, pointerType };
    fireEvent.pointerDown(block, { ...pointer, clientX: 500, clientY: 300 });
    if (pointerType === 'touch') {
      fireEvent.touchStart(block);
      expect(fireEvent.touchMove(block)).toBe(true);
      await waitFor(() => expect(block).toHaveAttribute('data-moving'));
      expect(fireEvent.touchMove(block)).toBe(false);
    }
    fireEvent.pointerMove(block, { ...pointer, clientX: 400, clientY: 364 });
    fireEvent.pointerUp(block, pointer);
    expect(fireEvent.click(block)).toBe(false);
    expect(await screen.findByText(`${timeGridTexts.isBusy('kim')}.`)).toBeVisible();
    await decide(change.submit);
    expect(await screen.findByText(responseTexts.interviewersBusy, { exact: false })).toBeVisible();
    await click(dashboardTexts.cancel);
    await waitFor(async () => expect(await link()).toHaveTextContent('Thu, Dec 3, 10:00–10:45 AM'));
  });
});

it('begins a proposal with a time of the calendar, on the page of the applicant who is searched', async () => {
  openSession(session);
  const hired = anApplication({
    id: 'ben',
    applicant_name: 'Ben Cho',
    interview: { id: '', state: 'booked', at: '2026-12-09T15:00:00.000Z', minutes: 30 },
  });
  const chidi = anApplication({ id: 'chidi', applicant_name: 'Chidi Okafor', status: 'Shortlisted' });
  server.on(endpoints.listApplications, ({ query }) =>
    json(200, { Shortlisted: [chidi], 'Reviewed,Interview': [hired] }[query.get('status') ?? ''] ?? [anApplication()]),
  );
  const { router } = visit();
  await user.click(
    within(await screen.findByRole('grid')).getByRole('button', { name: interviewsTexts.propose.at('Fri, Dec 4, 10:00 AM') }),
  );
  expect(await screen.findByText(interviewsTexts.propose.time('Fri, Dec 4, 10:00 AM'))).toBeVisible();
  const dialog = screen.getByRole('dialog');
  const found = await within(dialog).findAllByRole('link', { name: /Chidi Okafor|Asha Rao/ });
  expect(found.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Chidi Okafor'),
    expect.stringContaining('Asha Rao'),
  ]);
  enter(within(dialog).getByLabelText(interviewsTexts.propose.search), 'asha{Enter}');
  await user.click(within(dialog).getByRole('link', { name: /Asha Rao/ }));
  expect(router.state.location).toMatchObject({ pathname: applicationPath('asha'), hash: inviteHash });
  expect(readValues(draftName('asha'))).toEqual({ times: ['2026-12-04T15:00:00.000Z'] });
});
