import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applicantView } from '#rooms/applicant/contract/endpoints.ts';
import { application } from '#rooms/applications/contract/applications.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { retention } from '#rooms/platform/contract/retention.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { monthsLater } from '../../functions/src/platform/months-later.ts';
import { deliver } from '../../functions/src/platform/mail/deliver.ts';
import type { Parts } from '../../functions/src/parts.ts';
import { runUpkeep } from '../../functions/src/upkeep/upkeep.ts';
import { storeWithLink } from './examples.ts';
import { useApi } from './harness.ts';
import { untilAvailable } from './http.ts';
import { mailSettings, mailsTo, tokensIn } from './mail.ts';
import { overridden } from './overridden.ts';
import { ownCalls } from './own-calls.ts';
import { useMailSink } from './mail-sink.ts';

const sink = await useMailSink();
const api = useApi({ mail: () => mailSettings(sink.smtpUrl) });

const size = { page: 2, cleanUpPage: 250, expiredPages: 10, retentionMs: 60_000 };

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.clockOffset = 0;
  await api.clear();
});

/** Stores an application with a private link. */
async function applied({ keep = true } = {}) {
  const application = await storeWithLink(api, { keep });
  const { created_at, kept_until } = await stored(application.id);
  return { ...application, created: new Date(created_at), until: new Date(kept_until) };
}

const stored = async (id: string) => application.parse(await api.parts.applications.get(id));
const exists = async (id: string) => (await api.parts.applications.get(id)) !== undefined;
const { own, view } = ownCalls(api);
const keep = (link: string, wanted: boolean) => own('keepOwnApplication', link, { keep: wanted });
const kindsOf = async (id: string) => (await api.parts.timeline.page(id, 100)).items.map(({ kind }) => kind);
const daysBefore = (time: Date, days: number) => new Date(time.getTime() - days * dayMs);

/** Moves the clock, and runs the upkeep. */
function runAt(time: Date, parts: Parts = api.parts) {
  api.clockOffset = time.getTime() - Date.now();
  return runUpkeep(parts, time.getTime(), size);
}

describe('30 days before the deletion', () => {
  it('an applicant who is kept is asked once, however many runs there are', async () => {
    const { id, email, until } = await applied();
    const other = await applied({ keep: false });
    expect(await runAt(daysBefore(until, 30.1))).toMatchObject({ asked: 0 });
    const due = daysBefore(until, 30);
    const runs = await Promise.all([runAt(due), runAt(due)]);
    expect(runs.reduce((sum, { asked = 0 }) => sum + asked, 0)).toBe(1);
    expect(await runAt(daysBefore(until, 29))).toMatchObject({ asked: 0 });
    expect(await mailsTo(api, email)).toHaveLength(1);
    expect(await mailsTo(api, other.email)).toEqual([]);
    expect(await stored(id)).toMatchObject({ kept_until: until.toISOString() });
    expect((await api.parts.timeline.page(id, 10)).items[0]).toMatchObject({ kind: 'mail', by: 'site', template: 'keep again' });
    const actions = (await api.documents('auditLog')).map((entry) => entry.get('action') as string);
    expect(actions.filter((action) => action === 'ask to keep')).toHaveLength(1);
  });

  it('gets a mail whose new link opens the page, where the mail appears without it', async () => {
    const { email, link, until } = await applied();
    await runAt(daysBefore(until, 30));
    const [mail] = await mailsTo(api, email);
    const [token = ''] = tokensIn(mail);
    expect((await own('readOwnApplication', token)).status).toBe(404);
    expect(await deliver(mail?.id ?? '', api.parts)).toBe('sent');
    const { conversation, ...opened } = await view(token);
    expect(opened).toMatchObject({ keep: true, agreed_until: until.toISOString(), status: 'received' });
    expect(conversation).toMatchObject([{ kind: 'mail', text: expect.stringContaining(visitorTexts.keep) as string }]);
    expect(JSON.stringify(conversation)).not.toContain(token);
    // The first link still works.
    expect((await view(link)).agreed_until).toBe(until.toISOString());
  });

  it('all of several pages are asked, and after a run that stopped those who were not', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => applied()));
    const due = daysBefore(new Date(Math.max(...all.map(({ until }) => until.getTime()))), 30);
    const { upkeep } = api.parts;
    const ask: Parts['upkeep']['ask'] = async function* (...given) {
      for await (const asked of upkeep.ask(...given)) {
        yield asked;
        throw new Error('lost');
      }
    };
    const failing = { ...api.parts, upkeep: overridden(upkeep, { ask }) };
    expect((await runAt(due, failing)).stopped).toBeDefined();
    await runAt(due);
    const mails = await Promise.all(all.map(({ email }) => mailsTo(api, email)));
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('an application that is past its time is removed, not asked about', async () => {
    const { email, until } = await applied();
    expect(await runAt(daysBefore(until, -1))).toMatchObject({ asked: 0, removed: { applications: 1 } });
    expect(await mailsTo(api, email)).toEqual([]);
  });
});

describe('prolonging', () => {
  it('counts from the day of agreeing, and is asked about again', async () => {
    const { id, link, email, until } = await applied();
    const asked = daysBefore(until, 30);
    await runAt(asked);
    expect((await view(link)).kept_if_agreed).toMatch(monthsLater(asked, retention.keptMonths).toISOString().slice(0, 10));
    const answer = applicantView.parse((await keep(link, true)).json);
    expect(answer).toMatchObject({ keep: true, kept_if_agreed: null });
    const prolonged = new Date(answer.agreed_until ?? '');
    expect(prolonged.toISOString().slice(0, 10)).toBe(monthsLater(asked, retention.keptMonths).toISOString().slice(0, 10));
    expect(await kindsOf(id)).toEqual(['keep on', 'mail']);
    expect((await api.parts.timeline.page(id, 1)).items).toMatchObject([{ by: 'visitor', text: visitorTexts.keep }]);
    await runAt(daysBefore(until, -1));
    expect(await exists(id)).toBe(true);
    expect(await runAt(daysBefore(prolonged, 30))).toMatchObject({ asked: 1 });
    // The first mail has expired.
    expect(await mailsTo(api, email)).toHaveLength(1);
    await runAt(daysBefore(prolonged, -1));
    expect(await exists(id)).toBe(false);
  });

  it('happens once, however often and fast it is asked for', async () => {
    const { id, link } = await applied();
    expect((await view(link)).kept_if_agreed).toBeNull();
    api.clockOffset = 31 * dayMs;
    const answers = await Promise.all([1, 2, 3, 4].map(() => untilAvailable(() => keep(link, true))));
    for (let again = 0; again < 3; again += 1) answers.push(await keep(link, true));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await kindsOf(id)).toEqual(['keep on']);
    api.clockOffset += 29 * dayMs;
    await keep(link, true);
    expect(await kindsOf(id)).toHaveLength(1);
  });

  it.each(['Rejected', 'Hired', 'Withdrawn'])('changes nothing else of an application that is %s', async (status) => {
    const { id, link } = await applied();
    await api.parts.statuses.set(id, { status }, 'visitor');
    const before = await stored(id);
    api.clockOffset = 31 * dayMs;
    const attack = { keep: true, kept_until: '9999-01-01T00:00:00.000Z', status: 'Pending', id: 'other' };
    const { agreed_until: kept_until } = applicantView.parse((await own('keepOwnApplication', link, attack)).json);
    expect(await stored(id)).toEqual({ ...before, kept_until, updated_at: expect.any(String) as string });
    expect(Date.parse(kept_until ?? '')).toBeLessThan(monthsLater(new Date(Date.now() + 32 * dayMs), retention.keptMonths).getTime());
  });

  it('leaves no mail behind if the application is erased while its applicant is asked', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, link, until } = await applied();
      await Promise.all([runAt(daysBefore(until, 30)), own('eraseOwnApplication', link)]);
      expect(await mailsTo(api, email)).toEqual([]);
    }
  });
});

it('ending it within the first 12 months leaves these, without a question', async () => {
  const { id, link, created, until } = await applied();
  const twelve = monthsLater(created, retention.months);
  expect((await view(link)).kept_if_ended).toBe(twelve.toISOString());
  expect(await keep(link, false)).toMatchObject({ json: { keep: false, agreed_until: null, kept_if_ended: twelve.toISOString() } });
  expect(await runAt(daysBefore(twelve, 0.001))).toMatchObject({ asked: 0, removed: { applications: 0 } });
  await runAt(daysBefore(twelve, -0.001));
  expect([await exists(id), twelve < until]).toEqual([false, true]);
});
