import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { anInterview } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal } from '../../../tests/component/server.ts';
import { account, managerSession, visitStaff } from '../../../tests/component/staff.tsx';
import { click, user } from '../../../tests/component/user.ts';
import { openSession } from '../session/session.ts';
import { queryClient } from '../shell/query-client.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { interviewsTexts, weekTexts } from './interviews-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { Component as InterviewsPage } from './Interviews.page.tsx';

const server = fakeServerOfFile();
let interviews: Interview[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T12:00:00Z'), toFake: ['Date'] });
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'America/New_York' });
  openSession(managerSession);
  interviews = [anInterview()];
  server.on(endpoints.listInterviews, () => json(200, interviews));
  server.on(endpoints.readAccount, () => json(200, { ...account, username: 'ada', role: 'manager' }));
});

const visit = (query = '') => visitStaff(adminPaths.interviews + query, { path: adminPaths.interviews, element: <InterviewsPage /> });

/** The entries of the days, as 'Thu 3 Dec: …'. */
const shown = () =>
  screen.getAllByRole('listitem').map((item) => {
    const day = item.closest('section')?.querySelector('h3')?.textContent;
    return `${day}: ${within(item).getByRole('link').textContent}`;
  });

it('shows what is booked, held and proposed in a week by the days of the time zone of the browser, which it names', async () => {
  interviews = [
    // Friday in UTC.
    anInterview({ at: '2026-12-04T03:00:00.000Z', interviewers: ['kim', 'ada'] }),
    anInterview({ id: 'held', application: 'ben', applicant_name: 'Ben Cho', state: 'held', at: '2026-12-01T14:00:00.000Z' }),
    anInterview({
      ...{ id: 'proposed', application: 'chidi', applicant_name: 'Chidi Okafor', state: 'proposed', at: null },
      // One that has passed, and one in another week.
      times: ['2026-12-04T02:00:00.000Z', '2026-12-02T15:00:00.000Z', '2026-12-01T15:00:00.000Z', '2026-12-09T15:00:00.000Z'],
    }),
    anInterview({ id: 'on a weekend', at: '2026-12-05T15:00:00.000Z' }),
    anInterview({ id: 'declined', state: 'declined', at: null, times: ['2026-12-03T16:00:00.000Z'] }),
  ];
  visit();
  expect(await screen.findByText(interviewsTexts.zone('Eastern Time'))).toBeVisible();
  await screen.findAllByRole('listitem');
  expect(shown()).toEqual([
    'Tue 1 Dec: 09:00–09:45 · HeldBen ChoWindchill Developerwith kim',
    'Wed 2 Dec: 10:00–10:45 · ProposedChidi OkaforWindchill Developerwith kim',
    'Thu 3 Dec: 21:00–21:45 · ProposedChidi OkaforWindchill Developerwith kim',
    'Thu 3 Dec: 22:00–22:45Asha RaoWindchill Developerwith kim, ada',
    'Sat 5 Dec: 10:00–10:45Asha RaoWindchill Developerwith kim',
  ]);
  expect(screen.getByText('Mon 30 Nov')).toBeVisible();
  expect(screen.queryByText('Sun 6 Dec')).toBeNull();
  expect(screen.getByRole('link', { name: /Ben Cho/ })).toHaveAttribute('href', '/admin/applications/ben');
  expect(Object.fromEntries(server.to(endpoints.listInterviews)[0]?.query ?? [])).toEqual({
    from: '2026-11-30T05:00:00.000Z',
    to: '2026-12-07T05:00:00.000Z',
  });
});

it('goes through the weeks, also over a change of the clock, with the week in the address', async () => {
  interviews = [];
  const { router } = visit('?week=2026-10-28');
  const heading = await screen.findByRole('heading', { level: 2, name: /^26 Oct/ });
  expect(await screen.findByText(interviewsTexts.empty)).toBeVisible();
  expect(server.to(endpoints.listInterviews).at(-1)?.query.get('to')).toBe('2026-11-02T05:00:00.000Z');
  expect(server.to(endpoints.listInterviews).at(-1)?.query.get('from')).toBe('2026-10-26T04:00:00.000Z');
  await click(weekTexts.next);
  await waitFor(() => expect(heading).toHaveTextContent(/^2.?–.?8 Nov/));
  await click(weekTexts.previous);
  await waitFor(() => expect(router.state.location.search).toBe('?week=2026-10-26'));
  await click(interviewsTexts.thisWeek);
  await waitFor(() => expect(heading).toHaveTextContent('30 Nov – 6 Dec'));
  expect(router.state.location.search).toBe('');
});

it('shows only those of the reader on request', async () => {
  interviews = [anInterview(), anInterview({ id: 'own', applicant_name: 'Ben Cho', interviewers: ['kim', 'ada'] })];
  const { router } = visit();
  await screen.findByText('Asha Rao');
  await user.click(screen.getByRole('checkbox', { name: interviewsTexts.mine }));
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(screen.getByText('Ben Cho')).toBeVisible();
  expect(router.state.location.search).toBe('?mine=yes');
  interviews = [anInterview()];
  await queryClient.invalidateQueries();
  expect(await screen.findByText(interviewsTexts.noneOfMine)).toBeVisible();
});

it('offers another attempt when the interviews could not be loaded', async () => {
  server.on(endpoints.listInterviews, () => refusal(500, texts.internal));
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent(staffTexts.fetchInterviewsFailed);
  server.on(endpoints.listInterviews, () => json(200, interviews));
  await click(dashboardTexts.retry);
  expect(await screen.findByText('Asha Rao')).toBeVisible();
});
