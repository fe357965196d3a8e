import { expect, it } from 'vitest';
import type { AccountChange } from '#rooms/accounts/contract/account-changes.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs, serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { calendarOf } from '../../functions/src/platform/mail/calendar.ts';
import { renderTemplate } from '../../functions/src/templates.ts';
import { readCalendar } from '../../functions/testing/read-calendar.ts';
import { newEmail, storeColleague } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { hoursAhead, interviewCalls, threeTimes } from './interviews.ts';
import { mailSettings, mailsTo, writeDue } from './mail.ts';

const api = useApi({ mail: mailSettings });
/** A session of its own, since tests move the clock beyond its end. */
const staff: Pick<ReturnType<typeof adminOf>, 'call'> = { call: (...call) => adminOf(api).call(...call) };
const { answer, proposed, booked, edit, interviewOf, sendMails } = interviewCalls(api, { ...adminOf(api), ...staff });

/**
 * @returns what the calendar at an address reads in the mails that wait for it, in the order of
 * their SEQUENCE, with the first lines of the mails
 */
async function invitationsAt(address: string) {
  const letters = (await mailsTo(api, address)).flatMap((waiting) => {
    const letter = renderTemplate(waiting.get('template') as string, waiting.get('values'));
    return letter?.event ? [{ ...letter, event: letter.event }] : [];
  });
  const read = letters.map(async ({ event, subject, text }) => {
    const { method, entries } = readCalendar(await calendarOf(event.method, [event], 'site@example.com', address));
    const [entry] = entries;
    return { method, uid: entry?.uid, sequence: Number(entry?.sequence), text: `${subject}\n${text}` };
  });
  return (await Promise.all(read)).sort((one, other) => one.sequence - other.sequence);
}

const byTeamPage = (username: string, json: AccountChange) => staff.call(endpoints.updateAccount, username, { json });
const byCommandLine = (username: string, edit: AccountChange) => api.parts.admins.change(username, edit, 'command line', { seen: true });

const correct = async (id: string, applicant_email: string) => {
  const updated_at = (await api.parts.applications.get(id))?.updated_at;
  return staff.call(endpoints.correctAddress, id, { json: { applicant_email, updated_at } });
};

it.each<[who: string, change: (id: string, username: string, address: string) => Promise<unknown>]>([
  ['a colleague, on the team page', (_id, username, email) => byTeamPage(username, { email, jobs: [] })],
  ['a colleague, on the command line', (_id, username, email) => byCommandLine(username, { email, jobs: [] })],
  ['an applicant', (id, _username, email) => correct(id, email)],
])('another address of %s takes the invitations to what is booked and lies ahead with it', async (who, change) => {
  const [robin, kim] = [await storeColleague(api), await storeColleague(api)];
  const { id, email, interview } = await booked([robin.username, kim.username]);
  const past = await booked([robin.username], { times: [hoursAhead(2)] });
  await proposed([robin.username], { times: [hoursAhead(100)] });
  for (const about of [id, past.id]) await sendMails(about);
  const db = await api.firebase.db();
  await db.doc(`interviews/${past.interview}`).update({ at: new Date(hoursAhead(-1)) });
  expect(JSON.stringify((await db.doc(`interviews/${interview}`).get()).data())).not.toContain('@example.com');
  const from = who === 'an applicant' ? email : robin.email;
  const others = [email, robin.email, kim.email].filter((other) => other !== from);
  const address = newEmail();
  for (let times = 0; times < 2; times += 1) await change(id, robin.username, address);
  const uid = `${interview}@example.com`;
  expect(await invitationsAt(from)).toMatchObject([{ method: 'CANCEL', uid, sequence: 1 }]);
  expect((await invitationsAt(from))[0]?.text).toMatch(
    /no longer has this email address.*The interview takes place\.|no longer write to this address/,
  );
  expect(await invitationsAt(address)).toMatchObject([{ method: 'REQUEST', uid, sequence: 2 }]);
  for (const other of others) expect(await invitationsAt(other)).toEqual([]);
  // What follows goes to the new address alone.
  await sendMails(id);
  await staff.call(endpoints.cancelInterview, interview);
  expect(await invitationsAt(from)).toEqual([]);
  for (const to of [address, ...others]) expect(await invitationsAt(to)).toMatchObject([{ method: 'CANCEL', uid, sequence: 3 }]);
});

it('an address that ends gets a cancellation, and the first one of an account an invitation', async () => {
  const { username, email } = await storeColleague(api, { email: '' });
  expect(email).toBe('');
  const { id, interview } = await booked([username]);
  const [first, second] = [newEmail(), newEmail()];
  await byTeamPage(username, { email: first, jobs: [] });
  expect(await invitationsAt(first)).toMatchObject([{ method: 'REQUEST', sequence: 2 }]);
  await sendMails(id);
  await byTeamPage(username, { email: '', jobs: [] });
  expect(await invitationsAt(first)).toMatchObject([{ method: 'CANCEL', sequence: 3, uid: `${interview}@example.com` }]);
  // The cancellation is still sent when the address changes again.
  await byTeamPage(username, { email: second, jobs: [] });
  expect(await invitationsAt(first)).toHaveLength(1);
  expect(await invitationsAt(second)).toMatchObject([{ method: 'REQUEST', sequence: 6 }]);
  expect(await interviewOf(interview)).toMatchObject({ state: 'booked', interviewers: [username] });
});

it('of a booking and a change of address at the same time, only the present address is left with an invitation', async () => {
  for (let round = 0; round < 2; round += 1) {
    const robin = await storeColleague(api);
    const { link, interview } = await proposed([robin.username], { times: [threeTimes[0]] });
    const address = newEmail();
    // The emulator ends a transaction that waits for too long with an error that the SDK doesn't repeat.
    const repeated = (call: () => Promise<{ status: number }>) =>
      expect.poll(async () => (await call()).status, { timeout: 45_000 }).toBeLessThan(300);
    await Promise.all([
      repeated(() => answer(link, { id: interview, choose: threeTimes[0] })),
      repeated(() => byTeamPage(robin.username, { email: address, jobs: [] })),
    ]);
    expect((await invitationsAt(address)).at(-1)).toMatchObject({ method: 'REQUEST' });
    expect((await invitationsAt(robin.email)).at(-1)?.method).not.toBe('REQUEST');
  }
});

it('moves leave one invitation for each reader waiting, the newest, up to a number of them a day', async () => {
  const robin = await storeColleague(api);
  const { id, email, link, interview } = await booked([robin.username]);
  const choose = (turn: number) => answer(link, { id: interview, choose: threeTimes[turn % 2] });
  for (let move = 1; move <= serverLimits.movesPerDay; move += 1) expect((await choose(move)).status).toBe(200);
  for (const to of [email, robin.email]) {
    const invitations = await invitationsAt(to);
    expect(invitations).toMatchObject([{ method: 'REQUEST', sequence: serverLimits.movesPerDay }]);
    // Nobody has been told of the first time.
    expect(invitations[0]?.text).toMatch(/booked/);
  }
  const before = await interviewOf(interview);
  const refused = await choose(serverLimits.movesPerDay + 1);
  expect(refused).toMatchObject({ status: 409, json: { error: responseTexts.movedOften } });
  expect(await interviewOf(interview)).toEqual(before);
  await sendMails(id);
  api.clockOffset += dayMs;
  expect((await choose(serverLimits.movesPerDay + 1)).status).toBe(200);
  expect((await invitationsAt(email))[0]?.text).toContain('has changed');
  expect((await answer(link, { id: interview, cancel: true })).status).toBe(200);
  for (const to of [email, robin.email]) expect(await invitationsAt(to)).toMatchObject([{ method: 'CANCEL' }]);
});

it.each<[cause: string, act: (scene: { id: string; link: string; interview: string }) => Promise<unknown>]>([
  ['it is cancelled', ({ interview }) => staff.call(endpoints.cancelInterview, interview)],
  ['it is moved', ({ interview }) => edit(interview, { at: hoursAhead(90) })],
  ['the applicant withdraws', ({ link }) => api.call(endpoints.withdrawOwnApplication, '', { json: { token: link } })],
  ['the applicant erases', ({ link }) => api.call(endpoints.eraseOwnApplication, '', { json: { token: link } })],
  [
    'the applicant is rejected, by a mail that waits',
    ({ id }) => staff.call(endpoints.updateApplicationStatus, id, { json: { status: 'Rejected', tell: 'now' } }),
  ],
  [
    'the document changes by hand',
    async ({ interview }) => (await api.firebase.db()).doc(`interviews/${interview}`).update({ at: new Date(hoursAhead(80)) }),
  ],
  ['it has begun', () => Promise.resolve((api.clockOffset = Date.parse(threeTimes[0]) - Date.now()))],
])('a reminder that waits is not sent after %s', async (_cause, act) => {
  const robin = await storeColleague(api);
  const { id, email, link, interview } = await booked([robin.username]);
  await sendMails(id);
  api.clockOffset = Date.parse(threeTimes[0]) - dayMs + 1000 - Date.now();
  await writeDue(api);
  const waiting = [...(await mailsTo(api, email)), ...(await mailsTo(api, robin.email))].filter(
    (one) => one.get('values.what') === 'tomorrow',
  );
  expect(waiting).toHaveLength(2);
  await act({ id, link, interview });
  for (const reminder of waiting) {
    expect(await api.parts.outbox.lease(reminder.id)).toBeUndefined();
    expect((await reminder.ref.get()).exists).toBe(false);
  }
});
