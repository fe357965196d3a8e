import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { applicationValues, fillTemplate } from '#rooms/answers/contract/replies.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { zonedTime } from '#rooms/platform/contract/zones.ts';
import { aColleague, anApplication, anInterview } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal, sent, unreachable } from '../../../tests/component/server.ts';
import { account, renderStaff, WithOutcome } from '../../../tests/component/staff.tsx';
import { button, enter, textsOf, user } from '../../../tests/component/user.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { meetingTexts, weekTexts } from './interviews-texts.ts';
import { proposalTexts, timeGridTexts } from './propose-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { deviceStore } from '../../shared/lib/stores.ts';
import { ProposalPanel } from './ProposalPanel.tsx';

const zone = browserZone();
const at = (date: string, time: string) => new Date(zonedTime(date, time, zone)).toISOString();
/** A Monday. */
const today = '2026-11-30';
const asha = anApplication({ assignee: 'robin' });
const mail = fillTemplate(mailTemplatesDefaults.invite, applicationValues(asha), account.name);

const ofBen = { application: 'ben', applicant_name: 'Ben Cho' };
const booked = anInterview({ ...ofBen, interviewers: ['robin'], minutes: 60, at: at('2026-12-02', '10:00') });

const again = { subject: 'Again', body: 'Dear {name}, again.' };
const own = ['Interview', 'Rejected'].map((status) => ({ name: `Of ${status}`, status, ...again }));

const server = fakeServerOfFile();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at(today, '09:00')) });
  onClose.mockReset();
  const days = Array.from({ length: 7 }, (_, day) => (day === 5 ? { from: '12:00', to: '13:00' } : null));
  const sam = aColleague('sam', { role: 'manager', jobs: ['windchill'], hours: { zone, days }, has_email: false });
  const mo = aColleague('mo', { role: 'manager', jobs: ['other'] });
  server.on(endpoints.listColleagues, () => json(200, [aColleague('admin'), aColleague('robin'), sam, mo]));
  server.on(endpoints.readAccount, () => json(200, account));
  server.on(endpoints.listInterviews, () => json(200, [booked]));
  server.on(endpoints.listBusy, () => json(200, []));
  server.on(endpoints.proposeInterview, () => json(201, { reply: 'mail', application: { ...asha, status: 'Interview' } }));
});

const panel = {
  application: asha,
  templates: { ...mailTemplatesDefaults, own, sends: true },
  onSending: () => undefined,
  onClose,
};

async function open(application = asha) {
  const view = renderStaff(
    <WithOutcome>{(outcome) => <ProposalPanel {...panel} application={application} outcome={outcome} />}</WithOutcome>,
  );
  await waitFor(() => expect(screen.getByText(proposalTexts.suggest).closest('button')).toHaveFocus());
  await screen.findByText('Ben Cho');
  return view;
}

const place = () => screen.getByLabelText(new RegExp(`^${meetingTexts.place}`));
/** Not by its role, because 300 half hours would each be asked for their names. */
const cell = (name: string) => screen.getByLabelText(name);
const click = (name: string) => user.click(screen.queryByLabelText(name) ?? screen.getByText(name));
const pressed = () => [...screen.getByRole('grid').querySelectorAll('[aria-pressed=true]')].map((one) => one.getAttribute('aria-label'));
const proposals = () => server.to(endpoints.proposeInterview);
const send = () => user.click(button(repliesTexts.send));
const chosen = (count: number) => screen.findByText(proposalTexts.chosen(count));

it('is sent with suggested times by three keys once length and place are known, and can be taken back', async () => {
  deviceStore.write('last interview', JSON.stringify({ minutes: 30, place: 'Room 4' }));
  await open();
  await user.keyboard('{Enter}');
  await chosen(5);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const times = [at('2026-12-01', '10:00'), at('2026-12-01', '10:30'), at('2026-12-02', '11:00'), at('2026-12-02', '11:30')];
  expect(sent(proposals()[0])).toEqual({
    ...mail,
    minutes: 30,
    place: 'Room 4',
    interviewers: ['robin'],
    zone,
    updated_at: asha.updated_at,
    times: [...times, at('2026-12-03', '10:00')],
  });
  server.on(endpoints.undoApplicationReply, () => json(200, asha));
  await user.click(button(new RegExp(`^${dashboardTexts.undo}`)));
  await waitFor(() => expect(server.to(endpoints.undoApplicationReply)[0]?.path).toMatch(/asha\/reply\/mail$/));
});

it('takes times by clicks and keys, but no busy or past ones, and removes them by their chips', async () => {
  await open();
  const blocked = [
    cell(`Wed, Dec 2, 9:30 AM, ${timeGridTexts.refused}`),
    cell(`Wed, Dec 2, 10:30 AM, ${timeGridTexts.entry({ key: '', interview: booked, start: 0, end: 0 }, (name) => name)}`),
    cell(`Mon, Nov 30, 9:00 AM, ${timeGridTexts.refused}`),
  ];
  for (const one of blocked) await user.click(one);
  expect(screen.getByText(proposalTexts.chosen(0))).toBeVisible();
  await user.click(cell('Tue, Dec 1, 9:00 AM'));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown} {ArrowUp}{ArrowLeft}{Enter}');
  await chosen(3);
  expect(pressed()).toEqual(['Tue, Dec 1, 9:00 AM', 'Wed, Dec 2, 9:00 AM', 'Thu, Dec 3, 9:30 AM']);
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  // The longer one would last until the next.
  await user.selectOptions(screen.getByLabelText(meetingTexts.length), '90');
  await click(proposalTexts.remove(proposalTexts.busy('Wed, Dec 2, 9:00 AM')));
  await click(proposalTexts.remove('Tue, Dec 1, 9:00 AM'));
  await chosen(1);
});

it('shows what the chosen interviewers have, among those who see the application', async () => {
  await open();
  const add = screen.getByLabelText(meetingTexts.interviewers);
  expect(textsOf(add, 'option')).toEqual([meetingTexts.add, 'admin', 'sam']);
  expect(screen.queryByText(meetingTexts.withoutEmail(['robin']))).toBeNull();
  await user.selectOptions(add, 'sam');
  expect(screen.getByText(meetingTexts.withoutEmail(['sam']))).toBeVisible();
  await click(proposalTexts.remove('robin'));
  expect(screen.queryByText('Ben Cho')).toBeNull();
  await user.click(cell('Wed, Dec 2, 10:00 AM'));
  await chosen(1);
  // On Saturdays.
  await click(proposalTexts.suggest);
  await chosen(4);
  await click(proposalTexts.remove('Sat, Dec 5, 12:00 PM'));
  enter(place(), 'Room 4');
  await send();
  const times = ['2026-12-12', '2026-12-19', '2026-12-26'].map((date) => at(date, '12:00'));
  await waitFor(() => expect(sent(proposals()[0])).toMatchObject({ interviewers: ['sam'], times }));
});

it.each([
  ['the owner', 'robin', 'robin'],
  ['a manager of the job if nobody owns it', '', 'sam'],
  ['a manager of the job if the writer owns it', account.username, 'sam'],
])('begins with %s as the interviewer', async (_, assignee, interviewer) => {
  server.on(endpoints.listInterviews, () => json(200, [{ ...booked, interviewers: ['robin', 'sam'] }]));
  await open(anApplication({ assignee }));
  expect(screen.getAllByRole('button', { name: new RegExp(`^${proposalTexts.remove('')}`) }).map((each) => each.textContent)).toEqual([
    interviewer,
  ]);
});

it('offers no time at which an interviewer is busy by their own calendar, and says whose cannot be read', async () => {
  const times = [{ start: at('2026-12-01', '10:15'), end: at('2026-12-02', '15:00') }];
  server.on(endpoints.listBusy, () => json(200, [{ username: 'robin', read: true, times }]));
  await open();
  await user.click(cell(`Tue, Dec 1, 10:00 AM, ${timeGridTexts.isBusy('robin')}`));
  await click(proposalTexts.suggest);
  await chosen(5);
  expect(pressed()[0]).toBe('Thu, Dec 3, 10:00 AM');
  server.on(endpoints.listBusy, () => json(200, [{ username: 'robin', read: false, times: [] }]));
  await click(weekTexts.next);
  expect(await screen.findByText(proposalTexts.unread(['robin']))).toBeVisible();
  server.on(endpoints.listBusy, () => refusal(500, texts.internal));
  await click(weekTexts.next);
  await click(proposalTexts.suggest);
  expect(await screen.findByText(proposalTexts.unread(['robin']))).toBeVisible();
  await chosen(5);
});

it('says if the interviews cannot be loaded, and if nothing is free', async () => {
  await open();
  server.on(endpoints.listInterviews, () => refusal(500, texts.internal));
  await click(weekTexts.next);
  await click(proposalTexts.suggest);
  expect(await screen.findByText(staffTexts.fetchInterviewsFailed)).toBeVisible();
  expect(screen.getByText(proposalTexts.chosen(0))).toBeVisible();
  const all = { ...booked, at: null, state: 'proposed', times: [at('2026-12-07', '00:00')], minutes: 60 * 24 * 28 };
  server.on(endpoints.listInterviews, () => json(200, [all]));
  await click(dashboardTexts.retry);
  await click(proposalTexts.suggest);
  expect(await screen.findByText(proposalTexts.nothingFree)).toBeVisible();
});

it('is kept until it is sent or cancelled', async () => {
  const { unmount } = await open();
  await user.click(cell('Tue, Dec 1, 9:00 AM'));
  enter(place(), 'Room 4');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  const second = await open();
  expect(place()).toHaveValue('Room 4');
  await chosen(1);
  await click(dashboardTexts.cancel);
  second.unmount();
  await open();
  expect(place()).toHaveValue('');
});

it('says what is missing, and why it was not sent, and sends the same again with the same key', async () => {
  await open();
  await click(proposalTexts.remove('robin'));
  await send();
  expect(screen.getByText(texts.requiredFields)).toBeVisible();
  expect(screen.getByText(staffTexts.invalidTimes)).toBeVisible();
  expect(screen.getByText(staffTexts.invalidInterviewers)).toBeVisible();
  expect(place()).toHaveFocus();
  expect(proposals()).toEqual([]);
  await user.selectOptions(screen.getByLabelText(meetingTexts.interviewers), 'robin');
  enter(place(), 'Room 4');
  await click(proposalTexts.suggest);
  await chosen(5);
  server.on(endpoints.proposeInterview, unreachable);
  await send();
  await screen.findByText(proposalTexts.failed);
  server.on(endpoints.proposeInterview, () => refusal(409, responseTexts.interviewBooked));
  await send();
  expect(await screen.findByText(responseTexts.interviewBooked)).toBeVisible();
  expect(new Set(proposals().map(({ headers }) => headers.get(idempotencyHeader))).size).toBe(1);
});

it('begins with a template of the team for interviews, and keeps what was written in another', async () => {
  await open();
  const written = screen.getByLabelText(new RegExp(`^${repliesTexts.fields.body}`));
  const template = screen.getByLabelText(repliesTexts.template);
  expect(within(template).getAllByRole('option')).toHaveLength(2);
  enter(written, 'Edited');
  await user.selectOptions(template, 'Of Interview');
  expect(written).toHaveValue('Dear Asha Rao, again.');
  await user.selectOptions(template, repliesTexts.templates.invite);
  expect(written).toHaveValue('Edited');
});
