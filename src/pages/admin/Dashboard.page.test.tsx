import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { answerTexts } from '#contract/answer-texts.ts';
import { texts } from '#contract/texts.ts';
import { fakeCaptcha } from '../../../tests/component/captcha.ts';
import { enter } from '../../../tests/component/enter.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { aJob } from '../../../tests/example-job.ts';
import { delayed, fakeServer, json, refusal, sent, unreachable } from '../../../tests/component/server.ts';
import { render } from '../../../tests/render.tsx';
import { conflictTexts } from '../../content/staff/conflict.ts';
import { staffTitles } from '../../content/staff/titles.ts';
import { dashboardTexts, applicationsTexts } from '../../content/staff/dashboard.ts';
import { jobsTexts } from '../../content/staff/jobs.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import { loginTexts } from '../../content/form-texts.ts';
import { jobFormTexts } from '../../content/staff/job-form.ts';
import { readDraft } from '../../forms/job/job-draft.ts';
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
      openMessages: 1,
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

describe('jobs', () => {
  const field = (name: keyof typeof jobFormTexts.fields) => screen.getByLabelText(new RegExp(`^${jobFormTexts.fields[name]}`));

  it('lists all jobs with their status', async () => {
    await openJobs();
    expect(row(windchill.title)).toHaveTextContent('Active');
    expect(row(rfid.title)).toHaveTextContent('Inactive');
    expect(screen.getByRole('heading', { name: '2 postings' })).toBeInTheDocument();
  });

  it('says that loading failed, and tries again on request', async () => {
    server.on(endpoints.listJobs, () => refusal(500, texts.internal));
    openSession(session);
    visit(`${paths.adminDashboard}?tab=jobs`);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.fetchJobsFailed);
    server.on(endpoints.listJobs, () => json(200, [windchill]));
    await user.click(button(dashboardTexts.retry));
    expect(await screen.findByRole('row', { name: /Windchill/ })).toBeInTheDocument();
  });

  it('retries a creation under the same key, and shows the job once', async () => {
    await openJobs();
    const keys = () => server.to(endpoints.createJob).map(({ headers }) => headers.get(idempotencyHeader));
    const createJob = async () => {
      await user.click(button(jobsTexts.create));
      await screen.findByRole('dialog');
      enter(field('title'), 'Tester');
      enter(field('location'), 'Pune');
      enter(field('description'), 'Testing');
      enter(field('requirements'), 'Patience');
      await user.selectOptions(field('job_type'), 'Part-time');
      await user.click(button(jobFormTexts.create));
    };
    const created = () => screen.getAllByRole('row', { name: /Tester/ });
    server.on(endpoints.createJob, () => refusal(503, answerTexts.unavailable));
    await createJob();
    expect(await screen.findByText(texts.saveJobFailed)).toBeInTheDocument();
    server.on(endpoints.createJob, (call) => json(201, { ...windchill, ...sent(call), id: 'new' }));
    await user.click(button(jobFormTexts.create));
    await waitFor(() => expect(created()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await createJob();
    await waitFor(() => expect(keys()).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second, third] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(created()).toHaveLength(1);
  });

  it('creates a job, which is Active by default', async () => {
    await openJobs();
    server.on(endpoints.createJob, (call) => json(201, { ...windchill, ...sent(call), id: 'new' }));
    await user.click(button(jobsTexts.create));
    await screen.findByRole('dialog');
    await user.click(button(jobFormTexts.create));
    expect(screen.getByText(texts.requiredFields)).toBeInTheDocument();
    expect(field('title')).toHaveFocus();
    expect(field('job_type')).toBeInvalid();
    expect(field('experience_level')).not.toBeInvalid();

    enter(field('title'), 'Tester');
    enter(field('location'), 'Pune');
    await user.selectOptions(field('job_type'), 'Part-time');
    enter(field('description'), 'One\ntwo');
    enter(field('requirements'), 'Patience');
    await user.click(button(jobFormTexts.create));
    await waitFor(() => expect(row('Tester')).toBeInTheDocument());
    expect(sent(server.to(endpoints.createJob)[0])).toMatchObject({
      title: 'Tester',
      location: 'Pune',
      job_type: 'Part-time',
      description: 'One\ntwo',
      requirements: 'Patience',
      experience_level: '',
      salary_range: '',
      status: 'Active',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button(jobsTexts.create)).toHaveFocus());
  });

  it('keeps the entered text when saving fails', async () => {
    await openJobs();
    server.on(endpoints.updateJob, unreachable);
    await user.click(button(jobsTexts.editNamed(windchill.title)));
    await screen.findByRole('dialog');
    enter(field('location'), 'Bengaluru and Pune');
    await user.click(button(jobFormTexts.save));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.saveJobFailed);
    expect(field('location')).toHaveValue('Bengaluru and Pune');

    server.on(endpoints.updateJob, (call) => json(200, { ...windchill, ...sent(call) }));
    await user.click(button(jobFormTexts.save));
    await waitFor(() => expect(row('Bengaluru and Pune')).toBeInTheDocument());
  });

  it('locks the form and the dialog while a job is being saved', async () => {
    await openJobs();
    const { answer, send } = delayed();
    server.on(endpoints.updateJob, () => answer);
    await user.click(button(jobsTexts.editNamed(windchill.title)));
    await screen.findByRole('dialog');
    enter(field('location'), 'Bengaluru and Pune');
    await user.click(button(jobFormTexts.save));
    expect(field('location')).toHaveAttribute('readonly');
    expect(field('job_type')).toBeDisabled();
    expect(button(jobFormTexts.cancel)).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    send(json(200, { ...windchill, location: 'Bengaluru and Pune' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row('Bengaluru and Pune')).toBeInTheDocument();
  });

  describe('an edit of a job that somebody else has changed', () => {
    const theirs = { ...windchill, location: 'Theirs', updated_at: '2026-11-09T09:00:00.000Z' };

    beforeEach(async () => {
      await openJobs();
      server.on(endpoints.listJobs, () => json(200, [theirs]));
      server.on(endpoints.updateJob, (call) => {
        const edit = sent(call);
        return edit.updated_at === theirs.updated_at
          ? json(200, { ...theirs, ...edit, updated_at: '2026-11-09T10:00:00.000Z' })
          : refusal(409, answerTexts.staleJob);
      });
      await user.click(button(jobsTexts.editNamed(windchill.title)));
      await screen.findByRole('dialog');
      enter(field('location'), 'Mine');
      await user.click(button(jobFormTexts.save));
      await screen.findByText(answerTexts.staleJob);
    });

    it('is refused, and nothing is overwritten', () => {
      expect(field('location')).toHaveValue('Mine');
      expect(server.to(endpoints.updateJob)).toHaveLength(1);
    });

    it('can be saved over theirs', async () => {
      await user.click(button(conflictTexts.keepMine));
      await waitFor(() => expect(row('Mine')).toBeInTheDocument());
    });

    it('is not saved over theirs while a required field is blank', async () => {
      enter(field('title'), '');
      await user.click(button(conflictTexts.keepMine));
      expect(field('title')).toHaveFocus();
      expect(field('title')).toBeInvalid();
      expect(screen.getByText(texts.requiredFields)).toBeInTheDocument();
      expect(server.to(endpoints.updateJob)).toHaveLength(1);
      enter(field('title'), 'Mine too');
      await user.click(button(conflictTexts.keepMine));
      await waitFor(() => expect(row('Mine too')).toBeInTheDocument());
    });

    it('can be discarded for theirs', async () => {
      await user.click(button(conflictTexts.takeTheirs));
      await waitFor(() => expect(field('location')).toHaveValue('Theirs'));
      expect(screen.queryByText(answerTexts.staleJob)).toBeNull();
      expect(readDraft()).toBeUndefined();
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: jobFormTexts.cancel }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  it('asks before it discards unsaved changes', async () => {
    await openJobs();
    await user.click(button(jobsTexts.editNamed(windchill.title)));
    await screen.findByRole('dialog');
    enter(field('title'), 'Windchill Developer!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: dashboardTexts.discard.cancel }));
    expect(field('title')).toHaveValue('Windchill Developer!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: dashboardTexts.discard.confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.to(endpoints.updateJob)).toEqual([]);
  });

  it('asks before it deletes, then removes the row at once', async () => {
    await openJobs();
    const { answer, send } = delayed();
    server.on(endpoints.deleteJob, () => answer);
    await user.click(button(jobsTexts.moreNamed(windchill.title)));
    await user.click(button(jobsTexts.deleteNamed(windchill.title)));
    expect(await screen.findByText('Are you sure you want to delete this job?')).toBeInTheDocument();
    await user.click(button(dashboardTexts.cancel));
    expect(server.to(endpoints.deleteJob)).toEqual([]);

    await user.click(button(jobsTexts.moreNamed(windchill.title)));
    await user.click(button(jobsTexts.deleteNamed(windchill.title)));
    await confirm();
    expect(row(windchill.title)).toBeNull();
    send(new Response(null, { status: 204 }));
    expect(await screen.findByText(jobsTexts.deleted(windchill.title))).toBeInTheDocument();
  });

  it('puts a job back that could not be deleted, and tries again on request', async () => {
    await openJobs();
    server.on(endpoints.deleteJob, unreachable);
    await user.click(button(jobsTexts.moreNamed(windchill.title)));
    await user.click(button(jobsTexts.deleteNamed(windchill.title)));
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.deleteJobFailed);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(windchill.title);
    server.on(endpoints.deleteJob, () => new Response(null, { status: 204 }));
    await user.click(button(dashboardTexts.retry));
    await waitFor(() => expect(row(windchill.title)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('applications', () => {
  const statusOf = (name: string) => screen.getByLabelText(applicationsTexts.statusOf(name));

  it('lists all applications with status and resume', async () => {
    await openApplications();
    expect(statusOf(asha.applicant_name)).toHaveValue('Pending');
    const resume = screen.getByRole('link', { name: applicationsTexts.viewResumeNamed(asha.applicant_name) });
    expect(resume).toHaveAttribute('href', '/uploads/resumes/1.pdf');
    expect(resume).toHaveAttribute('target', '_blank');
    expect(row(ben.applicant_name)).toHaveTextContent(applicationsTexts.noResume);
  });

  it('says that loading failed, and tries again on request', async () => {
    server.on(endpoints.listApplications, unreachable);
    openSession(session);
    visit(`${paths.adminDashboard}?tab=applications`);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.fetchApplicationsFailed);
    server.on(endpoints.listApplications, () => json(200, [asha]));
    await user.click(button(dashboardTexts.retry));
    expect(await screen.findByRole('row', { name: /Asha/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loads page after page, as the Link header says', async () => {
    const next = `${endpoints.listApplications.path}?limit=1&cursor=abc`;
    server.on(endpoints.listApplications, ({ query }) =>
      query.get('cursor') === 'abc' ? json(200, [ben]) : json(200, [asha], { Link: `<${next}>; rel="next"` }),
    );
    await openApplications();
    const requestCount = server.to(endpoints.listApplications).length;
    expect(row(ben.applicant_name)).toBeNull();
    await user.click(button(dashboardTexts.loadMore));
    await waitFor(() => expect(row(ben.applicant_name)).toBeInTheDocument());
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: dashboardTexts.loadMore })).toBeNull();
    expect(server.to(endpoints.listApplications)).toHaveLength(requestCount + 1);
  });

  it('keeps the list when the next page fails to load', async () => {
    server.on(endpoints.listApplications, ({ query }) =>
      query.has('cursor') ? unreachable() : json(200, [asha], { Link: '</a?cursor=abc>; rel="next"' }),
    );
    await openApplications();
    await user.click(button(dashboardTexts.loadMore));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.fetchApplicationsFailed);
    expect(row(asha.applicant_name)).toBeInTheDocument();
    expect(button(dashboardTexts.loadMore)).toBeInTheDocument();
  });

  it('loads the next page when the button is pressed as soon as the list appears', async () => {
    server.on(endpoints.listApplications, ({ query }) =>
      query.has('cursor') ? json(200, [ben]) : json(200, [asha], { Link: '</a?cursor=abc>; rel="next"' }),
    );
    // Runs before the effects of the list.
    const observer = new MutationObserver(() => {
      const more = screen.queryByRole('button', { name: dashboardTexts.loadMore });
      if (!more) return;
      observer.disconnect();
      more.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await openApplications();
    await waitFor(() => expect(row(ben.applicant_name)).toBeInTheDocument());
  });

  it('marks an application as Reviewed at once, and reverts that when the server refuses', async () => {
    await openApplications();
    const { answer, send } = delayed();
    server.on(endpoints.updateApplicationStatus, () => answer);
    await user.click(button(applicationsTexts.markReviewedNamed(asha.applicant_name)));
    expect(statusOf(asha.applicant_name)).toHaveValue('Reviewed');
    send(refusal(500, texts.internal));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.updateStatusFailed);
    expect(statusOf(asha.applicant_name)).toHaveValue('Pending');

    server.on(endpoints.updateApplicationStatus, () => json(200, { ...asha, status: 'Reviewed' }));
    await user.click(button(dashboardTexts.retry));
    await waitFor(() => expect(statusOf(asha.applicant_name)).toHaveValue('Reviewed'));
    expect(sent(server.to(endpoints.updateApplicationStatus)[1])).toMatchObject({ status: 'Reviewed', updated_at: asha.updated_at });
  });

  it('changes a status, and offers Mark as Reviewed for pending applications only', async () => {
    await openApplications();
    server.on(endpoints.updateApplicationStatus, (call) => json(200, { ...asha, ...sent(call), updated_at: '2026-11-05T12:00:00.000Z' }));
    const markReviewed = () => screen.queryByRole('button', { name: applicationsTexts.markReviewedNamed(asha.applicant_name) });
    await user.click(statusOf(asha.applicant_name));
    await user.selectOptions(statusOf(asha.applicant_name), 'Reviewed');
    await screen.findAllByText(applicationsTexts.statusChanged(asha.applicant_name, 'Reviewed'));
    expect(markReviewed()).toBeNull();
    await user.selectOptions(statusOf(asha.applicant_name), 'Pending');
    await screen.findAllByText(applicationsTexts.statusChanged(asha.applicant_name, 'Pending'));
    expect(markReviewed()).toBeVisible();
    expect(server.to(endpoints.updateApplicationStatus).map(sent)).toEqual([
      { status: 'Reviewed', updated_at: asha.updated_at },
      { status: 'Pending', updated_at: '2026-11-05T12:00:00.000Z' },
    ]);
  });

  it('shows an unknown status and a missing date', async () => {
    server.on(endpoints.listApplications, () => json(200, [{ ...asha, status: 'Hired', created_at: undefined }, ben]));
    await openApplications();
    expect(statusOf(asha.applicant_name)).toHaveValue('Hired');
    expect(row(asha.applicant_name)).toHaveTextContent('–');
    expect(statusOf(ben.applicant_name)).toHaveValue('Pending');
  });

  it('asks before it deletes, then removes the row and updates the count', async () => {
    await openApplications();
    server.on(endpoints.deleteApplication, () => new Response(null, { status: 204 }));
    await user.click(button(applicationsTexts.moreNamed(asha.applicant_name)));
    await user.click(button(applicationsTexts.deleteNamed(asha.applicant_name)));
    expect(await screen.findByText('Are you sure you want to delete this application?')).toBeInTheDocument();
    await confirm();
    await waitFor(() => expect(row(asha.applicant_name)).toBeNull());
    expect(row(ben.applicant_name)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1 application' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Ben/ })).toHaveFocus();
  });

  it('puts an application back that could not be deleted', async () => {
    await openApplications();
    server.on(endpoints.deleteApplication, () => refusal(500, texts.internal));
    await user.click(button(applicationsTexts.moreNamed(asha.applicant_name)));
    await user.click(button(applicationsTexts.deleteNamed(asha.applicant_name)));
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.deleteApplicationFailed);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(asha.applicant_name);
  });

  it('treats an application that is already deleted as deleted', async () => {
    await openApplications();
    server.on(endpoints.deleteApplication, () => refusal(404, answerTexts.applicationNotFound));
    await user.click(button(applicationsTexts.moreNamed(asha.applicant_name)));
    await user.click(button(applicationsTexts.deleteNamed(asha.applicant_name)));
    await confirm();
    await waitFor(() => expect(row(asha.applicant_name)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
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
      json(200, { applications: {}, openMessages: 0, failedMails: { staff: 2, visitors: 1 }, jobs: {} }),
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
