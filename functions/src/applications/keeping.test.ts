import { describe, expect, it } from 'vitest';
import { visitorTexts } from '../platform/contract/visitor-texts.ts';
import { monthsLater } from '../platform/months-later.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { keepingRules } from './contract/keeping-rules.ts';
import { dueOf, isProlonged, keeping, keepingRuleOf, staysUntil } from './keeping.ts';

it.each([
  ['2026-11-20T03:00:00.000Z', -1, '2026-10-20T03:00:00.000Z'],
  ['2026-03-31T23:59:59.999Z', -1, '2026-02-28T23:59:59.999Z'],
  ['2028-03-31T00:00:00.000Z', -1, '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', -12, '2027-02-28T00:00:00.000Z'],
])('%s and %i months are %s', (from, months, expected) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(expected);
});

describe('an application of 3 January 2026', () => {
  const created = { created_at: '2026-01-03T12:00:00.000Z', kept_in: '' };

  it.each([
    ['is kept for 12 months', false, '2026-01-03T12:00:00Z', '2027-01-03T12:00:00.000Z', null],
    ['is kept for 24 months if that is agreed to', true, '2026-01-03T12:00:00Z', '2028-01-03T12:00:00.000Z', '2027-12-04T12:00:00.000Z'],
    ['is kept from the day of agreeing', true, '2027-12-10T12:00:00Z', '2029-12-10T12:00:00.000Z', '2029-11-10T12:00:00.000Z'],
    ['is kept until now if that is ended later', false, '2027-12-10T12:00:00Z', '2027-12-10T12:00:00.000Z', null],
  ])('%s', (_what, keep, now, kept_until, ask_at) => {
    const { ask_at: asked, kept_until: until, ...agreed } = keeping(keep, created, new Date(now));
    expect([until.toISOString(), asked && asked.toISOString()]).toEqual([kept_until, ask_at]);
    expect(agreed).toEqual({ keep, keep_text: keep ? visitorTexts.keep : '' });
  });

  it.each([
    ['2028-01-03T12:00:00.000Z', false],
    ['2027-12-04T12:00:00.001Z', false],
    ['2027-12-04T12:00:00.000Z', true],
    ['', true],
  ])('that is kept until %j and could be kept until 3 January 2028 is prolonged: %s', (until, expected) => {
    expect(isProlonged(until, keeping(true, created, new Date(created.created_at)))).toBe(expected);
  });
});

it('an application that was added after its job had closed is kept from its arrival', () => {
  const created = { created_at: '2026-01-10T12:00:00.000Z', kept_in: 'US' };
  const stored = { ...created, keep: false, kept_until: '', status: 'Pending', shown_status: 'received', shown_at: '' };
  for (const closed of ['2023-05-01T12:00:00.000Z', '']) {
    expect(dueOf(stored, closed)).toEqual(new Date('2030-01-10T12:00:00.000Z'));
    const agreed = { ...stored, keep: true, kept_until: '2031-01-10T12:00:00.000Z' };
    expect(staysUntil(agreed, closed, new Date('2026-02-01'), 'visitor')).toEqual(dueOf(stored, closed));
  }
});

const at = (...countries: string[]) => ({
  places: countries.map((country) => ({ town: '', region: '', country })),
  location: '',
  country: '',
  workplace: '',
});

it.each([
  ['of a country with a row', at('US'), 'US'],
  ['of several countries is the longest', at('IN', 'US', 'DE'), 'US'],
  ['of other countries', at('IN', 'DE'), ''],
  ['without a place', at(), ''],
  ['stored before there were places', { ...at(), country: 'US' }, 'US'],
  ['with words that name a state', { ...at(), location: 'San José, CA' }, 'US'],
  ['with words that name the country', { ...at(), location: 'Remote (US) or Pune' }, 'US'],
  ['with words that name another', { ...at(), location: 'Bengaluru, IN, or Chennai, TN' }, ''],
])('the rule of a job %s', (_what, job, country) => {
  expect(keepingRuleOf(job).country).toBe(country);
});

describe.each(keepingRules)('in five years of nights, in $place an application', ({ country, months }) => {
  const start = Date.parse('2026-01-10T12:00:00Z');
  const day = (days: number) => new Date(start + days * dayMs);
  const after = (days: number, added: number = months) => monthsLater(day(days), added);
  const later = (one: Date, other: Date) => (one > other ? one : other);
  const created = { created_at: day(0).toISOString(), kept_in: country };

  type Change = Partial<Parameters<typeof dueOf>[0]> | { closed: string | null };
  type Event = (days: number) => Change;

  const tell =
    (status: string, shown_status: string): Event =>
    (days) => ({ status, shown_status, shown_at: day(days).toISOString() });
  const [told, withdrawn, reviewed] = [tell('Rejected', 'closed'), tell('Withdrawn', 'withdrawn'), tell('Reviewed', 'in review')];
  const untold: Event = () => ({ status: 'Rejected' });
  const shut: Event = (days) => ({ closed: day(days).toISOString() });
  const reopened: Event = () => ({ closed: null });
  const keep =
    (keep: boolean): Event =>
    (days) => ({ keep, kept_until: keeping(keep, created, day(days)).kept_until.toISOString() });
  const [agreed, ended] = [keep(true), keep(false)];

  /** @returns the night of its removal, if any; it is looked at only after `kept_until` */
  function removedIn(events: Record<number, Event>): Date | undefined {
    let state = { ...created, keep: false, kept_until: '', status: 'Pending', shown_status: 'received', shown_at: '', ...ended(0) };
    let closed: string | null = null;
    for (let night = 0.6; night < 5.2 * 365; night += 1) {
      const change = events[Math.floor(night)]?.(Math.floor(night)) ?? {};
      if ('closed' in change) closed = change.closed;
      else state = { ...state, ...change };
      if (Date.parse(state.kept_until) >= day(night).getTime()) continue;
      const until = staysUntil(state, closed, day(night), 'retention');
      if (!until) return day(night);
      state = { ...state, keep: false, kept_until: until.toISOString() };
    }
    return undefined;
  }

  it.each<[what: string, events: Record<number, Event>, due: Date | undefined]>([
    ['that nobody answers stays while the job is open', {}, undefined],
    ['goes after the decision was told', { 40: told }, after(40)],
    ['goes after it was withdrawn', { 25: withdrawn }, after(25)],
    ['goes after its job has closed', { 30: shut }, after(30)],
    ['that is decided after its job has closed counts from the decision', { 30: shut, 90: told }, after(90)],
    ['whose rejection nobody has mailed has not ended', { 40: untold }, undefined],
    ['whose job is reopened stays', { 30: shut, 200: reopened }, undefined],
    ['whose job is reopened and closed again goes later', { 30: shut, 200: reopened, 330: shut }, after(330)],
    ['that is reopened itself and told again goes later', { 40: told, 100: reviewed, 160: told }, after(160)],
    ['that is kept goes when both times are over', { 10: agreed, 40: told }, later(after(40), after(10, 24))],
    ['that is kept while it goes on stays, though the consent ends', { 10: agreed }, undefined],
    ['whose consent is prolonged goes when that is over', { 10: agreed, 40: told, 720: agreed }, later(after(40), after(720, 24))],
    ['whose consent is ended goes as if there had been none', { 10: agreed, 40: told, 60: ended }, after(40)],
    ['whose consent is ended late goes in that night, or after its time', { 10: agreed, 40: told, 700: ended }, later(after(40), day(700))],
  ])('%s', (_what, events, due) => {
    const removed = removedIn(events);
    expect(removed === undefined).toBe(due === undefined || due > day(5.2 * 365));
    if (!removed || !due) return;
    expect(removed.getTime() - due.getTime()).toBeGreaterThanOrEqual(0);
    expect(removed.getTime() - due.getTime()).toBeLessThanOrEqual(dayMs);
  });
});
