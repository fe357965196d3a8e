import type { FailedMail } from '#rooms/platform/contract/failed-mails.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { officeIsoDate } from '#rooms/platform/contract/office.ts';
import { aColleague, anApplication, anInterview } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, nextPage } from '../../../tests/component/server.ts';
import { account, managerSession, renderStaff, someCounts } from '../../../tests/component/staff.tsx';
import { user } from '../../../tests/component/user.ts';
import { openSession } from '../session/session.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { failedMailsTexts, overviewTexts } from './overview-texts.ts';
import { scheduledTexts } from '../answers/replies-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { queryClient } from '../shell/query-client.ts';
import { Overview } from './Overview.tsx';

const server = fakeServerOfFile();
const due = { late: 7, today: 0, week: 1 };
const asha = anApplication();
const ben = anApplication({ id: 'ben', applicant_name: 'Ben Cho', told: 'not told' });

beforeEach(() => {
  server.on(endpoints.readCounts, () =>
    json(
      200,
      someCounts({
        applications: { Pending: 12 },
        due,
        messagesDue: { late: 1, today: 0, week: 4 },
        arrived: 3,
        scheduled: 2,
        failedMails: 1,
        unread: 2,
        unreadMessages: 1,
      }),
    ),
  );
  server.on(endpoints.listInterviews, () => json(200, []));
  server.on(endpoints.listQuestions, () => json(200, []));
  server.on(endpoints.readAccount, () => json(200, account));
  server.on(endpoints.listApplications, ({ query }) => json(200, query.get('due') === 'late' ? [asha] : [ben]));
});

const open = (path = '/') => renderStaff(<Overview />, { path });

const { numbers } = overviewTexts;
const numberLink = (count: number, what: string) => screen.findByRole('link', { name: `${count} ${what}` });

it('says that applications load in a place that is no list', async () => {
  server.on(endpoints.listApplications, () => new Promise(() => undefined));
  open();
  await waitFor(() => expect(server.to(endpoints.listApplications)).toHaveLength(3));
  const places = screen.getAllByRole('status', { name: dashboardTexts.loading });
  expect(places.flatMap((place) => within(place).queryAllByRole('listitem'))).toEqual([]);
});

it('links each number to its list, says what is late, and leaves a zero without a link', async () => {
  open();
  const late = await numberLink(7, numbers.late(7));
  expect(late).toHaveAttribute('href', '/?tab=applications&view=due&due=late');
  expect(await numberLink(1, numbers.week(1))).toHaveAttribute('href', '/?tab=applications&view=due&due=week');
  expect(await numberLink(1, numbers.late(1, 'message'))).toHaveAttribute('href', '/?tab=messages&status=late');
  expect(await numberLink(4, numbers.week(4, 'message'))).toHaveAttribute('href', '/?tab=messages&status=week');
  const from = officeIsoDate(Date.now(), -1);
  expect(await numberLink(3, numbers.arrived())).toHaveAttribute('href', `/?tab=applications&from=${from}`);
  expect(await numberLink(2, numbers.unread(2))).toHaveAttribute('href', '/?tab=applications&view=unread');
  expect(await numberLink(1, numbers.unread(1, 'message'))).toHaveAttribute('href', '/?tab=messages&status=unread');
  expect(await numberLink(2, numbers.scheduled(2))).toHaveAttribute('href', '/?dialog=scheduled');
  expect(screen.getByText(numbers.today(0))).toHaveTextContent(`0 ${numbers.today(0)}`);
  expect(screen.queryByRole('link', { name: `0 ${numbers.today(0)}` })).toBeNull();
});

it('leads to the first pending application, from which the others follow, and to their list until it is known', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.on(endpoints.listApplications, ({ query }) => (query.has('status') ? promise : json(200, [asha])));
  open();
  const review = await screen.findByRole('link', { name: 'Review 12 pending applications' });
  await screen.findByRole('heading', { level: 3, name: overviewTexts.due.late });
  expect(review).toHaveAttribute('href', '/?tab=applications&status=Pending&order=oldest');
  resolve(json(200, [ben]));
  await waitFor(() => expect(review).toHaveAttribute('href', '/admin/applications/ben?status=Pending&order=oldest'));
});

it('lists the nearest answers of each group in one call, as links into the list of the group, which J and K walk through', async () => {
  open();
  const first = await screen.findByRole('link', { name: /^Asha Rao.*Answer by Nov 13$/ });
  const second = await screen.findByRole('link', { name: /^Ben Cho.*Not notified yet$/ });
  expect(first).toHaveAttribute('href', '/admin/applications/asha?view=due&due=late');
  expect(second).toHaveAttribute('href', '/admin/applications/ben?view=due&due=week');
  expect(screen.getByRole('link', { name: overviewTexts.showAll(7) })).toBeVisible();
  expect(server.to(endpoints.listApplications).map(({ query }) => query.toString())).toEqual([
    'view=due&due=late&limit=7',
    'view=due&due=week&limit=7',
    'status=Pending&order=oldest&limit=1',
  ]);
  for (const [key, target] of [
    ['j', first],
    ['j', second],
    ['k', first],
  ] as const) {
    await user.keyboard(key);
    expect(target).toHaveFocus();
  }
});

it('leaves out answers whose email is scheduled, and says so if that leaves none', async () => {
  const waiting = anApplication({ id: 'waiting', applicant_name: 'Zoe Wait', told: 'mail waiting' });
  server.on(endpoints.listApplications, ({ query }) => json(200, query.get('due') === 'late' ? [waiting, asha] : [waiting]));
  open();
  expect(await screen.findByRole('link', { name: /^Asha Rao/ })).toBeVisible();
  expect(screen.queryByText('Zoe Wait')).toBeNull();
  expect(screen.queryByRole('heading', { level: 3, name: overviewTexts.due.week })).toBeNull();
  server.on(endpoints.listApplications, () => json(200, [waiting]));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(overviewTexts.nothingDue)).toBeVisible();
});

it('says that nothing is due, and loads no list; counts what is assigned to the person, if there are colleagues', async () => {
  server.on(endpoints.listColleagues, () => json(200, [aColleague('ada')]));
  server.on(endpoints.readCounts, () => json(200, someCounts({ mine: 5 })));
  open();
  expect(await screen.findByText(overviewTexts.nothingDue)).toBeVisible();
  expect(screen.queryByText(numbers.mine())).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  await waitFor(() => expect(server.to(endpoints.listInterviews)).toHaveLength(1));
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect(server.to(endpoints.listApplications)).toEqual([]);
  server.on(endpoints.listColleagues, () => json(200, [aColleague('ada'), aColleague('ben')]));
  await act(() => queryClient.invalidateQueries());
  expect(await numberLink(5, numbers.mine())).toHaveAttribute('href', '/?tab=applications&view=mine');
});

it('lists the next five interviews, and those whose interviewer has not said how they went', async () => {
  server.on(endpoints.readCounts, () => json(200, someCounts()));
  server.on(endpoints.readAccount, () => json(200, { ...account, username: 'kim' }));
  const held = { state: 'held', applicant_name: 'Ben Cho', application: 'ben' } as const;
  const booked = Array.from({ length: 6 }, (_, row) => anInterview({ id: `booked ${row}`, application: `asha-${row}` }));
  server.on(endpoints.listInterviews, () =>
    json(200, [
      anInterview({ ...held, id: 'due' }),
      anInterview({ ...held, id: 'scored', scored_by: ['kim'] }),
      anInterview({ ...held, id: 'of another', interviewers: ['max'] }),
      ...booked,
      anInterview({ id: 'proposed', state: 'proposed', at: null, times: ['2026-12-03T16:00:00.000Z'] }),
    ]),
  );
  open();
  const group = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 3, name });
    return within(heading.parentElement?.parentElement ?? heading).getAllByRole('link');
  };
  const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  const scorecards = await group(overviewTexts.scorecards);
  expect(hrefs(scorecards)).toEqual(['/admin/applications/ben#scorecard']);
  const [calendar, ...rows] = await group(overviewTexts.interviews);
  expect(calendar).toHaveTextContent(overviewTexts.calendar);
  expect(calendar).toHaveAttribute('href', adminPaths.interviews);
  expect(hrefs(rows)).toEqual([0, 1, 2, 3, 4].map((row) => `/admin/applications/asha-${row}`));
  expect(rows[0]).toHaveTextContent(/^Asha Rao with kimWindchill DeveloperThu, Dec 3, \d+:00 [AP]M$/);
});

it('leads first to the questions that wait for the person, and a hiring manager to the interviews before the answers due', async () => {
  openSession(managerSession);
  const note = { id: 'n1', by: 'priya', at: '2026-11-20T09:00:00.000Z', text: '@Kim worth an hour? Or @priya alone' };
  server.on(endpoints.readAccount, () => json(200, { ...account, username: 'kim', role: 'manager' }));
  server.on(endpoints.listColleagues, () => json(200, [aColleague('kim'), aColleague('priya', { name: 'Priya Nair' })]));
  server.on(endpoints.listInterviews, () => json(200, [anInterview()]));
  server.on(endpoints.listQuestions, () =>
    json(200, [{ application: 'ben', applicant_name: 'Ben Cho', job_id: 'windchill', job_title: 'Windchill Developer', note }]),
  );
  open();
  const question = await screen.findByRole('link', { name: /^Ben Cho from/ });
  expect(question).toHaveTextContent(`Ben Cho ${overviewTexts.askedBy('Priya Nair')}worth an hour? Or Priya Nair alone`);
  expect(question).toHaveAttribute('href', '/admin/applications/ben?status=Pending&order=oldest#entry-n1');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    overviewTexts.questions,
    overviewTexts.interviews,
    overviewTexts.due.late,
    overviewTexts.due.week,
  ]);
});

it('shows scheduled mails above the overview, and returns to the number', async () => {
  server.on(endpoints.listScheduled, () => json(200, []));
  const { router } = open();
  const link = await numberLink(2, numbers.scheduled(2));
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: scheduledTexts.title });
  expect(router.state.location.search).toBe('?dialog=scheduled');
  await user.click(within(dialog).getByRole('button', { name: dashboardTexts.close }));
  await waitFor(() => expect(link).toHaveFocus());
  expect(router.state.location.search).toBe('');
});

it('lists the mails that were not delivered, with what they are about', async () => {
  const mail = (id: string, values: Partial<FailedMail>): FailedMail => ({
    id,
    template: 'reply',
    audience: null,
    at: '2026-11-03T12:00:00.000Z',
    about: null,
    ...values,
  });
  const about = { tab: 'applications', id: 'asha', name: 'Asha Rao' } as const;
  server.on(endpoints.listFailedMails, ({ query }) =>
    query.has('cursor') ? json(200, [mail('2', { audience: 'staff' })]) : json(200, [mail('1', { about })], nextPage()),
  );
  open('/?dialog=failed');
  const dialog = within(await screen.findByRole('dialog', { name: failedMailsTexts.title }));
  expect(await dialog.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/admin/applications/asha');
  await user.click(dialog.getByRole('button', { name: dashboardTexts.loadMore }));
  expect(await dialog.findByText(failedMailsTexts.audiences.staff)).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
});
