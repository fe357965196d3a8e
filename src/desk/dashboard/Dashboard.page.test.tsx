import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { fakeCaptcha, solveCaptcha } from '../../../tests/component/captcha.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { aJob } from '../../../tests/example-job.ts';
import { fakeServerOfFile, json, noContent, refusal, sent, unreachable } from '../../../tests/component/server.ts';
import { account, managerSession, session, someCounts } from '../../../tests/component/staff.tsx';
import { click, enter, textsOf, user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { staffTitles } from '../shell/titles-texts.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { overviewTexts } from '../overview/overview-texts.ts';
import { jobsTexts } from '../jobs/jobs-texts.ts';
import { messagesTexts } from '../messages/messages-texts.ts';
import { loginTexts } from '../../shared/texts/form-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { paths } from '../../paths.ts';
import { StaffReportProvider } from '../shell/report.tsx';
import { Component as Shell } from '../shell/Shell.tsx';
import { Component as DashboardPage } from './Dashboard.page.tsx';
import { Component as LoginPage } from '../accounts/Login.page.tsx';
import { endSession, openSession } from '../session/session.ts';
import { queryClient } from '../shell/query-client.ts';

vi.mock('../session/firebase-session.ts', () => ({ renewToken: () => Promise.resolve(undefined), signOut: () => Promise.resolve() }));

const windchill = aJob();
const rfid = aJob({ id: 'rfid', title: 'RFID Engineer', status: 'Inactive' });
const asha = anApplication();

const server = fakeServerOfFile();

beforeEach(() => {
  queryClient.clear();
  endSession();
  fakeCaptcha();
  server.on(endpoints.readAccount, () => json(200, account));
  server.on(endpoints.listJobs, () => json(200, [windchill, rfid]));
  server.on(endpoints.readJob, () => json(200, windchill));
  server.on(endpoints.listApplications, () => json(200, [asha]));
  server.on(endpoints.listInterviews, () => json(200, []));
  server.on(endpoints.listQuestions, () => json(200, []));
  server.on(endpoints.listMessages, () => json(200, []));
  server.on(endpoints.readCounts, () => json(200, someCounts({ applications: { Pending: 2 }, openMessages: 1 })));
  server.on(endpoints.readJobCounts, () =>
    json(200, { windchill: { pending: 2, in_progress: 0, hired: 0, rejected: 0, withdrawn: 0, total: 2 } }),
  );
  server.on(endpoints.logout, noContent);
});

function visit(address: string) {
  const login = { path: paths.adminLogin, element: <LoginPage /> };
  const desk = { element: <Shell />, children: [{ path: adminPaths.dashboard, element: <DashboardPage /> }] };
  return renderOnSite(null, { path: address, routes: [{ element: <StaffReportProvider />, children: [login, desk] }] });
}

async function open(tab: 'jobs' | 'applications') {
  openSession(session);
  visit(`${adminPaths.dashboard}?tab=${tab}`);
  await screen.findByRole('table');
}

const tabNamed = (name: keyof typeof dashboardTexts.tabs) => new RegExp(`^${dashboardTexts.tabs[name]}`);
const chooseTab = (name: keyof typeof dashboardTexts.tabs) => user.click(screen.getByRole('tab', { name: tabNamed(name) }));

const row = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });
const loginShown = () => screen.findByRole('heading', { level: 1, name: staffTitles.login });

async function logIn() {
  enter(await screen.findByLabelText(loginTexts.fields.username), 'admin');
  enter(screen.getByLabelText(loginTexts.fields.password), 'local-admin-password');
  await solveCaptcha();
  await click(loginTexts.submit);
}

async function logOut() {
  await user.click(await screen.findByRole('button', { name: dashboardTexts.rail.person(account.name) }));
  await click(dashboardTexts.logout);
}

describe('session', () => {
  it('shows a change that failed on the tab that is open by then, until somebody logs out', async () => {
    const send = server.hold(endpoints.updateApplicationStatus);
    await open('applications');
    await click(applicationsTexts.actNamed(applicationsTexts.markReviewed, asha.applicant_name));
    await chooseTab('jobs');
    await waitFor(() => expect(row(rfid.title)).toBeInTheDocument());
    send(refusal(500, texts.internal));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${staffTexts.updateStatusFailed}${asha.applicant_name}: ${texts.internal}`);
    server.on(endpoints.updateApplicationStatus, unreachable);
    await click(dashboardTexts.retry);
    await waitFor(() => expect(server.to(endpoints.updateApplicationStatus)).toHaveLength(2));
    await screen.findByRole('alert');
    await logOut();
    await loginShown();
    act(() => openSession(session));
    await screen.findByText(overviewTexts.nothingDue);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stores the token as adminToken, opens the page that was asked for, and forgets its filters at logout', async () => {
    server.on(endpoints.login, () => json(200, session));
    visit(`${adminPaths.dashboard}?tab=applications`);
    await logIn();
    expect(await screen.findByRole('tab', { name: tabNamed('applications'), selected: true })).toBeInTheDocument();
    expect(localStorage.getItem('adminToken')).toBe(session.token);
    await screen.findByRole('table');
    expect(server.to(endpoints.listApplications)[0]?.headers.get('Authorization')).toBe('Bearer id-token');
    await click(applicationsTexts.filter);
    await user.click(await screen.findByRole('checkbox', { name: /^Rejected/ }));
    await chooseTab('messages');
    await chooseTab('applications');
    await logOut();
    await logIn();
    await screen.findByRole('tab', { name: tabNamed('overview'), selected: true });
    await chooseTab('applications');
    expect(await screen.findByText(applicationsTexts.chips.status(['Pending']))).toBeVisible();
    expect(Object.fromEntries(server.to(endpoints.listApplications).at(-1)?.query ?? [])).toEqual({ status: 'Pending', order: 'oldest' });
  });
});

it('shows the current numbers of active jobs, pending applications, open messages and what is unread or asked in its tabs', async () => {
  server.on(endpoints.readJobCounts, () => json(200, {}));
  const counts = { applications: { Pending: 2 }, openMessages: 1, unread: 2, unreadMessages: 1 };
  server.on(endpoints.readCounts, () => json(200, someCounts(counts)));
  const note = { id: 'n1', by: 'priya', at: '2026-11-20T09:00:00.000Z', text: '@kim worth an hour?' };
  const question = { application: 'ben', applicant_name: 'Ben Cho', job_id: 'windchill', job_title: 'Windchill Developer', note };
  server.on(endpoints.listQuestions, () => json(200, [question]));
  await open('jobs');
  const named = (name: keyof typeof dashboardTexts.tabCounts, count: number) =>
    screen.findByRole('tab', { name: `${dashboardTexts.tabs[name]} ${count} ${dashboardTexts.tabCounts[name]}` });
  await named('overview', 4);
  await named('jobs', 1);
  await named('applications', 2);
  await named('messages', 1);

  server.on(endpoints.updateJob, (call) => json(200, { ...windchill, ...sent(call) }));
  await click(jobsTexts.closeNamed(windchill.title));
  await named('jobs', 0);

  await chooseTab('applications');
  await waitFor(() => expect(row(asha.applicant_name)).toBeInTheDocument());
  server.on(endpoints.updateApplicationStatus, () => json(200, { ...asha, status: 'Reviewed' }));
  server.on(endpoints.readCounts, () => json(200, someCounts({ applications: { Pending: 1 } })));
  await click(applicationsTexts.actNamed(applicationsTexts.markReviewed, asha.applicant_name));
  await named('applications', 1);
});

const control = (label: string) => screen.getByLabelText(label);
const lastQuery = () => Object.fromEntries(server.to(endpoints.listApplications).at(-1)?.query ?? []);

it('reads its numbers again while somebody uses it, so that an unattended session can end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open('applications');
  const readingsWithin = async (ms: number) => {
    const before = server.to(endpoints.readCounts).length;
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return server.to(endpoints.readCounts).length - before;
  };
  expect(await readingsWithin(limits.refreshMs)).toBe(1);
  await readingsWithin(10 * 60_000);
  expect(await readingsWithin(60 * 60_000)).toBe(0);
  fireEvent.mouseMove(document.body);
  expect(await readingsWithin(2 * limits.refreshMs)).toBeGreaterThan(1);
  vi.useRealTimers();
});

it('the tabs keep their filters when another tab or a link opens one, which takes the filter of the link', async () => {
  await open('jobs');
  await user.selectOptions(control(jobsTexts.status), 'Active');
  await user.click(await screen.findByRole('link', { name: jobsTexts.countOf(2, jobsTexts.columns.total, windchill.title) }));
  await screen.findByRole('heading', { name: /matching/ });
  expect(lastQuery()).toEqual({ job_id: windchill.id });
  await user.type(control(applicationsTexts.search), 'asha{Enter}');
  await chooseTab('messages');
  await screen.findByText(messagesTexts.noMatch);
  await chooseTab('jobs');
  expect(control(jobsTexts.status)).toHaveValue('Active');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await chooseTab('applications');
  await screen.findByRole('table');
  expect(screen.getByText(applicationsTexts.chips.job(windchill.title))).toBeVisible();
  expect(control(applicationsTexts.search)).toHaveValue('asha');
  expect(lastQuery()).toEqual({ job_id: windchill.id, q: 'asha' });
});

describe('a role', () => {
  const isManager = () => json(200, { ...account, role: 'manager' });
  const tabNames = () => screen.getAllByRole('tab').map(({ title }) => title);

  it('of a manager leaves the jobs, the applications and their numbers, and makes no call that is refused', async () => {
    server.on(endpoints.readAccount, isManager);
    openSession(managerSession);
    visit(`${adminPaths.dashboard}?tab=messages&dialog=failed`);
    await screen.findByText(overviewTexts.nothingDue);
    const { tabs } = dashboardTexts;
    expect(tabNames()).toEqual([tabs.overview, tabs.jobs, tabs.applications]);
    const { late, today, week, arrived } = overviewTexts.numbers;
    const numbers = [late(0), today(0), week(0), arrived()];
    expect(textsOf(screen.getByRole('tabpanel'), 'listitem')).toEqual(numbers.map((text) => `0 ${text}`));
    expect(screen.queryByRole('link', { name: staffTitles.figures })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.refusedTo('manager')).toEqual([]);
  });

  it('of a manager without jobs says so in each tab', async () => {
    server.on(endpoints.listJobs, () => json(200, []));
    server.on(endpoints.listApplications, () => json(200, []));
    server.on(endpoints.readAccount, isManager);
    openSession(managerSession);
    visit(adminPaths.dashboard);
    for (const tab of ['overview', 'jobs', 'applications'] as const) {
      await chooseTab(tab);
      expect(await screen.findByText(dashboardTexts.noJobs)).toBeVisible();
    }
  });

  it('that changes is known after the first refusal, which the page says once', async () => {
    server.on(endpoints.updateApplicationStatus, () => refusal(403, responseTexts.roleForbidden));
    await open('applications');
    server.on(endpoints.readAccount, isManager);
    await click(applicationsTexts.actNamed(applicationsTexts.markReviewed, asha.applicant_name));
    const { updateStatusFailed, roleForbidden } = responseTexts;
    expect(await screen.findByRole('alert')).toHaveTextContent(`${updateStatusFailed}${asha.applicant_name}: ${roleForbidden}`);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(within(row(asha.applicant_name) as HTMLElement).getByText(asha.status)).toBeVisible();
    expect(tabNames()).not.toContain(dashboardTexts.tabs.messages);
  });
});
