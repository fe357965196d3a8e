import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Account, AccountSession } from '#rooms/accounts/contract/login.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { aColleague } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, noContent, refusal, sent } from '../../../tests/component/server.ts';
import { account, visitStaff } from '../../../tests/component/staff.tsx';
import { button, click, enter, user } from '../../../tests/component/user.ts';
import { accountTexts } from './account-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { twoStepTexts } from './two-step-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { readToken } from '../session/session.ts';
import { Component as AccountPage } from './Account.page.tsx';

const here: AccountSession = {
  id: 'here',
  opened: '2026-11-20T09:00:00.000Z',
  lastUsed: '2026-11-20T10:00:00.000Z',
  expires: '2026-11-20T21:00:00.000Z',
  current: true,
};
const elsewhere: AccountSession = { ...here, id: 'elsewhere', opened: '2026-11-19T09:00:00.000Z', current: false };

const server = fakeServerOfFile();

beforeEach(() => server.on(endpoints.listSessions, () => json(200, [elsewhere, here])));

const visit = () => visitStaff(adminPaths.account, { path: adminPaths.account, element: <AccountPage /> });

async function open(changes: Partial<Account> = {}) {
  server.on(endpoints.readAccount, () => json(200, { ...account, ...changes }));
  const view = visit();
  await screen.findByRole('table');
  return view;
}

const section = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`No section ${name}`);
  return within(found);
};
const twoStep = () => section(accountTexts.twoStep.heading);

it('offers another attempt when the account could not be loaded, which moves the focus to the heading', async () => {
  server.on(endpoints.listSessions, () => refusal(500, texts.internal));
  server.on(endpoints.readAccount, () => json(200, account));
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent(yourAccountTexts.fetchAccountFailed);
  server.on(endpoints.listSessions, () => json(200, [here]));
  await click(dashboardTexts.retry);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: accountTexts.heading })).toHaveFocus();
});

describe('the sessions', () => {
  const endOthers = accountTexts.sessions.endOthers;

  it('are listed with this browser’s first, and the others end on request', async () => {
    await open();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(accountTexts.sessions.current);
    expect(rows[1]).not.toHaveTextContent(accountTexts.sessions.current);

    server.on(endpoints.endOtherSessions, noContent);
    await click(endOthers);
    expect(await screen.findByText(accountTexts.sessions.ended(1))).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: endOthers })).toBeNull();
    expect(screen.getByRole('heading', { name: accountTexts.sessions.heading })).toHaveFocus();
  });

  it('stay listed when they could not be ended, and can be ended by another attempt', async () => {
    await open();
    server.on(endpoints.endOtherSessions, () => refusal(500, texts.internal));
    await click(endOthers);
    expect(await screen.findByRole('alert')).toHaveTextContent(yourAccountTexts.endSessionsFailed);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    server.on(endpoints.endOtherSessions, noContent);
    await click(dashboardTexts.retry);
    expect(await screen.findByText(accountTexts.sessions.ended(1))).toBeInTheDocument();
  });
});

describe('the password', () => {
  const { fields, submit } = accountTexts.password;
  const currentField = () => screen.getByLabelText(fields.currentPassword);
  const newField = () => screen.getByLabelText(fields.newPassword);

  async function change(newPassword = 'quiet harbour 47 lanterns') {
    enter(currentField(), 'old password');
    enter(newField(), newPassword);
    await click(submit);
  }

  it('is changed, and the other sessions leave the list', async () => {
    await open();
    server.on(endpoints.changePassword, noContent);
    await change();
    expect(await screen.findByText(accountTexts.password.changed)).toBeInTheDocument();
    expect(sent(server.to(endpoints.changePassword)[0])).toEqual({
      currentPassword: 'old password',
      newPassword: 'quiet harbour 47 lanterns',
    });
    expect(currentField()).toHaveValue('');
    expect(newField()).toHaveValue('');
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('is not sent when it is too short', async () => {
    await open();
    await change('short');
    expect(newField()).toBeInvalid();
    expect(newField()).toHaveFocus();
    expect(server.to(endpoints.changePassword)).toEqual([]);
  });

  it.each([
    [staffTexts.wrongPassword, currentField],
    [yourAccountTexts.passwordCommon, newField],
    [yourAccountTexts.passwordPersonal, newField],
  ])('shows the refusal %j at its field', async (text, field) => {
    await open();
    server.on(endpoints.changePassword, () => refusal(400, text));
    await change();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(readToken()).toBe('id-token');
  });

  it('declares its fields to password managers', async () => {
    const { container } = await open();
    expect(currentField()).toHaveAttribute('autocomplete', 'current-password');
    expect(newField()).toHaveAttribute('autocomplete', 'new-password');
    expect(container.querySelector('input[autocomplete=username]')).toHaveValue('admin');
  });
});

describe('two-step login', () => {
  const twoStepLogin = accountTexts.twoStep;
  const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/sysDNA:admin?secret=JBSWY3DPEHPK3PXP', challenge: 'challenge-1' };
  const password = () => twoStep().getByLabelText(accountTexts.password.fields.currentPassword);
  const code = () => screen.findByLabelText(twoStepTexts.app.label);

  async function reachSetup() {
    server.on(endpoints.beginTwoStep, () => json(201, setup));
    await click(twoStepLogin.turnOn);
    expect(password()).toHaveFocus();
    await user.type(password(), 'my password{enter}');
    await code();
  }

  it('is turned on with the password and a code, and its recovery codes are shown once', async () => {
    await open();
    expect(twoStep().getByText(twoStepLogin.off)).toBeInTheDocument();
    await reachSetup();
    server.on(endpoints.confirmTwoStep, () => json(200, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }));
    await user.type(await code(), '123456{enter}');
    expect(await screen.findByText('bbbb-2222')).toBeInTheDocument();
    expect(sent(server.to(endpoints.beginTwoStep)[0])).toEqual({ password: 'my password' });
    expect(sent(server.to(endpoints.confirmTwoStep)[0])).toEqual({ challenge: 'challenge-1', code: '123456' });

    await click(twoStepTexts.recoveryCodes.done);
    expect(screen.queryByText('bbbb-2222')).toBeNull();
    expect(twoStep().getByRole('status')).toHaveTextContent(`${twoStepLogin.on} ${twoStepLogin.codesLeft(2)}`);
    expect(button(twoStepLogin.turnOff)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: twoStepLogin.heading })).toHaveFocus();
  });

  it('stays off, and asks for the password again, when the setup took too long', async () => {
    await open();
    await reachSetup();
    server.on(endpoints.confirmTwoStep, () => refusal(400, yourAccountTexts.setupOver));
    await user.type(await code(), '000000{enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(yourAccountTexts.setupOver);
    expect(password()).toHaveFocus();
    await click(dashboardTexts.cancel);
    expect(button(twoStepLogin.turnOn)).toBeInTheDocument();
  });

  it('is turned off with the password', async () => {
    await open({ twoStep: true, recoveryCodesLeft: 9 });
    expect(twoStep().getByRole('status')).toHaveTextContent(twoStepLogin.codesLeft(9));
    server.on(endpoints.disableTwoStep, noContent);
    await click(twoStepLogin.turnOff);
    await user.type(password(), 'my password{enter}');
    await waitFor(() => expect(twoStep().getByRole('status')).toHaveTextContent(twoStepLogin.off));
    expect(sent(server.to(endpoints.disableTwoStep)[0])).toEqual({ password: 'my password' });
    expect(button(twoStepLogin.turnOn)).toBeInTheDocument();
  });

  it('cannot be turned off when the site requires it', async () => {
    await open({ twoStep: true, twoStepRequired: true, recoveryCodesLeft: 1 });
    expect(twoStep().getByRole('status')).toHaveTextContent(twoStepLogin.required);
    expect(screen.queryByRole('button', { name: twoStepLogin.turnOff })).toBeNull();
  });

  it('shows new recovery codes once after the password was entered, even if two-step login is required', async () => {
    await open({ twoStep: true, twoStepRequired: true, recoveryCodesLeft: 2 });
    expect(twoStep().getByRole('status')).toHaveTextContent(`${twoStepLogin.codesLeft(2)} ${twoStepLogin.fewCodes}`);
    await click(twoStepLogin.renewCodes);
    server.on(endpoints.renewRecoveryCodes, () => refusal(400, staffTexts.wrongPassword));
    await user.type(password(), 'wrong{enter}');
    expect(await screen.findByText(staffTexts.wrongPassword)).toBeInTheDocument();
    expect(password()).toHaveFocus();
    const codes = ['aaaa-1111', 'bbbb-2222', 'cccc-3333'];
    server.on(endpoints.renewRecoveryCodes, () => json(200, { recoveryCodes: codes }));
    await user.clear(password());
    await user.type(password(), 'my password{enter}');
    expect(await screen.findByText('cccc-3333')).toBeInTheDocument();
    expect(sent(server.to(endpoints.renewRecoveryCodes)[1])).toEqual({ password: 'my password' });

    await click(twoStepTexts.recoveryCodes.done);
    expect(screen.queryByText('cccc-3333')).toBeNull();
    expect(twoStep().getByRole('status')).toHaveTextContent(twoStepLogin.codesLeft(3));
    expect(twoStep().getByRole('status')).not.toHaveTextContent(twoStepLogin.fewCodes);
  });
});

describe('emails about new applications', () => {
  const { choices, changed, goTo, noAddress } = accountTexts.news;
  const choice = (name: string) => screen.getByRole('radio', { name });

  it('come when the account’s owner chooses, which another attempt can store', async () => {
    await open();
    expect(screen.getByRole('radiogroup', { name: goTo(account.email) })).toBeInTheDocument();
    expect(choice(choices['at once'])).toBeChecked();
    server.on(endpoints.updateNews, () => refusal(500, texts.internal));
    await user.click(choice(choices.daily));
    expect(await screen.findByRole('alert')).toHaveTextContent(yourAccountTexts.changeNewsFailed);
    expect(choice(choices['at once'])).toBeChecked();
    server.on(endpoints.updateNews, noContent);
    await click(dashboardTexts.retry);
    expect(await screen.findByText(changed)).toBeInTheDocument();
    expect(choice(choices.daily)).toBeChecked();
    expect(sent(server.to(endpoints.updateNews)[1])).toEqual({ news: 'daily' });
  });

  it('cannot be chosen without an address', async () => {
    await open({ email: '' });
    expect(screen.getByText(noAddress)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the name and the title', () => {
  const { fields, submit, saved } = accountTexts.profile;

  it('are saved, cleaned, with a name at least', async () => {
    await open();
    server.on(endpoints.updateProfile, noContent);
    const name = screen.getByLabelText(fields.name);
    expect(name).toHaveValue(account.name);
    enter(name, ' ');
    await click(submit);
    expect(name).toBeInvalid();
    expect(server.to(endpoints.updateProfile)).toEqual([]);
    enter(name, ' 王小明  Rao ');
    enter(screen.getByLabelText(fields.title), 'Lead engineer');
    await click(submit);
    expect(await screen.findByText(saved)).toBeInTheDocument();
    expect(sent(server.to(endpoints.updateProfile)[0])).toEqual({ name: '王小明 Rao', title: 'Lead engineer' });
  });
});

it('names who stands in while somebody is away, with the last day', async () => {
  const { deputy, until, submit, saved } = accountTexts.away;
  server.on(endpoints.listColleagues, () =>
    json(200, [aColleague(account.username, { name: account.name }), aColleague('grace', { name: 'Grace Hopper' })]),
  );
  server.on(endpoints.updateAway, noContent);
  await open();
  const fields = section(accountTexts.away.heading);
  await fields.findByRole('option', { name: 'Grace Hopper' });
  expect(fields.queryByRole('option', { name: account.name })).toBeNull();
  await user.selectOptions(fields.getByLabelText(deputy), 'grace');
  await user.click(fields.getByRole('button', { name: submit }));
  expect(await fields.findByText(yourAccountTexts.invalidDeputy)).toBeVisible();
  enter(fields.getByLabelText(until), '2026-12-31');
  await user.click(fields.getByRole('button', { name: submit }));
  expect(await fields.findByText(saved)).toBeVisible();
  expect(server.to(endpoints.updateAway).map(sent)).toEqual([{ deputy: 'grace', away_until: '2026-12-31' }]);
});

describe('the calendar feed', () => {
  const { heading, on, off, create, renew, end, address } = accountTexts.calendar;
  const feed = () => section(heading);

  it('is created with an address that is shown once and can be copied, gets another one, and ends', async () => {
    await open();
    expect(feed().getByText(off)).toBeInTheDocument();
    server.on(endpoints.createCalendarFeed, () => json(201, { path: '/calendar/first.ics' }));
    await click(create);
    const shown = await feed().findByLabelText(address);
    expect(shown).toHaveValue(`${location.origin}/calendar/first.ics`);
    expect(shown).toHaveFocus();
    expect(feed().getByText(on)).toBeInTheDocument();
    await user.click(feed().getByRole('button', { name: twoStepTexts.copy }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/calendar/first.ics`);

    server.on(endpoints.createCalendarFeed, () => json(201, { path: '/calendar/second.ics' }));
    await click(renew);
    await waitFor(() => expect(feed().getByLabelText(address)).toHaveValue(`${location.origin}/calendar/second.ics`));

    server.on(endpoints.endCalendarFeed, noContent);
    await click(end);
    expect(await feed().findByText(off)).toBeInTheDocument();
    expect(feed().queryByLabelText(address)).toBeNull();
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
  });

  it('stays on when it could not be ended, and ends with another attempt', async () => {
    await open({ calendar: true });
    expect(feed().queryByLabelText(address)).toBeNull();
    server.on(endpoints.endCalendarFeed, () => refusal(500, texts.internal));
    await click(end);
    expect(await screen.findByRole('alert')).toHaveTextContent(yourAccountTexts.changeCalendarFailed);
    server.on(endpoints.endCalendarFeed, noContent);
    await click(dashboardTexts.retry);
    expect(await feed().findByText(off)).toBeInTheDocument();
  });
});

it('connects a calendar, says what was found or what is wrong, and disconnects it', async () => {
  const { field, submit, found, on, off, end } = accountTexts.busy;
  await open();
  await click(submit);
  expect(screen.getByLabelText(field)).toHaveAttribute('aria-invalid', 'true');
  server.on(endpoints.updateBusy, () => refusal(400, responseTexts.busyFaults.page));
  enter(screen.getByLabelText(field), 'https://example.com/ical');
  await click(submit);
  expect(await screen.findByText(responseTexts.busyFaults.page)).toBeVisible();
  expect(screen.getByText(off)).toBeVisible();
  server.on(endpoints.updateBusy, () => json(200, { times: 12 }));
  await click(submit);
  expect(await screen.findByText(found(12))).toBeVisible();
  expect(screen.getByText(on)).toBeVisible();
  expect(screen.getByLabelText(field)).toHaveValue('');
  expect(sent(server.to(endpoints.updateBusy)[1])).toEqual({ address: 'https://example.com/ical' });
  server.on(endpoints.endBusy, noContent);
  await click(end);
  expect(await screen.findByText(off)).toBeVisible();
});

describe('the hours for interviews', () => {
  const { zone, days, from, to, copy, submit, saved } = accountTexts.hours;
  const save = () => click(submit);
  const fill = (day: string, [begin, end]: [string, string]) => {
    enter(screen.getByLabelText(from(day)), begin);
    enter(screen.getByLabelText(to(day)), end);
  };

  it('are copied to all days, and saved without the days that are blank', async () => {
    await open();
    server.on(endpoints.updateHours, noContent);
    await user.selectOptions(screen.getByLabelText(zone), 'Africa/Cairo');
    fill('Thursday', ['09:00', '12:30']);
    await click(copy('Thursday'));
    fill('Monday', ['', '']);
    fill('Sunday', ['10:00', '11:00']);
    await save();
    expect(await screen.findByText(saved)).toBeInTheDocument();
    const copied = { from: '09:00', to: '12:30' };
    const week = [null, copied, copied, copied, copied, copied, { from: '10:00', to: '11:00' }];
    expect(sent(server.to(endpoints.updateHours)[0])).toEqual({ hours: { zone: 'Africa/Cairo', days: week } });
  });

  it('are none once all days are blank', async () => {
    await open({ hours: { zone: 'Europe/Berlin', days: days.map((day) => (day === 'Tuesday' ? { from: '09:00', to: '10:00' } : null)) } });
    expect(screen.getByLabelText(zone)).toHaveValue('Europe/Berlin');
    server.on(endpoints.updateHours, noContent);
    fill('Tuesday', ['', '']);
    await save();
    await screen.findByText(saved);
    expect(sent(server.to(endpoints.updateHours)[0])).toEqual({ hours: null });
  });

  it('end after they begin', async () => {
    await open();
    fill('Monday', ['12:00', '09:00']);
    await save();
    expect(await screen.findByText(staffTexts.invalidHours)).toBeVisible();
    expect(screen.getByLabelText(to('Monday'))).toHaveFocus();
    expect(server.to(endpoints.updateHours)).toEqual([]);
  });
});
