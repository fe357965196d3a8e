import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { answerTexts } from '#contract/answer-texts.ts';
import { texts } from '#contract/texts.ts';
import { fakeCaptcha } from '../../../tests/component/captcha.ts';
import { enter } from '../../../tests/component/enter.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { aJob } from '../../../tests/example-job.ts';
import { delayed, fakeServer, json, refusal, sent, unreachable } from '../../../tests/component/server.ts';
import { render } from '../../../tests/render.tsx';
import { staffTitles } from '../../content/staff/titles.ts';
import { dashboardTexts, applicationsTexts } from '../../content/staff/dashboard.ts';
import { jobsTexts } from '../../content/staff/jobs.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import { loginTexts } from '../../content/form-texts.ts';
import { paths } from '../../paths.ts';
import { Component as AdminLayout } from './AdminLayout.tsx';
import { Component as DashboardPage } from './Dashboard.page.tsx';
import { Component as LoginPage } from './Login.page.tsx';
import { endSession, openSession, readToken } from '../../admin/session/session.ts';
import { queryClient } from '../../admin/shared/query-client.ts';

const firebase = vi.hoisted(() => ({
  renewToken: vi.fn<() => Promise<string | undefined>>(),
  signOut: vi.fn<() => Promise<void>>(),
}));

vi.mock('../../admin/session/SessionKeeper.tsx', () => ({ default: () => null }));
vi.mock('../../admin/session/firebase-session.ts', () => ({
  renewToken: firebase.renewToken,
  signOut: firebase.signOut,
}));

const session = { token: 'id-token', customToken: 'custom', expiresAt: '2026-11-20T21:00:00.000Z' };
const windchill = aJob();
const rfid = aJob({ id: 'rfid', title: 'RFID Engineer', status: 'Inactive' });
const asha = anApplication();
const ben = anApplication({
  id: 'ben',
  applicant_name: 'Ben Cho',
  applicant_email: 'ben@example.com',
  resume_path: null,
  resume: null,
  cover_letter: '',
  phone: '',
});

let server: ReturnType<typeof fakeServer>;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  queryClient.clear();
  endSession();
  firebase.renewToken.mockReset().mockResolvedValue(undefined);
  firebase.signOut.mockReset().mockResolvedValue();
  user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  server = fakeServer();
  server.on(endpoints.listJobs, () => json(200, [windchill, rfid]));
  server.on(endpoints.listApplications, () => json(200, [asha, ben]));
  server.on(endpoints.readCounts, () =>
    json(200, {
      applications: { Pending: 2 },
      open: { contactMessages: 1 },
      failedMails: { staff: 0, visitors: 0 },
      jobs: { windchill: { total: 2, pending: 2, in_progress: 0, rejected: 0 } },
    }),
  );
});

function visit(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={paths.home} element={<h1>Home</h1>} />
        <Route path={paths.admin} element={<AdminLayout />}>
          <Route path={paths.adminLogin} element={<LoginPage />} />
          <Route path={paths.adminDashboard} element={<DashboardPage />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

async function openJobs() {
  openSession(session);
  visit(`${paths.adminDashboard}?tab=jobs`);
  await screen.findByRole('table');
}

async function openApplications() {
  openSession(session);
  visit(`${paths.adminDashboard}?tab=applications`);
  await screen.findByRole('table');
}

const tabNamed = (name: keyof typeof dashboardTexts.tabs) => new RegExp(`^${dashboardTexts.tabs[name]}`);
const chooseTab = (name: keyof typeof dashboardTexts.tabs) => user.click(screen.getByRole('tab', { name: tabNamed(name) }));

const row = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });
const button = (name: string) => screen.getByRole('button', { name });
const confirm = async () => user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: dashboardTexts.delete }));

describe('session', () => {
  it('shows the login when there is no token, and makes no call', () => {
    fakeCaptcha();
    visit(paths.adminDashboard);
    expect(screen.getByRole('heading', { level: 1, name: staffTitles.login })).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  it('stores the token as adminToken, and opens the page that the visitor asked for', async () => {
    fakeCaptcha();
    server.on(endpoints.login, () => json(200, session));
    visit(`${paths.adminDashboard}?tab=applications`);
    enter(screen.getByLabelText(loginTexts.fields.username), 'admin');
    enter(screen.getByLabelText(loginTexts.fields.password), 'local-admin-password');
    await user.click(await screen.findByText("I'm not a robot"));
    await user.click(button(loginTexts.submit));
    expect(await screen.findByRole('tab', { name: tabNamed('applications'), selected: true })).toBeInTheDocument();
    expect(localStorage.getItem('adminToken')).toBe(session.token);
    await screen.findByRole('table');
    expect(server.to(endpoints.listApplications)[0]?.headers.get('Authorization')).toBe('Bearer id-token');
  });

  it('ends with a notice when the server refuses the token', async () => {
    fakeCaptcha();
    server.on(endpoints.listApplications, () => refusal(401, answerTexts.unauthorised));
    openSession(session);
    visit(paths.adminDashboard);
    expect(await screen.findByText(texts.sessionEnded)).toBeInTheDocument();
    expect(readToken()).toBeNull();
  });

  it('renews an expired token and repeats the call', async () => {
    firebase.renewToken.mockResolvedValue('renewed');
    server.on(endpoints.listJobs, ({ headers }) =>
      headers.get('Authorization') === 'Bearer renewed' ? json(200, [windchill]) : refusal(401, answerTexts.unauthorised),
    );
    await openJobs();
    expect(row(windchill.title)).toBeInTheDocument();
  });

  it.each([
    ['the server agrees', () => new Response(null, { status: 204 })],
    ['the server can’t be reached', unreachable],
  ])('logs out when %s', async (_, answer) => {
    fakeCaptcha();
    server.on(endpoints.logout, answer);
    await openJobs();
    await user.click(button(dashboardTexts.logout));
    expect(await screen.findByRole('heading', { name: staffTitles.login })).toBeInTheDocument();
    expect(screen.queryByText(texts.sessionEnded)).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(server.to(endpoints.logout)[0]?.headers.get('Authorization')).toBe('Bearer id-token');
  });

  it('renews an expired token before it logs out, and then signs out of Firebase', async () => {
    fakeCaptcha();
    const order: string[] = [];
    firebase.signOut.mockImplementation(() => Promise.resolve(void order.push('signed out')));
    firebase.renewToken.mockResolvedValue('renewed');
    server.on(endpoints.logout, ({ headers }) => {
      const bearer = headers.get('Authorization') ?? '';
      order.push(bearer);
      return bearer === 'Bearer renewed' ? new Response(null, { status: 204 }) : refusal(401, answerTexts.unauthorised);
    });
    await openJobs();
    await user.click(button(dashboardTexts.logout));
    expect(await screen.findByRole('heading', { name: staffTitles.login })).toBeInTheDocument();
    expect(order).toEqual(['Bearer id-token', 'Bearer renewed', 'signed out']);
    expect(screen.queryByText(texts.sessionEnded)).toBeNull();
  });

  it('logs out even if the Firebase SDK never answers', async () => {
    fakeCaptcha();
    server.on(endpoints.logout, () => new Response(null, { status: 204 }));
    firebase.signOut.mockReturnValue(new Promise(() => undefined));
    await openJobs();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(button(dashboardTexts.logout));
    await waitFor(() => expect(firebase.signOut).toHaveBeenCalled());
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('heading', { name: staffTitles.login })).toBeInTheDocument();
    expect(readToken()).toBeNull();
  });

  it('shows a change that failed on the tab that is open by then, until somebody logs out', async () => {
    fakeCaptcha();
    const { answer, send } = delayed();
    server.on(endpoints.updateApplicationStatus, () => answer);
    server.on(endpoints.logout, () => new Response(null, { status: 204 }));
    await openApplications();
    await user.click(button(applicationsTexts.markReviewedNamed(asha.applicant_name)));
    await chooseTab('jobs');
    await waitFor(() => expect(row(rfid.title)).toBeInTheDocument());
    send(refusal(500, texts.internal));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${texts.updateStatusFailed}${asha.applicant_name}: ${texts.internal}`);
    server.on(endpoints.updateApplicationStatus, unreachable);
    await user.click(button(dashboardTexts.retry));
    await waitFor(() => expect(server.to(endpoints.updateApplicationStatus)).toHaveLength(2));
    await screen.findByRole('alert');
    await user.click(button(dashboardTexts.logout));
    await screen.findByRole('heading', { name: staffTitles.login });
    act(() => openSession(session));
    await waitFor(() => expect(row(asha.applicant_name)).toBeInTheDocument());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows after the login that a change was not made which waited for another one when the session ended', async () => {
    fakeCaptcha();
    const { answer, send } = delayed();
    server.on(endpoints.updateApplicationStatus, () => answer.then((response) => response.clone()));
    await openApplications();
    await user.click(button(applicationsTexts.markReviewedNamed(asha.applicant_name)));
    await user.click(await screen.findByRole('button', { name: dashboardTexts.undo }));
    act(() => endSession(texts.sessionEnded));
    await screen.findByRole('heading', { name: staffTitles.login });
    send(refusal(401, answerTexts.unauthorised));
    await waitFor(() => expect(server.to(endpoints.updateApplicationStatus)).toHaveLength(2));
    act(() => openSession(session));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${texts.updateStatusFailed}${asha.applicant_name}`);
    server.on(endpoints.updateApplicationStatus, () => json(200, asha));
    await user.click(button(dashboardTexts.retry));
    await waitFor(() =>
      expect(server.to(endpoints.updateApplicationStatus).map((call) => sent(call)['status'])).toEqual(['Reviewed', 'Pending', 'Pending']),
    );
  });

  it('ends in this tab when another one logs out', async () => {
    fakeCaptcha();
    await openJobs();
    localStorage.removeItem('adminToken');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
    expect(screen.getByRole('heading', { name: staffTitles.login })).toBeInTheDocument();
  });

  it('forgets the filters at logout', async () => {
    fakeCaptcha();
    server.on(endpoints.logout, () => new Response(null, { status: 204 }));
    server.on(endpoints.login, () => json(200, session));
    server.on(endpoints.listMessages, () => json(200, []));
    await openApplications();
    await user.selectOptions(screen.getByLabelText(applicationsTexts.status), 'Rejected');
    await chooseTab('messages');
    await chooseTab('applications');
    await user.click(button(dashboardTexts.logout));
    enter(await screen.findByLabelText(loginTexts.fields.username), 'somebody-else');
    enter(screen.getByLabelText(loginTexts.fields.password), 'their-password');
    await user.click(await screen.findByText("I'm not a robot"));
    await user.click(button(loginTexts.submit));
    await screen.findByRole('tab', { name: tabNamed('applications'), selected: true });
    await waitFor(() => expect(screen.getByLabelText(applicationsTexts.status)).toHaveValue('Pending'));
    expect(Object.fromEntries(server.to(endpoints.listApplications).at(-1)?.query ?? [])).toEqual({ status: 'Pending', order: 'oldest' });
  });

  it('links back to the site', async () => {
    await openJobs();
    await user.click(screen.getByRole('link', { name: 'Back to Main Website' }));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
  });
});

describe('the dashboard', () => {
  it('opens the pending applications, oldest first, if the URL names no tab', async () => {
    openSession(session);
    visit(paths.adminDashboard);
    await screen.findByRole('table');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(dashboardTexts.tabs.applications);
    expect(server.to(endpoints.listApplications).map(({ query }) => query.toString())).toEqual(['status=Pending&order=oldest']);
  });

  it('says that mails could not be delivered', async () => {
    server.on(endpoints.readCounts, () =>
      json(200, { applications: {}, open: { contactMessages: 0 }, failedMails: { staff: 2, visitors: 1 }, jobs: {} }),
    );
    await openApplications();
    expect(await screen.findByText(dashboardTexts.failedMails.staff(2))).toBeVisible();
    expect(screen.getByText(dashboardTexts.failedMails.visitors(1))).toBeVisible();
  });

  it('shows the numbers of active jobs, pending applications and open messages in its tabs', async () => {
    await openJobs();
    const named = (name: keyof typeof dashboardTexts.tabs, count: number) =>
      screen.findByRole('tab', { name: `${dashboardTexts.tabs[name]} ${count} ${dashboardTexts.tabCounts[name]}` });
    await named('jobs', 1);
    await named('applications', 2);
    await named('messages', 1);

    server.on(endpoints.deleteJob, () => new Response(null, { status: 204 }));
    await user.click(button(jobsTexts.moreNamed(windchill.title)));
    await user.click(button(jobsTexts.deleteNamed(windchill.title)));
    await confirm();
    await named('jobs', 0);
  });
});

describe('the tabs', () => {
  const control = (label: string) => screen.getByLabelText(label);
  const lastQuery = () => Object.fromEntries(server.to(endpoints.listApplications).at(-1)?.query ?? []);

  beforeEach(() => server.on(endpoints.listMessages, () => json(200, [])));

  it('keep their own filters while another tab is open', async () => {
    await openApplications();
    await user.selectOptions(control(applicationsTexts.status), 'Pending');
    await user.selectOptions(control(applicationsTexts.job), windchill.id);
    await user.type(control(applicationsTexts.search), 'asha{Enter}');
    await chooseTab('messages');
    await screen.findByText(messagesTexts.noMatch);
    await chooseTab('jobs');
    await screen.findByRole('table');
    expect(control(jobsTexts.status)).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await user.selectOptions(control(jobsTexts.status), 'Inactive');

    await chooseTab('applications');
    await screen.findByRole('table');
    expect(control(applicationsTexts.status)).toHaveValue('Pending');
    expect(control(applicationsTexts.job)).toHaveValue(windchill.id);
    expect(control(applicationsTexts.search)).toHaveValue('asha');
    expect(lastQuery()).toEqual({ status: 'Pending', job_id: windchill.id, q: 'asha' });

    await chooseTab('jobs');
    expect(control(jobsTexts.status)).toHaveValue('Inactive');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('keep their filters when a link leads to another tab, which takes the filter of the link', async () => {
    await openJobs();
    await user.selectOptions(control(jobsTexts.status), 'Active');
    await user.click(await screen.findByRole('link', { name: jobsTexts.applicationsOf(2, windchill.title) }));
    await screen.findByRole('heading', { name: /matching/ });
    expect(lastQuery()).toEqual({ job_id: windchill.id });
    await chooseTab('jobs');
    expect(control(jobsTexts.status)).toHaveValue('Active');
    await chooseTab('applications');
    await screen.findByRole('heading', { name: /matching/ });
    expect(lastQuery()).toEqual({ job_id: windchill.id });
  });
});
