import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { passwordCost } from '../../functions/src/password.ts';
import type { Settings } from '../../functions/src/settings.ts';
import { type Api, useApi } from './harness.ts';
import type { Answer } from './http.ts';

const password = 'a good long password';
/** Of each kind of login. Two kinds that are wholly apart give a score of 5.94 with so many. */
const rounds = 24;
/** Two kinds that take equally long score more once in 150,000 runs. */
const bar = 4.5;

const settings = (same: Settings) => ({ ...same, passwordCost });
const api = useApi({ settings });
/** An API that forgets to hash a password where there is no account to compare it with. */
const leaky = useApi({
  settings,
  parts: (parts) => ({
    ...parts,
    admins: {
      ...parts.admins,
      verify: async (name, word) => (name.startsWith('nobody') ? undefined : parts.admins.verify(name, word)),
    },
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

type Sample = { took: number; answer: Answer };

/** Times the kinds in turn, each round in another order, so that whatever else the machine does hits all alike. */
async function sample(instance: Api, kinds: Kind[]): Promise<Map<Kind, Sample[]>> {
  const samples = new Map<Kind, Sample[]>(kinds.map((kind) => [kind, []]));
  const once = async (kind: Kind): Promise<Sample> => {
    const json = { ...logins[kind](), recaptchaToken: instance.solveCaptcha() };
    const start = performance.now();
    const answer = await instance.call(endpoints.login, '', { json });
    return { took: performance.now() - start, answer };
  };
  for (const kind of kinds) await once(kind);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < kinds.length; i++) {
      const kind = kinds[(i + round) % kinds.length];
      if (kind) samples.get(kind)?.push(await once(kind));
    }
  }
  return samples;
}

const times = (samples: Sample[] = []) => samples.map(({ took }) => took);

/**
 * The Mann-Whitney test: it looks at which of two samples is the greater one, whatever their distributions.
 * https://en.wikipedia.org/wiki/Mann-Whitney_U_test#Normal_approximation_and_tie_correction
 * @returns how many standard deviations the samples are away from being alike
 */
function apart(one: number[], other: number[]): number {
  const greater = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  const u = greater.reduce<number>((sum, win) => sum + win, 0);
  const pairs = one.length * other.length;
  return Math.abs(u - pairs / 2) / Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
}

describe('a login that fails', () => {
  let samples: Map<Kind, Sample[]>;
  beforeAll(async () => {
    samples = await sample(api, ['a wrong password', 'an unknown name', 'a disabled account']);
  }, 300_000);

  it.each<Kind>(['an unknown name', 'a disabled account'])('for %s takes as long as for a wrong password', (kind) => {
    expect(apart(times(samples.get('a wrong password')), times(samples.get(kind)))).toBeLessThan(bar);
  });

  it('gets the same answer to the last header, whatever the reason', () => {
    const answers = [...samples.values()].flat().map(({ answer: { status, text, headers } }) => {
      const told = [...headers].filter(([name]) => name !== 'date');
      return JSON.stringify([status, text, told]);
    });
    expect(answers).toHaveLength(3 * rounds);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain(messages.wrongCredentials);
  });
});

it('one that is answered without hashing would be noticed', async () => {
  const samples = await sample(leaky, ['a wrong password', 'an unknown name']);
  expect(apart(times(samples.get('a wrong password')), times(samples.get('an unknown name')))).toBeGreaterThan(bar);
}, 300_000);
