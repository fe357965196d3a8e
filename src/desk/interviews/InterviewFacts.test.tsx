import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { aColleague, anApplication, anInterview } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, noContent, refusal, sent } from '../../../tests/component/server.ts';
import { managerSession, renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { interviewWords } from '../shell/interview-words-texts.ts';
import { interviewsTexts, meetingTexts } from './interviews-texts.ts';
import { proposalTexts } from './propose-texts.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { openSession } from '../session/session.ts';
import { InterviewFacts } from './InterviewFacts.tsx';

const { change, cancel, withdraw, states } = interviewsTexts;
const server = fakeServerOfFile();
let interviews: Interview[];

beforeEach(() => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'America/New_York' });
  interviews = [anInterview()];
  server.on(endpoints.listInterviewsOf, () => json(200, interviews));
  const max = aColleague('max', { role: 'manager' });
  server.on(endpoints.listColleagues, () => json(200, [aColleague('ada'), aColleague('kim'), max]));
});

const open = () => renderStaff(<InterviewFacts application={anApplication()} />);

async function openForm() {
  open();
  await user.click(await screen.findByRole('button', { name: change.open }));
  return within(await screen.findByRole('dialog', { name: change.title('Asha Rao') }));
}

it('says when, where and with whom, in the time zone of the browser, and when earlier ones were held', async () => {
  const at = '2026-11-09T09:00:00.000Z';
  interviews = [
    anInterview(),
    anInterview({ id: 'earlier', state: 'held', at }),
    anInterview({ id: 'first', state: 'cancelled', at: null }),
  ];
  open();
  expect(await screen.findByText('Thu, Dec 3, 10:00 AM (Eastern Time)')).toBeVisible();
  expect(screen.getByText(`${meetingTexts.minutes(45)} ${interviewWords.with(['kim'])}`)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', interviews[0]?.place);
  expect(screen.getByText(interviewsTexts.earlier([formatMoment(at)]))).toBeVisible();
});

it('says why no time suits the applicant, and has no link for a place in a building', async () => {
  interviews = [anInterview({ state: 'declined', at: null, place: 'Room 4', text: 'I am at sea until May.' })];
  open();
  expect(await screen.findByText('I am at sea until May.')).toBeVisible();
  expect(screen.getByText('Room 4')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: interviewsTexts.change.open })).toBeNull();
});

it('is changed in a form that offers colleagues who see the job, says what is missing or who is busy, and is shown as it is then', async () => {
  const form = await openForm();
  expect(form.getByLabelText(new RegExp(`^${change.day}`))).toHaveValue('2026-12-03');
  expect(form.getByLabelText(new RegExp(`^${change.time}`))).toHaveValue('10:00');
  enter(form.getByLabelText(new RegExp(`^${change.day}`)), '2026-12-04');
  enter(form.getByLabelText(new RegExp(`^${change.time}`)), '11:10');
  await user.selectOptions(form.getByLabelText(meetingTexts.length), '60');
  enter(form.getByLabelText(new RegExp(`^${meetingTexts.place}`)), 'Room 4');
  const add = form.getByLabelText(meetingTexts.interviewers);
  expect(within(add).queryByRole('option', { name: 'max' })).toBeNull();
  await click(proposalTexts.remove('kim'));
  await click(change.submit);
  expect(await form.findByText(change.invalidTime)).toBeVisible();
  expect(form.getByText(staffTexts.invalidInterviewers)).toBeVisible();
  enter(form.getByLabelText(new RegExp(`^${change.time}`)), '11:15');
  await user.selectOptions(add, 'kim');
  await user.selectOptions(add, 'ada');
  server.on(endpoints.updateInterview, () => refusal(409, responseTexts.interviewersBusy));
  await click(change.submit);
  expect(await form.findByRole('alert')).toHaveTextContent(responseTexts.interviewersBusy);
  server.on(endpoints.updateInterview, (call) => {
    interviews = [anInterview(sent(call))];
    return json(200, interviews[0]);
  });
  await click(change.submit);
  expect(await screen.findByText('Fri, Dec 4, 11:15 AM (Eastern Time)')).toBeVisible();
  expect(server.to(endpoints.updateInterview).slice(1).map(sent)).toEqual([
    {
      at: '2026-12-04T16:15:00.000Z',
      minutes: 60,
      place: 'Room 4',
      interviewers: ['kim', 'ada'],
      why: '',
      updated_at: '2026-11-20T12:00:00.000Z',
    },
  ]);
});

it('stays at its time in an hour that the clocks show twice, if something else is changed', async () => {
  const at = '2027-11-07T06:30:00.000Z';
  interviews = [anInterview({ at })];
  server.on(endpoints.updateInterview, (call) => json(200, anInterview(sent(call))));
  const form = await openForm();
  expect(form.getByLabelText(new RegExp(`^${change.time}`))).toHaveValue('01:30');
  enter(form.getByLabelText(new RegExp(`^${meetingTexts.place}`)), 'Room 4');
  await click(change.submit);
  await waitFor(() => expect(server.to(endpoints.updateInterview).map(sent)).toMatchObject([{ at, place: 'Room 4' }]));
});

it.each([
  ['cancelled', 'booked', cancel],
  ['withdrawn', 'proposed', withdraw],
  ['withdrawn', 'declined', withdraw],
] as const)('is %s after a question if it is %s', async (_, state, ending) => {
  interviews = [anInterview({ state, ...(state !== 'booked' && { at: null, times: ['2026-12-03T15:00:00.000Z'] }) })];
  open();
  server.on(endpoints.cancelInterview, () => {
    interviews = [anInterview({ state: 'cancelled', at: null })];
    return noContent();
  });
  await user.click(await screen.findByRole('button', { name: ending.open }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(ending.question('Asha Rao'))).toBeVisible();
  expect(question.getByText(ending.consequence)).toBeVisible();
  const why = state === 'booked' ? 'The office is closed' : '';
  if (why) enter(question.getByLabelText(interviewsTexts.why.label), why);
  else expect(question.queryByRole('textbox')).toBeNull();
  await user.click(question.getByRole('button', { name: ending.confirm }));
  expect(await screen.findByText(states.cancelled)).toBeVisible();
  expect(sent(server.to(endpoints.cancelInterview)[0])).toEqual({ why, updated_at: anInterview().updated_at });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('is changed and cancelled only by staff who may', async () => {
  openSession(managerSession);
  open();
  await screen.findByText(/^Thu, Dec 3/);
  expect(screen.queryByRole('button', { name: interviewsTexts.change.open })).toBeNull();
});
