import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import type { Settings } from '../../functions/src/settings.ts';
import { type Api, useApi } from '../api/harness.ts';
import type { Answer } from '../api/http.ts';
import { inTurns } from '../bench/rounds.ts';
import { differenceOf, maxScore } from './difference.ts';
import { overridden } from '../api/overridden.ts';

const password = 'a good long password';
/** The logins of each kind. With so many, two kinds whose times never overlap score 5.94. */
const rounds = 24;

/** Hashing is cheaper than in production, but still takes most of a login's time. */
const settings = (defaults: Settings) => ({ ...defaults, passwordCost: { ln: 13, r: 8, p: 3 } });
const api = useApi({ settings });
/** An API that does not hash the password of an unknown account. */
const leaky = useApi({
  settings,
  parts: (parts) => ({
    ...parts,
    admins: overridden(parts.admins, {
      verify: async (name, candidate) => (name.startsWith('nobody') ? undefined : parts.admins.verify(name, candidate)),
    }),
  }),
});

const known = `ada-${randomUUID()}`;
const disabled = `off-${randomUUID()}`;
beforeAll(async () => {
  await Promise.all([api, leaky].map(({ parts }) => parts.admins.create(known, password)));
  await api.parts.admins.create(disabled, password);
  await api.parts.admins.setDisabled(disabled, true);
});

const logins = {
  'a wrong password': () => ({ username: known, password: 'a wrong long password' }),
  'an unknown name': () => ({ username: `nobody-${randomUUID()}`, password }),
  'a disabled account': () => ({ username: disabled, password }),
};
type Kind = keyof typeof logins;

type Sample = { ms: number; answer: Answer };

function takeSamples(instance: Api, kinds: Kind[]): Promise<Record<Kind, Sample[]>> {
  const takeSample = async (kind: Kind): Promise<Sample> => {
    const json = { ...logins[kind](), recaptchaToken: instance.solveCaptcha() };
    const start = performance.now();
    const answer = await instance.call(endpoints.login, '', { json });
    return { ms: performance.now() - start, answer };
  };
  const measures = Object.fromEntries(kinds.map((kind) => [kind, () => takeSample(kind)]));
  return inTurns(measures as Record<Kind, () => Promise<Sample>>, rounds, 1);
}

const times = (samples: Sample[]) => samples.map(({ ms }) => ms);

describe('a failed login', () => {
  let samples: Record<Kind, Sample[]>;
  beforeAll(async () => {
    samples = await takeSamples(api, ['a wrong password', 'an unknown name', 'a disabled account']);
  }, 300_000);

  it.each<Kind>(['an unknown name', 'a disabled account'])('takes as long for %s as for a wrong password', (kind) => {
    expect(differenceOf(times(samples['a wrong password']), times(samples[kind]))).toBeLessThan(maxScore);
  });

  it('gets the same answer and headers for every reason', () => {
    const answers = Object.values(samples)
      .flat()
      .map(({ answer: { status, text, headers } }) => {
        const sentHeaders = [...headers].filter(([name]) => name !== 'date');
        return JSON.stringify([status, text, sentHeaders]);
      });
    expect(answers).toHaveLength(3 * rounds);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain(staffTexts.wrongCredentials);
  });
});

it('detects a login that is answered without hashing', async () => {
  const samples = await takeSamples(leaky, ['a wrong password', 'an unknown name']);
  expect(differenceOf(times(samples['a wrong password']), times(samples['an unknown name']))).toBeGreaterThan(maxScore);
}, 300_000);
