import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { storeApplication } from '../api/examples.ts';
import { type Api, useApi } from '../api/harness.ts';
import type { Answer } from '../api/http.ts';
import { mailSettings } from '../api/mail.ts';
import { inTurns } from '../bench/rounds.ts';

/** The calls of each kind. With so many, two kinds whose times never overlap score 5.94. */
const rounds = 24;
/** Two kinds that take equally long exceed this score once in 150,000 runs. */
const maxScore = 4.5;

type Sample = { ms: number; answer: Answer };

/** Calls an endpoint with each kind of body in turns. */
function takeSamples<Kind extends string>(
  api: Api,
  endpoint: Endpoint,
  bodies: Record<Kind, () => object>,
): Promise<Record<Kind, Sample[]>> {
  const takeSample = async (body: object): Promise<Sample> => {
    const json = { ...body, recaptchaToken: api.solveCaptcha() };
    const start = performance.now();
    const answer = await api.call(endpoint, '', { json });
    return { ms: performance.now() - start, answer };
  };
  const measures = Object.entries<() => object>(bodies).map(([kind, body]) => [kind, () => takeSample(body())]);
  return inTurns(Object.fromEntries(measures) as Record<Kind, () => Promise<Sample>>, rounds, 1);
}

/** @returns the normal approximation: https://en.wikipedia.org/wiki/Mann-Whitney_U_test */
function differenceOf(one: Sample[], other: Sample[]): number {
  // A greater value counts 1, an equal one 0.5.
  const wins = one.flatMap((a) => other.map((b) => (Math.sign(a.ms - b.ms) + 1) / 2));
  const u = wins.reduce((sum, win) => sum + win, 0);
  const pairs = one.length * other.length;
  return Math.abs(u - pairs / 2) / Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
}

const api = useApi({ mail: mailSettings });

it('a request for lost links takes as long for an address with forty applications as for an unknown one', async () => {
  const email = 'ada@example.com';
  await Promise.all(Array.from({ length: 40 }, () => storeApplication(api, { applicant_email: email })));
  const bodies = { known: () => ({ email }), unknown: () => ({ email: 'nobody@example.com' }) };
  const { known, unknown } = await takeSamples(api, endpoints.requestLink, bodies);
  expect(new Set([...known, ...unknown].map(({ answer }) => answer.status))).toEqual(new Set([200]));
  expect(differenceOf(known, unknown)).toBeLessThan(maxScore);
}, 120_000);

describe('a failed login', () => {
  // Hashing is cheaper than in production, but still takes most of a login's time.
  const api = useApi({ settings: (defaults) => ({ ...defaults, passwordCost: { ln: 13, r: 8, p: 3 } }) });
  const password = 'a good long password';
  const [known, disabled] = [`ada-${randomUUID()}`, `off-${randomUUID()}`];
  let samples: Record<'wrong' | 'unknown' | 'disabled', Sample[]>;

  beforeAll(async () => {
    await api.parts.admins.create(known, password);
    await api.parts.admins.create(disabled, password);
    await api.parts.admins.setDisabled(disabled, true);
    samples = await takeSamples(api, endpoints.login, {
      wrong: () => ({ username: known, password: 'a wrong long password' }),
      unknown: () => ({ username: `nobody-${randomUUID()}`, password }),
      disabled: () => ({ username: disabled, password }),
    });
  }, 300_000);

  it.each(['unknown', 'disabled'] as const)('takes as long for an account that is %s as for a wrong password', (kind) => {
    expect(differenceOf(samples.wrong, samples[kind])).toBeLessThan(maxScore);
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
