import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { calendarPath } from '#rooms/platform/contract/paths.ts';
import { newToken } from '../../functions/src/platform/tokens.ts';
import { listen, stop } from '../../local/ports.ts';
import { readCalendar } from '../../functions/testing/read-calendar.ts';
import type { NewApplication } from '../../functions/src/applications/store.ts';
import { storeColleague, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { hoursAhead, interviewCalls, threeTimes } from './interviews.ts';
import { expectLimited, fromNewAddress, lowLimits } from './low-limits.ts';
import { mailSettings, mailsTo, writeDue } from './mail.ts';
import { ownCalls } from './own-calls.ts';

const api = useApi({ ...lowLimits.options, mail: mailSettings });
const calendarReach = { protocols: ['http:'], isAllowed: (address: string) => address === '127.0.0.1' };
const connected = useApi({ mail: mailSettings, settings: (settings) => ({ ...settings, calendarReach }) });
/** A session of its own, since tests move the clock beyond its end. */
const admin = () => adminOf(api);
const inDays = (days: number) => hoursAhead(24 * days);
const bookInterview = (interviewers: string[], at: string, changes: Partial<NewApplication> = {}) =>
  interviewCalls(api, admin()).booked(interviewers, { times: [at], minutes: 45, place: 'Room 4' }, storeWithLink(api, changes));

type Colleague = Awaited<ReturnType<typeof storeColleague>>;

async function createFeed(colleague: Colleague): Promise<string> {
  const answer = await colleague.call(endpoints.createCalendarFeed);
  expect(answer.status).toBe(201);
  return endpoints.createCalendarFeed.output.parse(answer.json).path;
}

const read = (path: string, headers: Record<string, string> = fromNewAddress()) => api.send('GET', path, { headers });
const entriesOf = async (path: string) => readCalendar((await read(path)).text).entries;
const statusOf = async (path: string) => (await read(path)).status;

/** @returns the values of the mails about an interview to an address, the oldest first */
async function interviewMails(to: string) {
  const mails = (await mailsTo(api, to)).filter((mail) => String(mail.get('template')).startsWith('interview'));
  return mails.map((mail) => mail.get('values') as { what?: string; at: string; sequence: number }).toReversed();
}

const move = async (id: string, at: string) =>
  expect(await interviewCalls(api, admin()).edit(id, { at, place: 'Room 5' })).toMatchObject({ status: 200 });

describe('a calendar feed', () => {
  it('has what the invitations say, follows changes, and loses what is cancelled', async () => {
    const robin = await storeColleague(api);
    const path = await createFeed(robin);
    const at = inDays(2);
    const { interview } = await bookInterview([robin.username], at);
    const answer = await read(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const booked = {
      uid: `${interview}@example.com`,
      sequence: 0,
      status: 'CONFIRMED',
      start: at.replace('.000', ''),
      end: new Date(Date.parse(at) + 45 * 60_000).toISOString().replace('.000', ''),
      summary: 'Interview: Ada Lovelace, Windchill Developer',
      location: 'Room 4',
      organizer: ['sysDNA', 'mailto:site@example.com'],
      attendees: [],
    };
    expect(readCalendar(answer.text)).toEqual({ method: 'PUBLISH', entries: [booked] });
    expect(answer.text).toContain('\r\nX-WR-CALNAME:Interviews, sysDNA\r\n');

    await move(interview, inDays(3));
    const [moved] = await entriesOf(path);
    expect(moved).toMatchObject({ uid: booked.uid, start: inDays(3).replace('.000', ''), location: 'Room 5' });
    const invited = await interviewMails(robin.email);
    expect(invited.map(({ what, sequence }) => [what, sequence])).toEqual([['booked', moved?.sequence]]);

    await admin().call(endpoints.cancelInterview, interview);
    expect(await entriesOf(path)).toEqual([]);
    // A calendar without a component is none (RFC 5545, 3.6).
    expect((await read(path)).text).toContain('\r\nBEGIN:VTIMEZONE\r\nTZID:Etc/UTC\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n');
  });

  it('has interviews for 30 days after they were held', async () => {
    const robin = await storeColleague(api);
    const path = await createFeed(robin);
    await bookInterview([robin.username], inDays(2));
    api.clockOffset += 31 * dayMs;
    expect(await entriesOf(path)).toHaveLength(1);
    api.clockOffset += 2 * dayMs;
    expect(await entriesOf(path)).toEqual([]);
  });

  it('of a manager has only what they interview in, for their jobs', async () => {
    const manager = await storeColleague(api, { role: 'manager', jobs: ['theirs'] });
    const robin = await storeColleague(api);
    const path = await createFeed(manager);
    const { interview } = await bookInterview([manager.username], inDays(4), { job_id: 'theirs' });
    await bookInterview([robin.username], inDays(5), { job_id: 'theirs' });
    expect((await entriesOf(path)).map(({ uid }) => uid)).toEqual([`${interview}@example.com`]);
    await (await api.firebase.db()).doc(`admins/${manager.username}`).update({ jobs: ['another'] });
    expect(await entriesOf(path)).toEqual([]);
  });

  it('ends with a new address, on request, and with its account', async () => {
    const robin = await storeColleague(api);
    const first = await createFeed(robin);
    const second = await createFeed(robin);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect((await robin.call(endpoints.endCalendarFeed)).status).toBe(204);
    expect(await statusOf(second)).toBe(404);
    const third = await createFeed(robin);
    await api.parts.admins.setDisabled(robin.username, true);
    expect(await statusOf(third)).toBe(404);
  });

  it('can be read as often as a calendar likes, while unknown addresses are limited', async () => {
    const path = await createFeed(await storeColleague(api));
    const sender = fromNewAddress();
    const unknown = () => read(calendarPath.replace(':token', newToken()), sender);
    for (let call = 0; call < 3; call += 1) {
      expect(await unknown()).toMatchObject({ status: 404, json: { error: responseTexts.notFound } });
    }
    expectLimited(await unknown());
    for (let call = 0; call < 5; call += 1) expect((await read(path, sender)).status).toBe(200);
  });
});

describe('the day before an interview', () => {
  const reminders = async (to: string) => (await interviewMails(to)).filter(({ what }) => what === 'tomorrow');

  it('everybody but who is rejected is reminded once, whatever runs at the same time, and again after it was moved', async () => {
    const robin = await storeColleague(api);
    const { email, interview } = await bookInterview([robin.username], inDays(2));
    const rejected = await bookInterview([(await storeColleague(api)).username], inDays(2));
    await admin().setStatus(rejected.id, { status: 'Rejected', tell: 'now' });
    await writeDue(api);
    expect(await reminders(email)).toEqual([]);
    api.clockOffset += dayMs + 15 * 60_000;
    await Promise.all([writeDue(api), writeDue(api), writeDue(api)]);
    await writeDue(api);
    for (const to of [email, robin.email]) expect(await reminders(to)).toMatchObject([{ at: inDays(2) }]);
    expect(await reminders(rejected.email)).toEqual([]);

    await move(interview, inDays(5));
    await writeDue(api);
    api.clockOffset += 3 * dayMs;
    await writeDue(api);
    expect(await reminders(email)).toMatchObject([{ at: inDays(5) }]);
  });
});

describe('the calendar of a colleague', () => {
  /** What its server answers. */
  let file: string | number = '';
  const server = createServer((_, response) => void (typeof file === 'number' ? response.writeHead(file).end() : response.end(file)));
  let address = '';
  beforeAll(async () => void (address = `http://${await listen(server)}/private-secret/basic.ics`));
  afterAll(() => stop(server));
  const busyAt = (at: string, uid = 'somebody') => {
    const [start, end] = [at, new Date(Date.parse(at) + dayMs / 24).toISOString()].map((time) => time.replace(/[-:]|\.000/g, ''));
    const event = [`UID:${uid}`, `DTSTAMP:${start}`, `DTSTART:${start}`, `DTEND:${end}`, 'SUMMARY:Surgery'];
    return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  };
  const [first, second, third] = threeTimes;

  it('says when they are busy to those who propose, and nothing else; its address is kept, and shown to nobody', async () => {
    const kim = await storeColleague(connected, { role: 'manager', jobs: [] });
    const staff = adminOf(connected);
    const save = (json: object) => kim.call(endpoints.updateBusy, '', { json });
    const kept = async () => (await (await connected.firebase.db()).doc(`admins/${kim.username}`).get()).get('busy_address') as unknown;
    file = '<html>';
    expect(await save({ address })).toMatchObject({ status: 400, json: { error: responseTexts.busyFaults.page } });
    expect(await kept()).toBeUndefined();
    file = busyAt(first);
    expect(await save({ address })).toMatchObject({ status: 200, json: { times: 1 } });
    expect(await kept()).toBe(address);

    const query = new URLSearchParams({
      from: first,
      to: third,
      interviewers: `${kim.username},${(await storeColleague(connected)).username}`,
    });
    const path = `${endpoints.listBusy.path}?${query}`;
    const answer = await staff.send('GET', path);
    expect(answer.json).toEqual([
      { username: kim.username, read: true, times: [{ start: first, end: new Date(Date.parse(first) + dayMs / 24).toISOString() }] },
    ]);
    expect((await kim.send('GET', path)).status).toBe(403);
    const account = await kim.call(endpoints.readAccount);
    expect(account.json).toMatchObject({ busy: true });
    const colleagues = await staff.call(endpoints.listColleagues);
    const trail = (await connected.documents('auditLog')).filter((entry) => entry.get('document') === kim.username);
    expect(trail.map((entry) => entry.get('action') as unknown)).toContain('set busy calendar');
    for (const text of [answer.text, account.text, colleagues.text, JSON.stringify(trail.map((entry) => entry.data()))]) {
      expect(text).not.toMatch(/private-secret|Surgery/);
    }

    expect((await kim.call(endpoints.endBusy)).status).toBe(204);
    expect(await kept()).toBe('');
    expect((await staff.send('GET', path)).json).toEqual([]);
    await save({ address });
    await connected.parts.admins.setDisabled(kim.username, true);
    expect(await kept()).toBe('');
  });

  it('keeps applicants from choosing a time, but not by our own entries, and not once it cannot be read', async () => {
    const { username } = await storeColleague(connected, { busy_address: address });
    const { proposed, answer, interviewOf } = interviewCalls(connected, adminOf(connected));
    file = busyAt(first);
    const { link, interview, id } = await proposed([username]);
    const open = () => ownCalls(connected).view(link);
    expect((await open()).interview?.times).toEqual([second, third]);
    const choose = (time: string) => answer(link, { id: interview, choose: time });
    expect(await choose(first)).toMatchObject({ status: 409, json: { error: responseTexts.timeTaken } });
    expect((await choose(second)).status).toBe(200);
    connected.clockOffset += 61_000;
    file = busyAt(first, `${interview}@example.com`);
    expect((await open()).interview?.times).toEqual([first, third]);
    connected.clockOffset += 61_000;
    file = 503;
    expect((await open()).interview?.times).toEqual([first, third]);
    expect((await choose(first)).status).toBe(200);
    expect(await interviewOf(interview)).toMatchObject({ application: id, state: 'booked', at: first });
    const query = new URLSearchParams({ from: first, to: third, interviewers: username });
    expect((await adminOf(connected).send('GET', `${endpoints.listBusy.path}?${query}`)).json).toEqual([
      { username, read: false, times: [] },
    ]);
  });

  it('is not looked for in the network of the server', async () => {
    const save = (json: object) => adminOf(api, 'kim').call(endpoints.updateBusy, '', { json });
    for (const private_ of ['https://127.0.0.1/', 'webcal://169.254.169.254/', 'https://localhost:8080/']) {
      expect(await save({ address: private_ })).toMatchObject({ status: 400, json: { error: responseTexts.busyFaults.private } });
    }
    expect(await save({ address })).toMatchObject({ status: 400, json: { error: responseTexts.busyFaults.address } });
  });
});
