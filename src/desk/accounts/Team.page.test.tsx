import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import type { AccountInvitation } from '#rooms/accounts/contract/endpoints.ts';
import { aJob } from '../../../tests/example-job.ts';
import { aColleague, aTeamAccount } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, noContent, refusal, sent } from '../../../tests/component/server.ts';
import { account, visitStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { jobChoiceTexts } from '../shell/dashboard-texts.ts';
import { teamTexts } from './team-texts.ts';
import { twoStepTexts } from './two-step-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { Component as TeamPage } from './Team.page.tsx';

const ada = aTeamAccount('ada', {
  name: 'Ada King',
  title: 'Head of people',
  email: 'ada@example.com',
  role: 'admin',
  twoStep: true,
  last_login: '2026-11-20T09:00:00.000Z',
});
const max = aTeamAccount('max', { name: 'Max Weber', role: 'manager', jobs: ['windchill', 'gone'] });
const off = aTeamAccount('off', { name: 'Off Ek', disabled: true });
const invited: AccountInvitation = {
  id: 'invited',
  name: 'Grace Hopper',
  title: '',
  email: 'grace@example.com',
  role: 'recruiter',
  jobs: [],
  invited_by: 'ada',
  expires_at: '2026-11-23T09:00:00.000Z',
};

const server = fakeServerOfFile();
let team = { accounts: [ada, max, off], invitations: [invited] };

beforeEach(async () => {
  team = { accounts: [ada, max, off], invitations: [invited] };
  server.on(endpoints.listAccounts, () => json(200, team));
  server.on(endpoints.readAccount, () => json(200, { ...account, username: 'ada' }));
  server.on(endpoints.listColleagues, () => json(200, [aColleague('ada'), aColleague('max', { deputy: 'ada', away_until: '2099-01-05' })]));
  server.on(endpoints.listJobs, () => json(200, [aJob(), aJob({ id: 'rfid', title: 'RFID Engineer' })]));
  visitStaff(adminPaths.team, { path: adminPaths.team, element: <TeamPage /> });
  await screen.findAllByRole('table');
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

async function choose(name: string, item: string) {
  await click(teamTexts.moreNamed(name));
  // jsdom hides popovers.
  await user.click(within(row(name)).getByText(item));
}

describe('the team', () => {
  it('is listed with role, jobs, last login, second step and state, who stands in for whom, and open invitations below', async () => {
    expect(row('Ada King')).toHaveTextContent(/Ada King\s*Head of people · ada · ada@example.com\s*Admin.*Nov 20.*On.*Active/);
    await within(row('Max Weber')).findByText(`${aJob().title} · ${jobChoiceTexts.deletedJob}`);
    expect(row('Max Weber')).toHaveTextContent(/Hiring manager.*Never.*Off.*Active/);
    expect(row('Off Ek')).toHaveTextContent(/Recruiter.*Disabled/);
    expect(await within(row('Max Weber')).findByText(teamTexts.deputy('ada'))).toBeVisible();
    expect(row('Grace Hopper')).toHaveTextContent(/Recruiter.*ada.*Nov 23/);
  });

  it.each([
    ['Max Weber', teamTexts.disable, teamTexts.disable.submit, { disabled: true }],
    ['Off Ek', teamTexts.enable, teamTexts.enable.submit, { disabled: false }],
  ])('changes once that is confirmed: %s', async (name, texts, confirm, body) => {
    server.on(endpoints.updateAccount, noContent);
    await choose(name, texts.item);
    expect(await screen.findByText(texts.question(name))).toBeInTheDocument();
    expect(server.to(endpoints.updateAccount)).toEqual([]);
    await click(confirm);
    expect(await screen.findByText(texts.done(name))).toBeInTheDocument();
    expect(sent(server.to(endpoints.updateAccount)[0])).toEqual(body);
    expect(server.to(endpoints.listAccounts)).toHaveLength(2);
  });

  it('shows why a change is refused', async () => {
    server.on(endpoints.updateAccount, () => refusal(409, responseTexts.lastAdmin));
    await choose('Ada King', teamTexts.disable.item);
    await user.click(await screen.findByRole('button', { name: teamTexts.disable.submit }));
    expect(await screen.findByText(responseTexts.lastAdmin, { exact: false })).toBeInTheDocument();
  });

  it('resets a second step that is on', async () => {
    server.on(endpoints.resetTwoStep, noContent);
    await click(teamTexts.moreNamed('Max Weber'));
    expect(within(row('Max Weber')).queryByText(teamTexts.reset.item)).toBeNull();
    await choose('Ada King', teamTexts.reset.item);
    await user.click(await screen.findByRole('button', { name: teamTexts.reset.submit }));
    expect(await screen.findByText(teamTexts.reset.done('Ada King'))).toBeInTheDocument();
  });

  it('is sent links for new passwords, which are shown if they cannot be mailed, to others whose account is enabled', async () => {
    const texts = teamTexts.link;
    for (const name of ['Ada King', 'Off Ek']) {
      await click(teamTexts.moreNamed(name));
      await waitFor(() => expect(within(row(name)).queryByText(texts.item)).toBeNull());
    }
    await choose('Max Weber', texts.item);
    expect(await screen.findByText(texts.question('Max Weber', ''))).toBeVisible();
    const path = `${adminPaths.newPassword}#${'x'.repeat(43)}`;
    server.on(endpoints.sendAccountLink, () => json(201, { link: path }));
    await click(texts.submit);
    expect(await screen.findByLabelText(teamTexts.invite.link)).toHaveValue(location.origin + path);
    await click(teamTexts.invite.close);
    expect(await screen.findByText(texts.done('Max Weber'))).toBeInTheDocument();
    server.on(endpoints.sendAccountLink, () => json(201, {}));
    await choose('Max Weber', texts.item);
    await user.click(await screen.findByRole('button', { name: texts.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('loses an invitation that is withdrawn', async () => {
    server.on(endpoints.cancelInvitation, () => {
      team = { ...team, invitations: [] };
      return noContent();
    });
    await click(teamTexts.withdraw.named(invited.email));
    expect(await screen.findByText(teamTexts.withdraw.question('', invited.email))).toBeInTheDocument();
    expect(server.to(endpoints.cancelInvitation)).toEqual([]);
    await click(teamTexts.withdraw.submit);
    await waitFor(() => expect(screen.queryByRole('heading', { name: teamTexts.invitations.heading })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('an account', () => {
  const { title, submit, done } = teamTexts.change;

  async function openAccount(name: string) {
    await choose(name, teamTexts.change.item);
    return screen.findByRole('dialog', { name: title(name) });
  }

  it('gets an address and other jobs, of which deleted ones can be unticked', async () => {
    server.on(endpoints.updateAccount, noContent);
    await openAccount('Max Weber');
    enter(screen.getByLabelText(teamTexts.fields.title), 'Lead engineer');
    enter(screen.getByLabelText(teamTexts.fields.email), 'max@example.com');
    await user.click(await screen.findByRole('checkbox', { name: /RFID/ }));
    await user.click(screen.getByRole('checkbox', { name: jobChoiceTexts.deletedJob, checked: true }));
    await click(submit);
    expect(await screen.findByText(done('Max Weber'))).toBeInTheDocument();
    expect(sent(server.to(endpoints.updateAccount)[0])).toEqual({
      name: 'Max Weber',
      title: 'Lead engineer',
      email: 'max@example.com',
      role: 'manager',
      jobs: ['windchill', 'rfid'],
    });
  });

  it('of a manager needs a job, any other has none', async () => {
    server.on(endpoints.updateAccount, noContent);
    await openAccount('Ada King');
    const role = screen.getByLabelText(teamTexts.fields.role);
    await user.selectOptions(role, teamTexts.roles.manager);
    await screen.findByRole('checkbox', { name: /RFID/ });
    await click(submit);
    expect(await screen.findByText(staffTexts.jobsOfRole)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /RFID/ }));
    await user.selectOptions(role, teamTexts.roles.recruiter);
    await click(submit);
    await screen.findByText(done('Ada King'));
    expect(sent(server.to(endpoints.updateAccount)[0])).toMatchObject({ role: 'recruiter', jobs: [] });
  });
});

describe('an invitation', () => {
  const { open, submit, link, done, close } = teamTexts.invite;

  async function invite(answer: () => Response) {
    server.on(endpoints.inviteColleague, answer);
    await click(open);
    await user.click(await screen.findByRole('button', { name: submit }));
    expect(server.to(endpoints.inviteColleague)).toEqual([]);
    enter(screen.getByLabelText(new RegExp(`^${teamTexts.fields.name}`)), invited.name);
    enter(screen.getByLabelText(new RegExp(`^${teamTexts.fields.email}`)), invited.email);
    await click(submit);
  }

  it('that is mailed closes the dialog, unless it is refused, with what was entered kept', async () => {
    await invite(() => refusal(409, responseTexts.emailHasAccount));
    expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.emailHasAccount);
    server.on(endpoints.inviteColleague, () => json(201, { invitation: invited }));
    await click(submit);
    expect(await screen.findByText(done(invited.email))).toBeInTheDocument();
    const { name, email } = invited;
    expect(sent(server.to(endpoints.inviteColleague)[1])).toEqual({ name, title: '', email, role: 'recruiter', jobs: [] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is not mailed shows its link once, to copy', async () => {
    const path = `${adminPaths.invitation}#${'x'.repeat(43)}`;
    await invite(() => json(201, { invitation: invited, link: path }));
    expect(await screen.findByLabelText(link)).toHaveValue(location.origin + path);
    await click(twoStepTexts.copy);
    expect(await navigator.clipboard.readText()).toBe(location.origin + path);
    await click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
