import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { JobInput } from '#rooms/jobs/contract/job-input.ts';
import { dayMs, serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { hashOf } from '../../functions/src/platform/tokens.ts';
import { runPostDue } from '../../functions/src/post-due.ts';
import { runUpkeep } from '../../functions/src/upkeep/upkeep.ts';
import { exampleJob } from '../example-job.ts';
import { newEmail } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { expectLimited, fromNewAddress, lowLimits } from './low-limits.ts';
import { mailSettings, writeDue } from './mail.ts';
import { useMailSink } from './mail-sink.ts';
import { overridden } from './overridden.ts';

const siteUrl = 'https://www.example.com';

const sink = await useMailSink();

const mail = () => mailSettings(sink.smtpUrl);
const api = useApi({ mail });
const limited = useApi({ ...lowLimits.options, mail });

const now = () => Date.now() + api.clockOffset;
beforeEach(() => api.clear());

const received = sink.to;

function request(email: string, filter?: Record<string, unknown>, site = api, headers = {}) {
  return site.call(endpoints.requestAlerts, '', { json: { email, filter, recaptchaToken: site.solveCaptcha() }, headers });
}

/** @returns the token of the first link in the newest mail to an address */
function tokenOf(email: string): string {
  return /#\w+=([\w-]{43})/.exec(received(email)[0]?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string) => api.call(endpoints.confirmAlerts, '', { json: { token } });
const post = () => runPostDue(api.parts, now());

const subscriber = async (email: string) =>
  (await api.documents('alerts')).map((alert) => alert.data()).find((alert) => alert['email'] === email && 'informed_until' in alert);

/** @returns the address and the token of a request whose mail has arrived */
async function requested(filter?: Record<string, unknown>) {
  const email = newEmail();
  expect((await request(email, filter)).status).toBe(200);
  await post();
  return { email, token: tokenOf(email) };
}

async function subscribe(filter?: Record<string, unknown>): Promise<string> {
  const { email, token } = await requested(filter);
  expect((await confirm(token)).status).toBe(204);
  return email;
}

/** Moves the clock to the time of the next day at which alerts are due. */
function nextDay(): void {
  api.clockOffset = (Math.floor(now() / dayMs) + 1) * dayMs + serverLimits.newsSettleMs - Date.now();
}

/** Posts a job now, by the clock of the API. */
async function publish(changes: Partial<JobInput> = {}): Promise<string> {
  const id = await api.postJob(changes);
  const at = new Date(now());
  await (await api.firebase.db()).collection('jobs').doc(id).update({ published_at: at });
  return id;
}

describe('a request for alerts', () => {
  it('mails the address a confirmation link, and nothing else until it is confirmed', async () => {
    const email = newEmail();
    const answer = await request(email);
    expect(answer).toMatchObject({ status: 200, json: { message: responseTexts.alertsRequested } });
    await publish();
    nextDay();
    await post();
    expect(received(email).map(({ subject }) => subject)).toEqual(['Please confirm: new openings by email']);
    const [stored] = await api.documents('alerts');
    expect(stored?.get('links')).toEqual([hashOf(tokenOf(email))]);
    expect(JSON.stringify(stored?.data())).not.toContain(tokenOf(email));
  });

  it('is answered the same for a subscribed address, and changes the jobs once it is confirmed', async () => {
    await api.postJob({ location: 'Pune' });
    const email = await subscribe();
    const again = await request(email.replace('ada', 'ADA'), { location: 'Pune' });
    const unknown = await request(newEmail());
    expect(unknown.status).toBe(200);
    expect([again.status, again.text]).toEqual([unknown.status, unknown.text]);
    await post();
    expect(received(email)[0]?.text).toContain('Location: Pune');
    const before = await subscriber(email);
    expect(before).toMatchObject({ filter: {} });
    await confirm(tokenOf(email));
    const after = await subscriber(email);
    expect(after).toMatchObject({ filter: { location: ['Pune'] } });
    // So that jobs published after this time are still mailed.
    expect(after?.['informed_until']).toEqual(before?.['informed_until']);
  });

  it('can have several places and kinds, each of which is mailed', async () => {
    for (const location of ['Pune', 'Oslo', 'Graz']) await api.postJob({ location, job_type: 'Contract' });
    const filter = { location: ['Pune', 'Oslo'], job_type: ['Contract'] };
    const email = await subscribe({ ...filter, job_type: 'Contract' });
    expect(received(email)[0]?.text).toContain('Location: Pune, Oslo');
    expect((await adminOf(api).call(endpoints.listAlertFilters)).json).toEqual([filter]);
    api.clockOffset += 1000;
    for (const location of ['Pune', 'Oslo', 'Graz']) await publish({ title: `In ${location}`, location, job_type: 'Contract' });
    nextDay();
    await post();
    const alert = received(email).find(({ subject }) => subject === '2 new openings');
    expect(alert?.text.match(/In (Pune|Oslo|Graz)/g)?.sort()).toEqual(['In Oslo', 'In Pune']);
  });

  it('is neither blocked nor replaced by those of strangers, before it or after it', async () => {
    for (const location of ['Pune', 'Oslo', 'Graz']) await api.postJob({ location });
    const email = newEmail();
    const requestedTokens: string[] = [];
    for (const location of ['Oslo', 'Pune', 'Graz']) {
      expect((await request(email, { location })).status).toBe(200);
      await post();
      expect(received(email)[0]?.text).toContain(`Location: ${location}`);
      requestedTokens.push(tokenOf(email));
    }
    const [, own = ''] = requestedTokens;
    expect((await confirm(own)).status).toBe(204);
    expect(await subscriber(email)).toMatchObject({ filter: { location: ['Pune'] } });
    // The link of the confirmed request stays, however many requests follow.
    for (let stranger = 0; stranger < 3; stranger += 1) await request(email, { location: 'Oslo' });
    expect(await subscriber(email)).toMatchObject({ filter: { location: ['Pune'] }, links: [hashOf(own)] });
    await api.call(endpoints.endAlerts, '', { json: { token: own } });
    expect(await api.documents('alerts')).toEqual([]);
    expect((await confirm(requestedTokens[0] ?? '')).status).toBe(404);
  });

  it('mails the address as entered, even if another one differs only in its tag', async () => {
    const email = await subscribe();
    const tagged = email.replace('@', '+tag@');
    await request(tagged);
    await post();
    expect([received(email), received(tagged)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it.each([
    ['no job has', 'Buy now at https://spam.example'],
    ['only a closed job has', 'Secret'],
    ['no job has, beside one of a job', [exampleJob.department, 'Spam']],
  ])('is refused with a department that %s', async (_, department) => {
    await api.postJob({ department: 'Secret', status: 'Inactive' });
    const refused = { status: 400, json: { error: responseTexts.alertsUnknownFact } };
    expect(await request(newEmail(), { department })).toMatchObject(refused);
    expect([...(await api.documents('alerts')), ...(await api.documents('outbox'))]).toEqual([]);
  });

  it('is deleted if nobody confirms it within three days', async () => {
    const { token } = await requested();
    const kept = await subscribe();
    api.clockOffset += serverLimits.alertConfirmMs + 1;
    expect(await confirm(token)).toMatchObject({ status: 404, json: { error: responseTexts.alertsExpired } });
    await runUpkeep(api.parts, now());
    expect((await api.documents('alerts')).map((alert) => alert.get('email') as string)).toEqual([kept]);
  });
});

describe('a link', () => {
  it('that is unknown is refused after many from one IP address, and a valid one from there is not', async () => {
    const [headers, email] = [fromNewAddress(), newEmail()];
    await request(email, {}, limited);
    const [waiting] = await limited.documents('outbox');
    const token = /confirm=([\w-]{43})/.exec(JSON.stringify(waiting?.get('values')))?.[1];
    const confirmHere = (candidate = '') => limited.call(endpoints.confirmAlerts, '', { json: { token: candidate }, headers });
    for (let guess = 0; guess < 3; guess += 1) expect((await confirmHere('a'.repeat(43))).status).toBe(404);
    expectLimited(await confirmHere('a'.repeat(43)));
    expect((await confirmHere(token)).status).toBe(204);
  });

  it('confirms repeatedly, but not with its token in the query', async () => {
    const { token } = await requested();
    expect((await api.send('POST', `${endpoints.confirmAlerts.path}?token=${token}`, { json: {} })).status).toBe(400);
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([204, 204]);
  });

  it('with an unknown token gets 404 for a confirmation, and 204 as a known one for unsubscribing', async () => {
    const email = await subscribe();
    const unknown = 'a'.repeat(43);
    expect((await confirm(unknown)).status).toBe(404);
    const end = (token: string) => api.call(endpoints.endAlerts, '', { json: { token } });
    expect((await end(unknown)).status).toBe(204);
    expect(await api.documents('alerts')).toHaveLength(1);
    expect((await end(tokenOf(email))).status).toBe(204);
    expect(await api.documents('alerts')).toEqual([]);
    expect((await end(tokenOf(email))).status).toBe(204);
  });
});

it('unsubscribing also removes waiting mails', async () => {
  const email = await subscribe();
  await publish();
  nextDay();
  await writeDue(api);
  expect((await api.documents('outbox')).map((waiting) => waiting.get('to') as unknown)).toContain(email);
  await api.call(endpoints.endAlerts, '', { json: { token: tokenOf(email) } });
  expect((await api.documents('outbox')).filter((waiting) => waiting.get('state') === 'waiting')).toEqual([]);
});

describe('alerts', () => {
  it('name the new jobs that match, once, and offer to unsubscribe in one click', async () => {
    await publish({ title: 'Older' });
    api.clockOffset += 1000;
    const everything = await subscribe();
    const bengaluru = await subscribe({ location: exampleJob.location });
    api.clockOffset += 1000;
    await publish({ title: 'Near', department: 'New' });
    await publish({ title: 'Far', location: 'Oslo' });
    await publish({ title: 'General', general: true });
    await post();
    expect(received(everything)).toHaveLength(1);

    nextDay();
    await Promise.all([post(), post()]);
    await post();
    const [alert, ...others] = received(everything);
    expect(others).toHaveLength(1);
    expect(alert?.subject).toBe('2 new openings');
    expect(alert?.text).not.toMatch(/Older|General/);
    expect(received(bengaluru).map(({ subject }) => subject)).toEqual(['New opening: Near', 'Please confirm: new openings by email']);

    const oneClick = `${siteUrl}${endpoints.endAlerts.path}?token=${tokenOf(everything)}`;
    expect(alert?.headers).toMatchObject({ 'list-unsubscribe': `<${oneClick}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await api.send('POST', oneClick.replace(siteUrl, ''), { body })).status).toBe(204);
    await publish({ title: 'Next' });
    nextDay();
    await post();
    expect(received(everything)).toHaveLength(2);
    expect(received(bengaluru)[0]?.subject).toBe('New opening: Next');
  });

  it('reach the other subscribers if a document can’t be read', async () => {
    const email = await subscribe();
    await (await api.firebase.db()).doc('alerts/odd').set({ email: 5, informed_until: new Date(0) });
    await publish();
    nextDay();
    await post();
    expect(received(email)).toHaveLength(2);
  });

  it('are announced to staff beforehand, without addresses', async () => {
    await api.postJob({ location: 'Pune' });
    const open = await requested();
    for (const filter of [{}, { location: 'Pune' }]) await subscribe(filter);
    await request(open.email, { location: 'Pune' });
    const filters = (await adminOf(api).call(endpoints.listAlertFilters)).json as object[];
    expect(filters.sort((a, b) => Object.keys(a).length - Object.keys(b).length)).toEqual([{}, { location: ['Pune'] }]);
  });

  it('continue where a failed run ended, and leave nobody out', async () => {
    const emails = [await subscribe(), await subscribe(), await subscribe()];
    await publish({ title: 'News' });
    nextDay();
    const { alerts } = api.parts;
    let mailed = 0;
    const failing = overridden(alerts, {
      inform: (...parameters) => (mailed++ < 1 ? alerts.inform(...parameters) : Promise.reject(new Error('died'))),
    });
    await expect(runPostDue({ ...api.parts, alerts: failing }, now())).rejects.toThrow('died');
    await post();
    await post();
    for (const email of emails) expect(received(email).map(({ subject }) => subject)).toEqual(['New opening: News', expect.any(String)]);
  });

  it('read no jobs again on the same day', async () => {
    await subscribe();
    nextDay();
    await post();
    const { jobs } = api.parts;
    const refuse = () => Promise.reject(new Error('read'));
    const parts = { ...api.parts, jobs: overridden(jobs, { listOpen: refuse }) };
    expect(await runPostDue(parts, now())).toEqual([]);
  });
});
