import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { storeApplication } from '../api/examples.ts';
import { useApi } from '../api/harness.ts';
import { mailSettings } from '../api/mail.ts';
import { inTurns } from '../bench/rounds.ts';
import { differenceOf, maxScore } from './difference.ts';

const api = useApi({ mail: () => mailSettings('', { siteUrl: 'https://www.example.com' }) });
const addresses = { known: 'ada@example.com', unknown: 'nobody@example.com' };
beforeAll(async () => {
  await Promise.all(Array.from({ length: 40 }, () => storeApplication(api, { applicant_email: addresses.known })));
});

/** @param rounds the requests of each kind */
async function differenceBetween(rounds: number, request: (email: string) => Promise<unknown>): Promise<number> {
  const timed = (email: string) => async () => {
    const begun = performance.now();
    await request(email);
    return performance.now() - begun;
  };
  const { known, unknown } = await inTurns({ known: timed(addresses.known), unknown: timed(addresses.unknown) }, rounds, 1);
  return differenceOf(known, unknown);
}

describe('a request for lost links', () => {
  it('takes as long for an address with forty applications as for an unknown one', async () => {
    const request = async (email: string) => {
      const { status } = await api.call(endpoints.requestLink, '', { json: { email, recaptchaToken: api.solveCaptcha() } });
      expect(status).toBe(200);
    };
    expect(await differenceBetween(24, request)).toBeLessThan(maxScore);
  }, 120_000);

  it('would take longer for a known address without the steps', async () => {
    const { applications, notices } = api.parts;
    const mailsWith = (found: { id: string }[]) => (found.length > 0 ? (notices?.links([]) ?? []) : []);
    expect(await differenceBetween(96, (email) => applications.requestLinks(email, mailsWith))).toBeGreaterThan(maxScore);
  }, 120_000);
});
