import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Account, AccountSession } from '#rooms/accounts/contract/endpoints.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { aColleague } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, noContent, refusal, sent } from '../../../tests/component/server.ts';
import { account, renderStaff, visitStaff } from '../../../tests/component/staff.tsx';
import { button, click, enter, user } from '../../../tests/component/user.ts';
import { staffTitles } from '../shell/titles-texts.ts';
import { accountTexts } from './account-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { twoStepTexts } from './two-step-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { readToken } from '../session/session.ts';
import { Component as AccountPage, SessionsSection } from './Account.page.tsx';
import { BusySection, CalendarSection } from './CalendarSections.tsx';
import { PasswordSection } from './PasswordForm.tsx';
import { AwaySection, HoursSection, NewsSection, ProfileSection } from './SavedSections.tsx';
import { TwoStepSection } from './TwoStepSection.tsx';

const here: AccountSession = {
  id: 'here',
  opened: '2026-11-20T09:00:00.000Z',
  lastUsed: '2026-11-20T10:00:00.000Z',
  expires: '2026-11-20T21:00:00.000Z',
  current: true,
};
const elsewhere: AccountSession = { ...here, id: 'elsewhere', opened: '2026-11-19T09:00:00.000Z', current: false };

const server = fakeServerOfFile();

/** Shows a part of the page alone, with an account that it changes. */
function open(Section: ComponentType<{ account: Account; onChange: (change: Partial<Account>) => void }>, changes: Partial<Account> = {}) {
  function Page() {
    const [shown, setShown] = useState({ ...account, ...changes });
    return <Section account={shown} onChange={(change) => setShown({ ...shown, ...change })} />;
  }
  return renderStaff(<Page />);
}

it('is loaded again on request, which moves the focus to the heading; a new password ends other sessions', async () => {
  server.on(endpoints.listSessions, () => refusal(500, texts.internal));
  server.on(endpoints.readAccount, () => json(200, account));
  visitStaff(adminPaths.account, { path: adminPaths.account, element: <AccountPage /> });
  expect(await screen.findByRole('alert')).toHaveTextContent(yourAccountTexts.fetchAccountFailed);
  server.on(endpoints.listSessions, () => json(200, [elsewhere, here]));
  await click(dashboardTexts.retry);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: staffTitles.account })).toHaveFocus();
  server.on(endpoints.changePassword, noContent);
  server.on(endpoints.listSessions, () => json(200, [here]));
  enter(screen.getByLabelText(accountTexts.password.fields.currentPassword), 'old password');
  enter(screen.getByLabelText(accountTexts.password.fields.newPassword), 'quiet harbour 47 lanterns');
  await click(accountTexts.password.submit);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

it('lists the sessions with this browser’s first, and ends the others on request, again if that fails', async () => {
  const { endOthers, ended, current, heading } = accountTexts.sessions;
  function Page() {
    const [sessions, setSessions] = useState([elsewhere, here]);
    const onEnded = () => {
      setSessions([here]);
      return Promise.resolve();
    };
    return <SessionsSection sessions={sessions} onEnded={onEnded} />;
  }
  renderStaff(<Page />);
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(first).toHaveTextContent(current);
  expect(second).not.toHaveTextContent(current);
  server.on(endpoints.endOtherSessions, () => refusal(500, texts.internal));
  await click(endOthers);
  expect(await screen.findByRole('alert')).toHaveTextContent(yourAccountTexts.endSessionsFailed);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  server.on(endpoints.endOtherSessions, noContent);
  await click(dashboardTexts.retry);
  expect(await screen.findByText(ended(1))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: endOthers })).toBeNull();
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
});

describe('the password', () => {
  const onChanged = vi.fn(() => Promise.resolve());
  const { fields, submit } = accountTexts.password;
  const currentField = () => screen.getByLabelText(fields.currentPassword);
  const newField = () => screen.getByLabelText(fields.newPassword);

  async function change(newPassword = 'quiet harbour 47 lanterns') {
    enter(currentField(), 'old password');
    enter(newField(), newPassword);
    await click(submit);
  }

  const show = () => renderStaff(<PasswordSection username="admin" onChanged={onChanged} />);

  it('is changed in fields that password managers know, which are cleared, but not to one that is too short', async () => {
    const { container } = show();
    expect(currentField()).toHaveAttribute('autocomplete', 'current-password');
    expect(newField()).toHaveAttribute('autocomplete', 'new-password');
    expect(container.querySelector('input[autocomplete=username]')).toHaveValue('admin');
    server.on(endpoints.changePassword, noContent);
    await change('short');
    expect(newField()).toBeInvalid();
    expect(newField()).toHaveFocus();
    await change();
    expect(await screen.findByText(accountTexts.password.changed)).toBeInTheDocument();
    const body = { currentPassword: 'old password', newPassword: 'quiet harbour 47 lanterns' };
    expect(server.to(endpoints.changePassword).map(sent)).toEqual([body]);
    expect([currentField(), newField()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it.each([
    [staffTexts.wrongPassword, currentField],
    [yourAccountTexts.passwordCommon, newField],
    [yourAccountTexts.passwordPersonal, newField],
  ])('shows the refusal %j at its field', async (text, field) => {
    show();
    server.on(endpoints.changePassword, () => refusal(400, text));
    await change();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(readToken()).toBe('id-token');
  });
});

describe('two-step login', () => {
  const twoStepLogin = accountTexts.twoStep;
  const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/sysDNA:admin?secret=JBSWY3DPEHPK3PXP', challenge: 'challenge-1' };
  const password = () => screen.getByLabelText(accountTexts.password.fields.currentPassword);
  const code = () => screen.findByLabelText(twoStepTexts.app.label);

  async function reachSetup() {
    server.on(endpoints.beginTwoStep, () => json(201, setup));
    await click(twoStepLogin.turnOn);
    expect(password()).toHaveFocus();
    await user.type(password(), 'my password{enter}');
    await code();
  }

  it('is turned on with the password and a code in time, shows its recovery codes once, and is turned off with the password', async () => {
    open(TwoStepSection);
    expect(screen.getByText(twoStepLogin.off)).toBeInTheDocument();
    await reachSetup();
    server.on(endpoints.confirmTwoStep, () => refusal(400, yourAccountTexts.setupOver));
    await user.type(await code(), '000000{enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(yourAccountTexts.setupOver);
    expect(password()).toHaveFocus();
    await click(dashboardTexts.cancel);
    await reachSetup();
    server.on(endpoints.confirmTwoStep, () => json(200, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }));
    await user.type(await code(), '123456{enter}');
    expect(await screen.findByText('bbbb-2222')).toBeInTheDocument();
    expect(sent(server.to(endpoints.beginTwoStep)[0])).toEqual({ password: 'my password' });
    expect(sent(server.to(endpoints.confirmTwoStep)[1])).toEqual({ challenge: 'challenge-1', code: '123456' });

    await click(twoStepTexts.recoveryCodes.done);
    expect(screen.queryByText('bbbb-2222')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(`${twoStepLogin.on} ${twoStepLogin.codesLeft(2)}`);
    expect(screen.getByRole('heading', { name: twoStepLogin.heading })).toHaveFocus();

    server.on(endpoints.disableTwoStep, noContent);
    await click(twoStepLogin.turnOff);
    await user.type(password(), 'my password{enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(twoStepLogin.off));
    expect(sent(server.to(endpoints.disableTwoStep)[0])).toEqual({ password: 'my password' });
    expect(button(twoStepLogin.turnOn)).toBeInTheDocument();
  });

  it('shows new recovery codes once after the password was entered, even if two-step login is required, and cannot be turned off', async () => {
    open(TwoStepSection, { twoStep: true, twoStepRequired: true, recoveryCodesLeft: 2 });
    const { codesLeft, fewCodes, required } = twoStepLogin;
    expect(screen.getByRole('status')).toHaveTextContent(`${codesLeft(2)} ${fewCodes} ${required}`);
    expect(screen.queryByRole('button', { name: twoStepLogin.turnOff })).toBeNull();
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
    expect(screen.getByRole('status')).toHaveTextContent(twoStepLogin.codesLeft(3));
    expect(screen.getByRole('status')).not.toHaveTextContent(twoStepLogin.fewCodes);
  });
});

describe('emails about new applications', () => {
  const { choices, submit, saved, goTo, noAddress } = accountTexts.news;
  const choice = (name: string) => screen.getByRole('radio', { name });

  it('come when the account’s owner chooses, which another attempt can store', async () => {
    open(NewsSection);
    expect(screen.getByRole('radiogroup', { name: goTo(account.email) })).toBeInTheDocument();
    expect(choice(choices['at once'])).toBeChecked();
    server.on(endpoints.updateNews, () => refusal(500, texts.internal));
    await user.click(choice(choices.daily));
    await click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.internal);
    server.on(endpoints.updateNews, noContent);
    await click(submit);
    expect(await screen.findByText(saved)).toBeInTheDocument();
    expect(choice(choices.daily)).toBeChecked();
    expect(sent(server.to(endpoints.updateNews)[1])).toEqual({ news: 'daily' });
  });

  it('cannot be chosen without an address', () => {
    open(NewsSection, { email: '' });
    expect(screen.getByText(noAddress)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

it('saves the name and the title, cleaned, with a name at least', async () => {
  const { fields, submit, saved } = accountTexts.profile;
  open(ProfileSection);
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

it('names who stands in while somebody is away, with the last day', async () => {
  const { deputy, until, submit, saved } = accountTexts.away;
  server.on(endpoints.listColleagues, () =>
    json(200, [aColleague(account.username, { name: account.name }), aColleague('grace', { name: 'Grace Hopper' })]),
  );
  server.on(endpoints.updateAway, noContent);
  open(AwaySection);
  await screen.findByRole('option', { name: 'Grace Hopper' });
  expect(screen.queryByRole('option', { name: account.name })).toBeNull();
  await user.selectOptions(screen.getByLabelText(deputy), 'grace');
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText(yourAccountTexts.invalidDeputy)).toBeVisible();
  enter(screen.getByLabelText(until), '2026-12-31');
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(server.to(endpoints.updateAway).map(sent)).toEqual([{ deputy: 'grace', away_until: '2026-12-31' }]);
});

const { heading, on, off, create, renew, end, address } = accountTexts.calendar;

it('the calendar feed is created with an address that is shown once and can be copied, gets another one, and ends, again if that fails', async () => {
  open(CalendarSection);
  expect(screen.getByText(off)).toBeInTheDocument();
  server.on(endpoints.createCalendarFeed, () => json(201, { path: '/calendar/first.ics' }));
  await click(create);
  const shown = await screen.findByLabelText(address);
  expect(shown).toHaveValue(`${location.origin}/calendar/first.ics`);
  expect(shown).toHaveFocus();
  expect(screen.getByText(on)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: twoStepTexts.copy }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/calendar/first.ics`);

  server.on(endpoints.createCalendarFeed, () => json(201, { path: '/calendar/second.ics' }));
  await click(renew);
  await waitFor(() => expect(screen.getByLabelText(address)).toHaveValue(`${location.origin}/calendar/second.ics`));

  server.on(endpoints.endCalendarFeed, () => refusal(500, texts.internal));
  await click(end);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.internal);
  server.on(endpoints.endCalendarFeed, noContent);
  await click(end);
  expect(await screen.findByText(off)).toBeInTheDocument();
  expect(screen.queryByLabelText(address)).toBeNull();
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
});

it('connects a calendar, says what was found or what is wrong, and disconnects it', async () => {
  const { field, submit, found, on, off, end } = accountTexts.busy;
  open(BusySection);
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

  it('end after they begin, are copied to all days, and saved without the days that are blank', async () => {
    open(HoursSection);
    server.on(endpoints.updateHours, noContent);
    await user.selectOptions(screen.getByLabelText(zone), 'Africa/Cairo');
    fill('Thursday', ['12:00', '09:00']);
    await save();
    expect(await screen.findByText(staffTexts.invalidHours)).toBeVisible();
    expect(screen.getByLabelText(to('Thursday'))).toHaveFocus();
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
    open(HoursSection, {
      hours: { zone: 'Europe/Berlin', days: days.map((day) => (day === 'Tuesday' ? { from: '09:00', to: '10:00' } : null)) },
    });
    expect(screen.getByLabelText(zone)).toHaveValue('Europe/Berlin');
    server.on(endpoints.updateHours, noContent);
    fill('Tuesday', ['', '']);
    await save();
    await screen.findByText(saved);
    expect(sent(server.to(endpoints.updateHours)[0])).toEqual({ hours: null });
  });
});
