import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { aColleague, anApplication } from '../../../tests/component/records.ts';
import { aJob } from '../../../tests/example-job.ts';
import { fakeServerOfFile, json, nextPage, noContent, refusal, sent, unreachable } from '../../../tests/component/server.ts';
import { account, managerSession, renderStaff, someCounts } from '../../../tests/component/staff.tsx';
import { button, click, focusWindow, textsOf, user } from '../../../tests/component/user.ts';
import { bulkTexts as bulk } from './bulk-texts.ts';
import { applicationsTexts } from './applications-texts.ts';
import { dashboardTexts, jobChoiceTexts } from '../shell/dashboard-texts.ts';
import { interviewWords } from '../shell/interview-words-texts.ts';
import { workingKeys } from '../shell/use-shortcuts.ts';
import { sameAnswer } from '../answers/same-answer.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { statusAction, tellingTexts } from '../answers/telling-texts.ts';
import { applicationPath, inviteHash, replyHash } from '../../admin-paths.ts';
import { env } from '../../shared/lib/env.ts';
import { formatDays } from '../../shared/lib/format.ts';
import { openSession } from '../session/session.ts';
import { queryClient } from '../shell/query-client.ts';
import { ApplicationsTab } from './ApplicationsTab.tsx';
import { applications } from './resource.ts';

const asha = anApplication();
const ben = anApplication({ id: 'ben', applicant_name: 'Ben Cho', resume: null, resume_path: null });
const chidi = anApplication({ id: 'chidi', applicant_name: 'Chidi Eze' });

const server = fakeServerOfFile();

beforeEach(() => {
  server.on(endpoints.listJobs, () => json(200, [aJob()]));
  server.on(endpoints.listSources, () => json(200, ['linkedin', 'newsletter']));
  server.on(endpoints.readCounts, () => json(200, someCounts({ applications: { Pending: 2 } })));
  server.on(endpoints.listApplications, () => json(200, [asha]));
});

async function open(path = '/?tab=applications') {
  const { router } = renderStaff(<ApplicationsTab />, { path });
  await screen.findByRole('table');
  return router;
}

const link = (name: string) => screen.getByRole('link', { name: (label) => label.startsWith(`${name} `) });
const menuOf = ({ applicant_name }: Application) => screen.getByRole('button', { name: applicationsTexts.moreNamed(applicant_name) });

const markButton = ({ applicant_name }: Application) =>
  screen.getByRole('button', { name: applicationsTexts.actNamed(applicationsTexts.markReviewed, applicant_name) });
const mark = (application: Application) => user.click(markButton(application));
const statusOf = ({ applicant_name }: Application) => screen.getByLabelText(applicationsTexts.statusOf(applicant_name));

async function openFilter() {
  await click(applicationsTexts.filter);
  await screen.findByLabelText(jobChoiceTexts.job);
}

/** Chooses a status, or leaves it. */
async function filterByStatus(status: string) {
  await openFilter();
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${status}`) }));
}

async function askToDelete(application: Application) {
  await user.click(menuOf(application));
  await click(applicationsTexts.deleteNamed(application.applicant_name));
  return within(await screen.findByRole('alertdialog'));
}

async function remove(application: Application) {
  const question = await askToDelete(application);
  await user.click(question.getByRole('button', { name: dashboardTexts.delete }));
}

const row = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });
const loaded = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
const lastQuery = () => Object.fromEntries(server.to(endpoints.listApplications).at(-1)?.query ?? []);

describe('the filter', () => {
  it('offers every source, and shows one that is not listed; it is newest first then, and leaves a search', async () => {
    await open('/?tab=applications&status=Pending&order=oldest&source=xing');
    expect(lastQuery()).toEqual({ status: 'Pending', source: 'xing' });
    expect(screen.queryByRole('button', { name: applicationsTexts.columns.created_at })).toBeNull();
    await openFilter();
    expect(screen.queryByLabelText(applicationsTexts.order)).toBeNull();
    expect(screen.getByLabelText(applicationsTexts.source)).toHaveValue('xing');
    await screen.findByRole('option', { name: 'Newsletter' });
    await user.type(screen.getByLabelText(applicationsTexts.search), 'ash{Enter}');
    await waitFor(() => expect(lastQuery()).toEqual({ status: 'Pending', q: 'ash' }));
    await user.selectOptions(screen.getByLabelText(applicationsTexts.source), 'newsletter');
    await waitFor(() => expect(lastQuery()).toEqual({ status: 'Pending', source: 'newsletter' }));
    await click(applicationsTexts.removeFilter(applicationsTexts.chips.source('newsletter')));
    await waitFor(() => expect(lastQuery()).toEqual({ status: 'Pending', order: 'oldest' }));
  });

  it('takes several statuses, and all else that an address can say', async () => {
    const router = await open('/?tab=applications&source=xing&answer=late&from=2020-11-01&to=2020-11-30');
    await filterByStatus('Reviewed');
    await user.click(screen.getByRole('checkbox', { name: /^Pending/ }));
    await waitFor(() => expect(lastQuery()['status']).toBe('Pending,Reviewed'));
    const chips = [
      'Status: Pending, Reviewed',
      'Source: Xing',
      'First answer late',
      applicationsTexts.chips.arrived(formatDays('2020-11-01', '2020-11-30')),
    ];
    for (const chip of chips) {
      await click(applicationsTexts.removeFilter(chip));
      expect(screen.queryByText(chip)).toBeNull();
      expect(screen.getByRole('button', { name: applicationsTexts.filter })).toHaveFocus();
    }
    expect(lastQuery()).toEqual({});
    await user.selectOptions(screen.getByLabelText(applicationsTexts.view), 'due today');
    await waitFor(() => expect(lastQuery()).toEqual({ view: 'due', due: 'today' }));
    await click(applicationsTexts.removeFilter(applicationsTexts.views['due today']));
    fireEvent.change(screen.getByLabelText(applicationsTexts.from), { target: { value: '2020-11-02' } });
    await waitFor(() => expect(lastQuery()).toEqual({ from: '2020-11-02' }));
    expect(router.state.location.search).toBe('?tab=applications&from=2020-11-02');
    expect(screen.getByText('Received since Nov 2, 2020')).toBeVisible();
    expect(screen.queryByRole('button', { name: dashboardTexts.clearFilter })).toBeNull();
    await user.selectOptions(screen.getByLabelText(jobChoiceTexts.job), 'windchill');
    await waitFor(() => expect(lastQuery()).toEqual({ from: '2020-11-02', job_id: 'windchill' }));
    await click(dashboardTexts.clearFilter);
    await screen.findByRole('heading', { name: applicationsTexts.count(1, false) });
    expect(lastQuery()).toEqual({});
  });

  it('stays during a search, marked where the search leaves it out, and the search says what it hides', async () => {
    server.on(endpoints.countApplications, ({ query }) => json(200, { count: query.has('status') ? 1 : 4 }));
    await open('/?tab=applications&status=Pending&source=xing&job=windchill');
    await user.type(screen.getByLabelText(applicationsTexts.search), 'asha{Enter}');
    await waitFor(() => expect(lastQuery()).toEqual({ q: 'asha', status: 'Pending', job_id: 'windchill' }));
    expect(screen.getByRole('button', { name: /^Source: Xing/ })).toHaveAttribute('title', applicationsTexts.paused);
    expect(await screen.findByText(applicationsTexts.otherStatuses(3))).toBeVisible();
    expect(server.to(endpoints.countApplications).at(-1)?.query.toString()).toBe('q=asha&job_id=windchill');
    server.on(endpoints.listApplications, ({ query }) => json(200, query.get('q') === 'ben' ? [] : [asha]));
    await user.type(screen.getByLabelText(applicationsTexts.search), '{Control>}a{/Control}ben{Enter}');
    expect(await screen.findByText(applicationsTexts.noMatch('filters'))).toHaveTextContent(applicationsTexts.otherStatuses(4));
    await click(applicationsTexts.showOtherStatuses);
    await waitFor(() => expect(lastQuery()).toEqual({ q: 'ben', job_id: 'windchill' }));
    await user.clear(screen.getByLabelText(applicationsTexts.search));
    await waitFor(() => expect(lastQuery()).toEqual({ job_id: 'windchill', source: 'xing' }));
  });

  it.each([
    ['search', '/?tab=applications'],
    ['filters', '/?tab=applications&status=Pending'],
  ] as const)('offers to clear the %s when nothing is found, and then shows all', async (choice, path) => {
    server.on(endpoints.countApplications, () => json(200, { count: 0 }));
    server.on(endpoints.listApplications, ({ query }) => json(200, query.has('q') ? [] : [asha]));
    await open(path);
    const search = screen.getByLabelText(applicationsTexts.search);
    await user.type(search, 'zoe{Enter}');
    expect(await screen.findByText(applicationsTexts.noMatch(choice))).toBeVisible();
    await click(applicationsTexts.clear(choice));
    await screen.findByRole('table');
    expect(lastQuery()).toEqual({});
    expect(search).toHaveValue('');
  });

  it('searches when the typing pauses, also when the jobs fail to load', async () => {
    server.on(endpoints.listJobs, unreachable);
    const router = await open();
    expect(await screen.findByText(staffTexts.fetchJobsFailed)).toBeInTheDocument();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.type(screen.getByLabelText(applicationsTexts.search), 'ash');
    expect(lastQuery()).toEqual({});
    act(() => void vi.advanceTimersByTime(1000));
    await waitFor(() => expect(lastQuery()).toEqual({ q: 'ash' }));
    expect(router.state.location.search).toContain('q=ash');
  });
});

it('focusing the window loads what is new or changed, keeps the focus, changes nothing if that fails, and brings back nothing that is deleted', async () => {
  await open();
  const applicantLink = link(asha.applicant_name);
  applicantLink.focus();
  server.on(endpoints.listApplications, () => json(200, [ben, { ...asha, status: 'Reviewed' }]));
  focusWindow();
  await waitFor(() => expect(row('Ben')).toBeInTheDocument());
  expect(statusOf(asha)).toHaveValue('Reviewed');
  expect(applicantLink).toHaveFocus();
  server.on(endpoints.listApplications, unreachable);
  focusWindow();
  await waitFor(() => expect(server.to(endpoints.listApplications)).toHaveLength(3));
  await loaded();
  expect(row('Asha')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();

  const send = server.hold(endpoints.listApplications);
  server.on(endpoints.deleteApplication, noContent);
  focusWindow();
  await remove(asha);
  await waitFor(() => expect(row('Asha')).toBeNull());
  send(json(200, [asha]));
  await loaded();
  expect(row('Asha')).toBeNull();
});

describe('a failure', () => {
  it('stays while other actions fail or succeed, until it is dismissed or its own action is repeated', async () => {
    // Another application of the same person.
    const second = anApplication({ id: 'second' });
    server.on(endpoints.listApplications, () => json(200, [asha, second, ben]));
    server.on(endpoints.updateApplicationStatus, unreachable);
    await open();
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const button of screen.getAllByRole('button', {
      name: applicationsTexts.actNamed(applicationsTexts.markReviewed, asha.applicant_name),
    }))
      await user.click(button);
    await mark(ben);
    await waitFor(() => expect(alerts()).toHaveLength(3));
    server.on(endpoints.updateApplicationStatus, () => json(200, { ...ben, status: 'Reviewed' }));
    await mark(ben);
    await waitFor(() => expect(alerts()).toEqual(Array(2).fill(expect.stringContaining(asha.applicant_name))));
    server.on(endpoints.updateApplicationStatus, () => json(200, { ...second, status: 'Reviewed' }));
    const [ofSecond] = screen.getAllByRole('alert');
    if (ofSecond) await user.click(within(ofSecond).getByRole('button', { name: dashboardTexts.retry }));
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await click(dashboardTexts.dismiss);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('returns the focus when it is dismissed or retried', async () => {
    server.on(endpoints.updateApplicationStatus, unreachable);
    await open();
    await mark(asha);
    for (const button of [dashboardTexts.retry, dashboardTexts.dismiss]) {
      await screen.findByRole('alert');
      await click(button);
      expect(link(asha.applicant_name)).toHaveFocus();
    }
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the list', () => {
  it('shows an unknown status, a missing date, an interview, until when an answer is promised, and whether there is a resume', async () => {
    const interview = { id: 'interview', state: 'declined', at: null, minutes: 45 } as const;
    const late = { ...ben, due_at: '2020-12-04T12:00:00.000Z', interview };
    server.on(endpoints.listApplications, () =>
      json(200, [{ ...asha, status: 'Unknown status', created_at: undefined, due_at: '2099-12-06T12:00:00.000Z' }, late]),
    );
    await open();
    expect(statusOf(asha)).toHaveValue('Unknown status');
    // With the words for narrow screens.
    expect(markButton(ben)).toHaveTextContent(`${applicationsTexts.markReviewed}Mark reviewed`);
    expect(row('Asha')).toHaveTextContent('–');
    expect(within(row('Asha') ?? document.body).getByText(dashboardTexts.answerBy('Dec 6, 2099')).className).not.toContain('late');
    const resume = screen.getByRole('link', { name: applicationsTexts.viewResumeNamed(asha.applicant_name) });
    expect(resume).toHaveAttribute('href', '/uploads/resumes/1.pdf');
    expect(resume).toHaveAttribute('target', '_blank');
    expect(statusOf(ben).closest('td')).toHaveTextContent(interviewWords.declined);
    expect(screen.getByText(dashboardTexts.answerBy('Dec 4, 2020')).className).toContain('late');
    expect(row('Ben')).toHaveTextContent(applicationsTexts.noResume);
  });

  it('sets a status, offers the next step of each, and asks how to tell before a rejection', async () => {
    server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: true }));
    server.on(endpoints.updateApplicationStatus, (call) => json(200, { ...asha, ...sent(call) }));
    await open();
    expect(markButton(asha)).toBeVisible();
    await user.click(statusOf(asha));
    await user.selectOptions(statusOf(asha), 'Shortlisted');
    await screen.findAllByText(applicationsTexts.statusChanged(asha.applicant_name, 'Shortlisted'));
    // No interview can be proposed where no mail is sent.
    expect(button(applicationsTexts.actNamed(statusAction('Interview'), asha.applicant_name))).toBeVisible();
    const ask = async () => {
      await user.click(statusOf(asha));
      await user.selectOptions(statusOf(asha), 'Rejected');
      return within(await screen.findByRole('dialog', { name: tellingTexts.titleOne(asha.applicant_name) }));
    };
    await user.click(await (await ask()).findByRole('button', { name: dashboardTexts.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(statusOf(asha)).toHaveValue('Shortlisted');
    await waitFor(() => expect(statusOf(asha)).toHaveFocus());
    await user.click(await (await ask()).findByRole('button', { name: tellingTexts.reject }));
    await screen.findAllByText(applicationsTexts.statusChanged(asha.applicant_name, 'Rejected'), { exact: false });
    expect(server.to(endpoints.updateApplicationStatus).map(sent)).toEqual([
      { status: 'Shortlisted', updated_at: asha.updated_at },
      { status: 'Rejected', updated_at: asha.updated_at, tell: 'now' },
    ]);
  });
});

it('takes one step on a double click, though the next has come below the pointer', async () => {
  server.on(endpoints.updateApplicationStatus, (call) => json(200, { ...asha, ...sent(call) }));
  await open();
  await user.dblClick(markButton(asha));
  await screen.findByRole('button', { name: applicationsTexts.actNamed(statusAction('Shortlisted'), asha.applicant_name) });
  expect(server.to(endpoints.updateApplicationStatus).map(sent)).toEqual([{ status: 'Reviewed', updated_at: asha.updated_at }]);
});

it('leads from a row to the panels beside the resume, and rejects in its menu', async () => {
  Object.assign(env, { sendsMail: true });
  onTestFinished(() => void Object.assign(env, { sendsMail: false }));
  const interview = { id: 'interview', state: 'proposed', at: null, minutes: 45 } as const;
  const invited = anApplication({ id: 'invited', applicant_name: 'Dana Invited', status: 'Interview', interview });
  const hired = anApplication({ id: 'hired', applicant_name: 'Eli Hired', status: 'Hired', applicant_email: '' });
  server.on(endpoints.listApplications, () => json(200, [{ ...asha, status: 'Shortlisted' }, invited, hired]));
  await open('/?tab=applications&status=Shortlisted');
  const to = (hash: string) => `${applicationPath(asha.id)}?status=Shortlisted${hash}`;
  const invite = screen.getByRole('link', { name: applicationsTexts.actNamed(repliesTexts.invite, asha.applicant_name) });
  expect(invite).toHaveAttribute('href', to(inviteHash));
  const itemsOf = async (application: Application) => {
    await user.click(menuOf(application));
    const panel = menuOf(application).nextElementSibling as HTMLElement;
    return [...panel.children].map(({ textContent }) => textContent);
  };
  const { viewResume } = applicationsTexts;
  const others = [viewResume, dashboardTexts.delete];
  expect(await itemsOf(asha)).toEqual([repliesTexts.reply, statusAction('Rejected'), ...others]);
  expect(screen.getByText(repliesTexts.reply)).toHaveAttribute('href', to(replyHash));
  expect(await itemsOf(invited)).toEqual([repliesTexts.reply, repliesTexts.invite, statusAction('Rejected'), ...others]);
  expect(await itemsOf(hired)).toEqual(others);
  for (const { applicant_name } of [invited, hired]) expect(row(applicant_name)?.querySelector('[data-main-action]')).toBeNull();
  await user.click(screen.getAllByText(statusAction('Rejected'))[1] ?? document.body);
  expect(await screen.findByRole('dialog', { name: tellingTexts.titleOne(invited.applicant_name) })).toBeVisible();
});

const team = [
  aColleague('ada'),
  aColleague('ben', { name: 'Ben Okafor', role: 'manager', jobs: ['windchill'] }),
  aColleague('cleo', { name: 'Cleo Ito', role: 'manager', jobs: ['rfid'] }),
];
const ownerOf = ({ applicant_name }: Application) => screen.findByLabelText(applicationsTexts.ownerOf(applicant_name));

describe('the owner', () => {
  beforeEach(() => {
    server.on(endpoints.listColleagues, () => json(200, team));
    server.on(endpoints.listApplications, () => json(200, [asha, ben]));
    server.on(endpoints.assignApplication, (call) =>
      json(200, { ...asha, ...sent(call), updated_at: new Date(Date.parse(asha.updated_at) + 1000).toISOString() }),
    );
  });

  it('is chosen by A on a row among those who can see it, returns the focus, and is undone', async () => {
    await open();
    await ownerOf(asha);
    link(asha.applicant_name).focus();
    await user.keyboard('a');
    expect(await ownerOf(asha)).toHaveFocus();
    const offered = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([applicationsTexts.nobody, 'ada', 'Ben Okafor']);
    await user.keyboard('{Escape}');
    expect(link(asha.applicant_name)).toHaveFocus();
    await user.keyboard('aokaf{Enter}');
    await screen.findAllByText(applicationsTexts.assigned(asha.applicant_name, 'Ben Okafor', true));
    expect(link(asha.applicant_name)).toHaveFocus();
    expect(await ownerOf(asha)).toHaveValue('ben');
    await user.keyboard('u');
    await waitFor(async () => expect(await ownerOf(asha)).toHaveValue(''));
    await waitFor(() => expect(server.to(endpoints.assignApplication)).toHaveLength(2));
    expect(server.to(endpoints.assignApplication).map(sent)).toEqual([
      { assignee: 'ben', updated_at: asha.updated_at },
      { assignee: '', updated_at: '2026-11-03T12:00:01.000Z' },
    ]);
  });

  it('filters the list; an application that is assigned to somebody else leaves it', async () => {
    await open();
    await openFilter();
    await user.selectOptions(await screen.findByLabelText(applicationsTexts.columns.owner), 'Cleo Ito');
    await waitFor(() => expect(lastQuery()).toEqual({ assignee: 'cleo' }));
    expect(screen.getByText(applicationsTexts.chips.owner('Cleo Ito'))).toBeVisible();
    server.on(endpoints.readAccount, () => json(200, { ...account, username: 'ada' }));
    server.on(endpoints.listApplications, () => json(200, [{ ...asha, assignee: 'ada' }]));
    await user.selectOptions(screen.getByLabelText(applicationsTexts.view), 'mine');
    await waitFor(() => expect(lastQuery()).toEqual({ view: 'mine' }));
    await waitFor(() => expect(row('Ben')).toBeNull());
    await user.click(await ownerOf(asha));
    await user.selectOptions(await ownerOf(asha), 'ben');
    await waitFor(() => expect(row('Asha')).toBeNull());
  });

  it('is text for those who may not assign, and is not shown without colleagues', async () => {
    openSession(managerSession);
    server.on(endpoints.listApplications, () =>
      json(200, [
        { ...asha, assignee: 'ben' },
        { ...ben, assignee: 'dora' },
      ]),
    );
    const dora = aColleague('dora', { name: 'Dora Lind', deputy: 'cleo', away_until: '2099-12-31' });
    server.on(endpoints.listColleagues, () => json(200, [...team, dora]));
    await open();
    expect(await screen.findByRole('cell', { name: 'Ben Okafor' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: applicationsTexts.away('Dora Lind', 'Dec 31, 2099', 'Cleo Ito') })).toBeInTheDocument();
    server.on(endpoints.listColleagues, () => json(200, team.slice(0, 1)));
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: applicationsTexts.columns.owner })).toBeNull());
    await openFilter();
    expect(screen.queryByRole('option', { name: applicationsTexts.views.mine })).toBeNull();
  });
});

describe('a key on a row', () => {
  it('r sets a status and moves the focus to the next row; x does so once it is answered how to tell', async () => {
    server.on(endpoints.listApplications, () => json(200, [asha, ben, chidi]));
    server.on(endpoints.updateApplicationStatus, (call) => json(200, { ...(call.path.includes(ben.id) ? ben : asha), ...sent(call) }));
    server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: true }));
    await open();
    link(asha.applicant_name).focus();
    await user.keyboard('r');
    await screen.findAllByText(applicationsTexts.statusChanged(asha.applicant_name, 'Reviewed'));
    expect(link(ben.applicant_name)).toHaveFocus();
    await user.keyboard('x');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: tellingTexts.reject }));
    await screen.findAllByText(applicationsTexts.statusChanged(ben.applicant_name, 'Rejected'), { exact: false });
    await waitFor(() => expect(link(chidi.applicant_name)).toHaveFocus());
  });

  it('o opens the resume, and m the application with the reply', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const router = await open('/?tab=applications&status=Pending');
    link(asha.applicant_name).focus();
    await user.keyboard('o');
    expect(opened).toHaveBeenCalledWith('/uploads/resumes/1.pdf', '_blank', 'noopener');
    await user.keyboard('m');
    expect(router.state.location).toMatchObject({ pathname: '/admin/applications/asha', search: '?status=Pending', hash: '#reply' });
  });
});

it('the focus moves to the previous row when the last one is deleted, even if somebody else was faster', async () => {
  server.on(endpoints.listApplications, () => json(200, [asha, ben]));
  server.on(endpoints.deleteApplication, () => refusal(404, responseTexts.applicationNotFound));
  await open();
  await remove(ben);
  await screen.findByText(applicationsTexts.deleted(ben.applicant_name));
  expect(row('Ben')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(link(asha.applicant_name)).toHaveFocus());
});

describe('the queue', () => {
  const path = '/?tab=applications&status=Pending&order=oldest';
  const reviewed = { ...asha, status: 'Reviewed', updated_at: '2026-11-09T09:00:00.000Z' };

  beforeEach(() => {
    server.on(endpoints.listApplications, () => json(200, [asha, ben]));
    server.on(endpoints.updateApplicationStatus, (call) => json(200, { ...reviewed, ...sent(call), updated_at: reviewed.updated_at }));
  });

  it('loses an application soon after it is marked, passes the focus to the next, and Undo or a refusal brings it back', async () => {
    await open(path);
    vi.useFakeTimers();
    fireEvent.click(markButton(asha));
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(row('Asha')).toBeInTheDocument();
    expect(markButton(ben)).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(row('Asha')).toBeNull();
    vi.useRealTimers();
    expect(markButton(ben)).toHaveFocus();
    const heading = screen.getByRole('heading', { name: applicationsTexts.count(1, true) });
    await click(dashboardTexts.undo);
    expect(row('Asha')).toBeInTheDocument();
    expect(heading).toHaveFocus();
    await waitFor(() => expect(server.to(endpoints.updateApplicationStatus)).toHaveLength(2));
    expect(sent(server.to(endpoints.updateApplicationStatus)[1])).toEqual({
      status: 'Pending',
      updated_at: reviewed.updated_at,
      undo: true,
    });
    const send = server.hold(endpoints.updateApplicationStatus);
    await mark(ben);
    await waitFor(() => expect(row('Ben')).toBeNull());
    send(refusal(500, texts.internal));
    await waitFor(() => expect(row('Ben')).toBeInTheDocument());
  });

  it('is sorted by the column header, which Back undoes, and links names to applications, and a repeat applicant to all of theirs', async () => {
    server.on(endpoints.listApplications, () => json(200, [{ ...asha, earlier: 2 }, ben]));
    const router = await open(path);
    expect(screen.getByRole('columnheader', { name: applicationsTexts.columns.created_at })).toHaveAttribute('aria-sort', 'ascending');
    await click(applicationsTexts.columns.created_at);
    await waitFor(() => expect(lastQuery()).toEqual({ status: 'Pending' }));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe(path.slice(1));
    expect(link('Asha Rao')).toHaveAttribute('href', '/admin/applications/asha?status=Pending&order=oldest');
    const chip = screen.getByRole('link', { name: applicationsTexts.nthNamed(3, asha.applicant_name) });
    expect(chip).toHaveTextContent('3rd application');
    await user.click(chip);
    await waitFor(() => expect(lastQuery()).toEqual({ person: 'asha' }));
    await click(applicationsTexts.removeFilter(applicationsTexts.chips.person));
    await waitFor(() => expect(lastQuery()).toEqual({}));
  });
});

describe('a deletion', () => {
  it('names the version that is shown, and shows the current one if that has changed', async () => {
    await open();
    const theirs = { ...asha, status: 'Offer', updated_at: '2026-11-09T09:00:00.000Z' };
    server.on(endpoints.listApplications, () => json(200, [theirs]));
    server.on(endpoints.deleteApplication, ({ query }) =>
      query.get('updated_at') === theirs.updated_at ? noContent() : json(409, { error: staffTexts.staleApplication, current: theirs }),
    );
    await remove(asha);
    expect(await screen.findByRole('alert')).toHaveTextContent(applicationsTexts.changedMeanwhile('Offer'));
    expect(statusOf(asha)).toHaveValue('Offer');
    await click(dashboardTexts.anyway(dashboardTexts.delete));
    await waitFor(() => expect(row('Asha')).toBeNull());
  });

  it('names the version that an unanswered change of status leads to', async () => {
    const send = server.hold(endpoints.updateApplicationStatus);
    server.on(endpoints.deleteApplication, noContent);
    await open();
    await mark(asha);
    await remove(asha);
    expect(server.to(endpoints.deleteApplication)).toEqual([]);
    const reviewed = { ...asha, status: 'Reviewed', updated_at: '2026-11-09T09:00:00.000Z' };
    send(json(200, reviewed));
    await waitFor(() => expect(server.to(endpoints.deleteApplication)[0]?.query.get('updated_at')).toBe(reviewed.updated_at));
  });
});

describe('a selection', () => {
  const many = Array.from({ length: 5 }, (_, id) => anApplication({ id: `id-${id}`, applicant_name: `Person ${id}.` }));
  const box = (place: number) => screen.getByRole('checkbox', { name: applicationsTexts.selectNamed(`Person ${place}.`) });
  const bodies = () => server.to(endpoints.changeApplications).map(sent);
  const listNow = (list: Application[]) => server.on(endpoints.listApplications, () => json(200, list));
  const idsOf = (...places: number[]) => places.map((place) => `id-${place}`);
  const versionsOf = (...places: number[]) => idsOf(...places).map((id) => ({ id, updated_at: asha.updated_at }));

  beforeEach(() => {
    listNow(many);
    server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: true }));
  });

  /** Selects the first three with a Shift-click. */
  async function selectThree() {
    await open('/?tab=applications&status=Pending');
    await user.click(box(0));
    await user.keyboard('{Shift>}');
    await user.click(box(2));
    await user.keyboard('{/Shift}');
    await screen.findByText(bulk.selected(3));
  }

  async function setStatus(status: string) {
    await user.click(await screen.findByRole('button', { name: bulk.setStatus }));
    await click(status);
  }

  const done = (id: string) => ({ id, outcome: 'done', updated_at: '2026-11-09T09:00:00.000Z', before: { status: 'Pending' } });
  const answerWith = (...results: object[]) => server.on(endpoints.changeApplications, () => json(200, { results }));
  /** The version that somebody else has made. */
  const theirs = { id: 'id-1', updated_at: '2026-11-10T09:00:00.000Z' };
  const answerStale = () => answerWith(done('id-0'), { ...theirs, outcome: 'stale' }, done('id-2'));
  /** A list of which most is not loaded. */
  const listFirstOf = (total: number) => {
    server.on(endpoints.listApplications, () => json(200, many, nextPage()));
    server.on(endpoints.countApplications, () => json(200, { count: total }));
  };

  it('is changed in one request; what fails is named and stays selected; Undo restores what was changed', async () => {
    await selectThree();
    server.on(endpoints.changeApplications, (call) =>
      'set' in sent(call)
        ? json(200, { results: [done('id-0'), { id: 'id-1', outcome: 'failed' }, { id: 'id-2', outcome: 'missing' }] })
        : json(200, { results: [done('id-0')] }),
    );
    listNow(many.filter((_, place) => place !== 0 && place !== 2));
    await setStatus('Shortlisted');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${staffTexts.updateStatusFailed}Person 1.: ${bulk.outcomes.failed}; Person 2.: ${bulk.outcomes.missing}`,
    );
    expect(bodies()).toEqual([{ ids: idsOf(0, 1, 2), versions: versionsOf(0, 1, 2), set: 'Shortlisted' }]);
    await waitFor(() => expect(row('Person 0')).toBeNull());
    expect(row('Person 2')).toBeNull();
    expect(box(1)).toBeChecked();

    listNow(many);
    await click(dashboardTexts.undo);
    await waitFor(() => expect(row('Person 0')).toBeInTheDocument());
    expect(bodies()[1]).toEqual({ restore: [done('id-0')] });
  });

  it('is assigned in one request, and Undo restores the owners', async () => {
    server.on(endpoints.listColleagues, () => json(200, team));
    await selectThree();
    const assigned = [0, 1, 2].map((place) => ({ ...done(`id-${place}`), before: { assignee: '' } }));
    answerWith(...assigned);
    listNow(many.map((one) => ({ ...one, assignee: 'cleo' })));
    await user.click(await screen.findByRole('button', { name: bulk.assign }));
    await click('Cleo Ito');
    await screen.findAllByText(bulk.assigned(3, 'Cleo Ito', true));
    expect(bodies()).toEqual([{ ids: idsOf(0, 1, 2), versions: versionsOf(0, 1, 2), assign: 'cleo' }]);
    await within(row('Person 0') ?? document.body).findByDisplayValue('Cleo Ito');
    await click(dashboardTexts.undo);
    await waitFor(() => expect(bodies()[1]).toEqual({ restore: assigned }));
  });

  it('says what Undo could not restore, and tries that again', async () => {
    await selectThree();
    answerWith(done('id-0'), done('id-1'), done('id-2'));
    await setStatus('Shortlisted');
    await screen.findAllByText(bulk.changed(3, 'Shortlisted'));
    answerStale();
    await click(dashboardTexts.undo);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Person 1.: ${bulk.outcomes.stale}`);
    await click(dashboardTexts.retry);
    await waitFor(() => expect(bodies()[2]).toEqual({ restore: [done('id-1')] }));
  });

  it('is not refreshed, and is based on the versions that were selected or that the last failure has shown', async () => {
    await selectThree();
    const before = server.to(endpoints.listApplications).length;
    focusWindow();
    expect(server.to(endpoints.listApplications)).toHaveLength(before);
    listNow(many.slice(3));
    await act(() => queryClient.invalidateQueries({ queryKey: [applications.name] }));
    await waitFor(() => expect(row('Person 0')).toBeNull());
    answerStale();
    await setStatus('Shortlisted');
    await screen.findByRole('alert');
    await setStatus('Interview');
    await waitFor(() => expect(bodies().map(({ versions }) => versions)).toEqual([versionsOf(0, 1, 2), [theirs]]));
  });

  it('stays if the server fails, shows that a change is under way, and keeps what is selected meanwhile', async () => {
    await selectThree();
    server.on(endpoints.changeApplications, () => refusal(503, responseTexts.unavailable));
    await setStatus('Offer');
    expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.unavailable);
    expect(screen.getByText(bulk.selected(3))).toBeInTheDocument();
    const send = server.hold(endpoints.changeApplications);
    await setStatus('Offer');
    expect(await screen.findByText(bulk.changing(3))).toBeVisible();
    await user.click(box(4));
    send(json(200, { results: [done('id-0'), done('id-1'), done('id-2')] }));
    await screen.findAllByText(bulk.changed(3, 'Offer'));
    expect(box(4)).toBeChecked();
    expect(screen.getByText(bulk.selected(1))).toBeInTheDocument();
  });

  it('is deleted after a question that gives the number of applications and says what else is deleted', async () => {
    await selectThree();
    const opener = await screen.findByRole('button', { name: dashboardTexts.delete });
    const answerQuestion = async (answer: string) => {
      await user.click(opener);
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent(bulk.question(3));
      expect(question).toHaveTextContent(bulk.consequence);
      await user.click(within(question).getByRole('button', { name: answer }));
    };
    await answerQuestion(dashboardTexts.cancel);
    await waitFor(() => expect(opener).toHaveFocus());
    answerWith({ id: 'id-0', outcome: 'done' }, { id: 'id-1', outcome: 'missing' }, { id: 'id-2', outcome: 'done' });
    listNow(many.slice(3));
    await answerQuestion(dashboardTexts.delete);
    await screen.findByText(bulk.deleted(3));
    expect(bodies()).toEqual([{ ids: idsOf(0, 1, 2), versions: versionsOf(0, 1, 2), delete: true }]);
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const askedToReject = async (title: string) => {
    await setStatus('Rejected');
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const reject = async (dialog: Awaited<ReturnType<typeof askedToReject>>) =>
    user.click(await dialog.findByRole('button', { name: tellingTexts.reject }));

  it('is never rejected without asking, once for all; the notice counts the emails, and what Undo cannot restore, and names who has no address', async () => {
    sameAnswer.write({ tell: 'now' });
    await selectThree();
    const dialog = await askedToReject(tellingTexts.title(3));
    expect(await dialog.findByRole('region', { name: tellingTexts.previewOf('Person 0.', 2) })).toHaveTextContent('Hi Person 0.,');
    expect(dialog.getAllByRole('region')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies()).toEqual([]);

    answerWith(done('id-0'), { id: 'id-1', outcome: 'done', ended: true }, { id: 'id-2', outcome: 'no address' });
    await reject(await askedToReject(tellingTexts.title(3)));
    const [notice] = await screen.findAllByText(/ 2 emails go out in about 10 seconds\. /);
    expect(notice).toHaveTextContent(`${tellingTexts.finalFor(1)} Person 2.: ${bulk.outcomes['no address']}`);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box(2)).toBeChecked();
    expect(bodies()).toEqual([{ ids: idsOf(0, 1, 2), versions: versionsOf(0, 1, 2), set: 'Rejected', tell: 'now' }]);
    await click(dashboardTexts.undo);
    await waitFor(() => expect(bodies()[1]).toEqual({ restore: [done('id-0')] }));
  });

  it('is not rejected where the list has it no longer', async () => {
    await selectThree();
    listNow(many.slice(1));
    await act(() => queryClient.invalidateQueries({ queryKey: [applications.name] }));
    await waitFor(() => expect(row('Person 0')).toBeNull());
    answerWith(done('id-1'), done('id-2'));
    await reject(await askedToReject(tellingTexts.title(2)));
    await waitFor(() => expect(bodies()).toMatchObject([{ ids: idsOf(1, 2), versions: versionsOf(1, 2) }]));
  });

  it('is rejected again where that failed: in the versions that somebody else has made, and told as was chosen', async () => {
    await selectThree();
    answerStale();
    const dialog = await askedToReject(tellingTexts.title(3));
    await user.click(await dialog.findByLabelText(tellingTexts.none));
    await reject(dialog);
    await screen.findByRole('alert');
    answerWith(done('id-1'));
    await click(dashboardTexts.retry);
    await screen.findAllByText(bulk.changed(1, 'Rejected'), { exact: false });
    const tell = { no: 'told in person' };
    expect(bodies()[1]).toEqual({ ids: ['id-1'], versions: [theirs], set: 'Rejected', tell });
    expect(screen.queryByText(bulk.selected(1))).toBeNull();
  });

  it('can include all matching applications, even those that are not loaded', async () => {
    listFirstOf(137);
    const all = Array.from({ length: 137 }, (_, id) => ({ id: `id-${id}`, updated_at: asha.updated_at }));
    const late = { ...asha, applicant_name: 'Zoe Late' };
    server.on(endpoints.listApplicationVersions, () =>
      json(
        200,
        all.map((version) => ({ ...late, ...version })),
      ),
    );
    answerWith(...all.map(({ id }) => (id === 'id-99' ? { id, outcome: 'failed' } : done(id))));
    await open('/?tab=applications&status=Pending');
    await user.click(screen.getByRole('checkbox', { name: applicationsTexts.selectLoaded }));
    expect(screen.getByRole('heading', { name: applicationsTexts.count(137, true) })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: bulk.selectAll(137, limits.bulkMax) }));
    await screen.findByText(bulk.selected(137), { selector: 'strong' });
    expect(server.to(endpoints.listApplicationVersions)[0]?.query.toString()).toBe('status=Pending');
    await setStatus('Offer');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Zoe Late: ${bulk.outcomes.failed}`);
    expect(bodies()[0]).toEqual({ ids: all.map(({ id }) => id), versions: all, set: 'Offer' });
  });

  it('is dropped if the filter changes, even before the ids of all matching applications arrive', async () => {
    listFirstOf(137);
    const send = server.hold(endpoints.listApplicationVersions);
    await selectThree();
    await user.click(await screen.findByRole('button', { name: bulk.selectAll(137, limits.bulkMax) }));
    await filterByStatus('Pending');
    await waitFor(() => expect(screen.queryByText(bulk.selected(3))).toBeNull());
    const versions = many.map(({ id, updated_at }) => ({ id, updated_at }));
    send(json(200, versions));
    await screen.findAllByText(bulk.selected(versions.length));
    await waitFor(() => expect(box(0)).not.toBeChecked());
  });

  it('is exported on its own, and the whole list as it is filtered then, under the server’s file name, again if that fails', async () => {
    await selectThree();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
    const records = many.map(({ id }) => `"a\r\nletter",${id},job\r\n`);
    const headers = { 'Content-Disposition': 'attachment; filename=applications-2026-11-20.csv' };
    const answer = () => new Response(`Letter,Application ID,Job ID\r\n${records.join('')}`, { headers });
    server.on(endpoints.exportApplications, answer);
    await user.click(await screen.findByRole('button', { name: bulk.export }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    server.on(endpoints.exportApplications, unreachable);
    await click(applicationsTexts.export);
    expect(await screen.findByRole('alert')).toHaveTextContent(staffTexts.exportApplicationsFailed);
    await click(applicationsTexts.removeFilter(applicationsTexts.chips.status(['Pending'])));
    server.on(endpoints.exportApplications, answer);
    await click(dashboardTexts.retry);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    const [some, all] = await Promise.all(saved.mock.calls.map(([file]) => (file as Blob).text()));
    expect(some).toBe(`Letter,Application ID,Job ID\r\n${records.slice(0, 3).join('')}`);
    expect(all).toContain(records.at(-1));
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'applications-2026-11-20.csv' });
    expect(server.to(endpoints.exportApplications).map(({ query }) => query.toString())).toEqual(Array(3).fill('status=Pending'));
  });
});

it('shows managers the list, without anything that changes it, exports it, or needs a call that is refused', async () => {
  openSession(managerSession);
  await open('/?tab=applications');
  const { applicant, job_title, status, created_at, resume } = applicationsTexts.columns;
  expect(textsOf(document.body, 'columnheader')).toEqual([applicant, job_title, status, created_at, resume]);
  for (const role of ['checkbox', 'combobox']) expect(screen.queryByRole(role)).toBeNull();
  expect(within(row('Asha Rao') as HTMLElement).getByText('Pending')).toBeVisible();
  await openFilter();
  expect(screen.queryByLabelText(applicationsTexts.source)).toBeNull();
  const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent.trim());
  expect(names).toEqual([applicationsTexts.filter, applicationsTexts.add, created_at]);
  await user.keyboard('jrsxm');
  expect(workingKeys()).toEqual(['j', 'k', 'o', '/']);
  expect(server.refusedTo('manager')).toEqual([]);
});
