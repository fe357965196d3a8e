import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applicantEndpoints, type ApplicantView } from '#rooms/applicant/contract/endpoints.ts';
import type { OwnInterview } from '#rooms/interviews/contract/own-interviews.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { ownApplication } from '../../../tests/component/own-application.ts';
import { fakeServerOfFile, json, sent, unreachable } from '../../../tests/component/server.ts';
import { button, click, enter, textsOf, user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { interviewTexts as texts } from './interview-texts.ts';
import { standingId } from './ApplicationRoad.tsx';
import { LoadedApplication } from './LoadedApplication.tsx';

const token = 'A'.repeat(43);
const { readOwnApplication, answerInterview, addOwnMessage } = applicantEndpoints;

/** Berlin's clocks change on 28 March. */
const [saturday, sundayEarly, sunday] = ['2027-03-27T09:00:00.000Z', '2027-03-27T23:30:00.000Z', '2027-03-28T09:00:00.000Z'] as const;

const proposed: OwnInterview = {
  id: 'first',
  state: 'proposed',
  at: null,
  minutes: 45,
  place: 'Room 4',
  interviewers: ['robin', 'kim'],
  why: '',
  zone: 'Asia/Kolkata',
  times: [saturday, sundayEarly, sunday],
  change_until: null,
};

const booked: OwnInterview = {
  ...proposed,
  state: 'booked',
  at: sunday,
  times: [saturday],
  change_until: '2099-03-27T09:00:00.000Z',
};

const viewWith = (interview: OwnInterview, changes: Partial<ApplicantView> = {}): ApplicantView => ({
  ...ownApplication,
  status: 'interview',
  interview,
  ...changes,
});

const server = fakeServerOfFile();

const inZone = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
};

beforeEach(() => inZone('Europe/Berlin'));

async function open(interview: OwnInterview, changes: Partial<ApplicantView> = {}) {
  server.on(readOwnApplication, () => json(200, viewWith(interview, changes)));
  renderOnSite(<LoadedApplication token={token} />);
  await screen.findByRole('heading', { name: ownApplication.job_title });
}

const answerWith = (interview: OwnInterview, status = 200) => {
  const view = viewWith(interview);
  server.on(answerInterview, () => json(status, status === 200 ? view : { error: privatePageTexts.timeTaken, current: view }));
};
const days = () => ['Sat, Mar 27, 2027', 'Sun, Mar 28, 2027'].map((day) => textsOf(screen.getByRole('list', { name: day }), 'button'));
const answers = () => server.to(answerInterview).map(sent);
/** What has the focus. */
const facts = () => document.activeElement;

it('shows the times by day in the zone of the applicant, and what the office’s clock shows', async () => {
  await open(proposed);
  expect(days()).toEqual([
    ['Sat, Mar 27, 2027, 10:00 AM 2:30 PM at the office'],
    ['Sun, Mar 28, 2027, 12:30 AM 5:00 AM at the office', 'Sun, Mar 28, 2027, 11:00 AM 2:30 PM at the office'],
  ]);
  screen.getByText(`${texts.zone('Central European Time')} ${texts.officeZone('India Standard Time')}`);
  for (const fact of ['45 minutes', 'Room 4', 'robin, kim']) screen.getByText(fact);
  screen.getByText(applicantTexts.interview.proposed());
  expect(screen.getByRole('heading', { name: texts.choose })).toHaveFocus();
});

const mars = { zone: 'Mars/Olympus', clocks: [{ since: '2027-01-01T00:00:00.000Z', ahead: 330 }] };
const twice = ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z'];

it.each<[shows: string, own: string, Partial<OwnInterview>, times: string[], zones: string]>([
  [
    'the office’s weekday if it is another one',
    'America/Los_Angeles',
    { times: ['2027-03-28T23:00:00.000Z'] },
    ['Sun, Mar 28, 2027, 4:00 PM Mon, 4:30 AM at the office'],
    `${texts.zone('Pacific Time')} ${texts.officeZone('India Standard Time')}`,
  ],
  ['no office whose clock is the same', 'Asia/Calcutta', {}, ['Sat, Mar 27, 2027, 2:30 PM '], texts.zone('India Standard Time')],
  [
    'the clock of a zone that only the server knows',
    'Europe/Berlin',
    mars,
    ['Sat, Mar 27, 2027, 10:00 AM 2:30 PM at the office'],
    `${texts.zone('Central European Time')} ${texts.officeZone('Mars/Olympus')}`,
  ],
  [
    'the two hours that clocks show twice',
    'America/New_York',
    { zone: 'America/New_York', times: twice },
    [4, 5].map((behind) => `Sun, Nov 7, 2027, 1:30 AM (UTC-${behind}) `),
    texts.zone('Eastern Time'),
  ],
])('shows %s', async (_, own, changes, times, zones) => {
  inZone(own);
  await open({ ...proposed, times: [saturday], ...changes });
  expect(screen.getAllByRole('button', { name: /, 2027/ }).map(({ textContent }) => textContent)).toEqual(times);
  screen.getByText(zones);
});

it('books a time with one click, moves it to one that is left, or cancels it, and moves the focus to what is left', async () => {
  await open(proposed);
  const send = server.hold(answerInterview);
  await click(/10:00/);
  await click(/11:00/);
  for (const time of screen.getAllByRole('button', { name: /, 2027/ })) expect(time).toHaveAttribute('aria-disabled', 'true');
  expect(button(/10:00/)).toHaveTextContent(texts.sending);
  send(json(200, viewWith({ ...booked, at: saturday, times: [sunday] })));
  const moment = await screen.findByText('Sat, Mar 27, 2027, 10:00 AM');
  await waitFor(() => expect(facts()).toContainElement(moment));
  expect(facts()).toHaveTextContent(`10:00 AM 2:30 PM at the office${texts.invited}`);
  screen.getByText(applicantTexts.interview.booked());
  expect(answers()).toEqual([{ token, id: 'first', choose: saturday, zone: 'Europe/Berlin' }]);
  screen.getByText(texts.changeUntil('Fri, Mar 27, 2099, 10:00 AM (Central European Time)'));

  await user.click(screen.getByText(texts.move));
  answerWith({ ...booked, times: [] });
  await click(/11:00/);
  const moved = await screen.findByText('Sun, Mar 28, 2027, 11:00 AM');
  await waitFor(() => expect(facts()).toContainElement(moved));
  await user.click(screen.getByText(texts.move));
  expect(screen.getByText(texts.noOther)).toBeVisible();

  await user.click(screen.getByText(texts.cancel, { selector: 'summary' }));
  answerWith({ ...booked, state: 'cancelled', at: null, times: [] });
  await click(texts.cancel);
  await screen.findByText(applicantTexts.interview.cancelled());
  expect(answers().at(-1)).toEqual({ token, id: 'first', cancel: true });
  await waitFor(() => expect(document.getElementById(standingId)).toHaveFocus());
  expect(screen.queryByRole('heading', { name: texts.yours })).toBeNull();
});

it('keeps the times after a lost answer, and shows those that are left after somebody was faster', async () => {
  await open(proposed);
  server.on(answerInterview, unreachable);
  await click(/10:00/);
  await screen.findByText(privatePageTexts.interviewFailed, { exact: false });
  expect(days().flat()).toHaveLength(3);
  answerWith({ ...proposed, times: [saturday, sunday] }, 409);
  await click(/12:30 AM/);
  expect(await screen.findByRole('alert')).toHaveTextContent(privatePageTexts.timeTaken);
  expect(days().flat()).toHaveLength(2);
  await waitFor(() => expect(facts()).toHaveTextContent('Room 4'));
});

it.each([
  ['offers to say that none suits', proposed],
  ['asks for other times once none is left', { ...proposed, times: [] }],
])('%s, and lets the applicant choose after all', async (_, interview) => {
  await open(interview);
  const isOver = interview.times.length === 0;
  expect(screen.queryByText(texts.noneLeft) !== null).toBe(isOver);
  screen.getByRole('heading', { name: isOver ? texts.yours : texts.choose });
  if (!isOver) await user.click(screen.getByText(texts.decline));
  await click(texts.declineForm.submit);
  screen.getByText(texts.declineForm.blank);
  enter(screen.getByLabelText(new RegExp(`^${texts.declineForm.label.replace('?', '')}`)), 'Any Friday');
  server.on(answerInterview, unreachable);
  await click(texts.declineForm.submit);
  await screen.findByText(privatePageTexts.interviewFailed, { exact: false });
  answerWith({ ...proposed, state: 'declined' });
  await click(texts.declineForm.submit);
  await screen.findByText(texts.declined);
  await waitFor(() => expect(facts()).toHaveTextContent(texts.declined));
  screen.getByText(applicantTexts.interview.declined());
  expect(screen.queryByText(texts.decline)).toBeNull();
  expect(answers().at(-1)).toEqual({ token, id: 'first', decline: 'Any Friday' });
  answerWith(booked);
  await click(/11:00/);
  await screen.findByText('Sun, Mar 28, 2027, 11:00 AM');
});

it('says to write once it is too late for changes', async () => {
  await open({ ...booked, times: [], change_until: '2020-03-27T09:00:00.000Z' });
  screen.getByText(texts.tooLate);
  expect(screen.queryByText(texts.move)).toBeNull();
});

it('links to the call of a place', async () => {
  await open({ ...booked, place: 'Call: https://meet.example.com/a' });
  const link = { href: 'https://meet.example.com/a', target: '_blank', rel: 'noopener noreferrer' };
  expect(screen.getByText('meet.example.com/a')).toMatchObject(link);
});

it.each([
  ['held', 'closed', true],
  ['cancelled', 'in review', true],
  ['cancelled', 'closed', false],
] as const)('of an interview that is %s, says so, and why, on an application that is %s: %s', async (state, status, isSaid) => {
  await open({ ...booked, state, at: state === 'held' ? sunday : null, why: 'The office is closed' }, { status });
  expect(screen.queryByText('The office is closed') !== null).toBe(isSaid);
  expect(screen.queryByText(applicantTexts.interview[state]('Mar 28, 2027')) !== null).toBe(isSaid);
  expect(screen.queryByRole('heading', { name: texts.yours })).toBeNull();
});

it('shows an interview that was proposed while the page was open, and leaves the focus where it is', async () => {
  server.on(addOwnMessage, () => json(200, viewWith(proposed)));
  server.on(readOwnApplication, () => json(200, ownApplication));
  renderOnSite(<LoadedApplication token={token} />);
  enter(await screen.findByLabelText(new RegExp(`^${applicantTexts.add.label}`)), 'Hello');
  await click(applicantTexts.add.submit);
  await screen.findByRole('heading', { name: texts.choose });
  expect(screen.getByRole('heading', { name: texts.choose })).not.toHaveFocus();
});
