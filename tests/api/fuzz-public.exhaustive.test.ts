import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endpoints, sessionCookie } from '#contract/endpoints.ts';
import { findViolation, endpointAt, isPageAt, findPageViolation } from './fuzz-checks.ts';
import { fuzz, fillPlaceholders } from './fuzz-run.ts';
import { type EndpointName, callsOf, pageVisits } from './fuzz-calls.ts';
import { sendRequest } from './fuzz-client.ts';
import { fuzzJson, fuzzText } from './fuzz-values.ts';
import { useApi } from './harness.ts';

const api = useApi();
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

const base64 = (text: string) => Buffer.from(text).toString('base64url');
const project = process.env['GCLOUD_PROJECT'] ?? 'demo-api';
const claims = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'nobody',
  user_id: 'nobody',
  admin: true,
  iat: 1,
  exp: 4_000_000_000,
  auth_time: 4_000_000_000,
};

const credentials: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.constant({}),
  fc.tuple(fc.constantFrom('Bearer ', 'bearer ', 'Basic ', 'Bearer  ', ''), fuzzText).map(([scheme, text]) => ({
    Authorization: `${scheme}${text.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 4000)}`,
  })),
  fc
    .tuple(
      fc.oneof(fc.constantFrom('{"alg":"none","typ":"JWT"}', '{"alg":"RS256","typ":"JWT","kid":"x"}', '{"alg":"HS256"}'), fuzzJson),
      fc.oneof(
        fuzzJson,
        fuzzText,
        fc
          .tuple(fc.constantFrom(...Object.keys(claims)), fuzzJson)
          .map(([claim, text]) => JSON.stringify(claims).replace(new RegExp(`("${claim}":)[^,}]+`), (_, start: string) => start + text)),
      ),
      fc.boolean(),
    )
    .map(([header, payload, asCookie]): Record<string, string> => {
      const token = `${base64(header)}.${base64(payload)}.${base64('signature')}`;
      const short = token.slice(0, 12_000);
      return asCookie ? { Cookie: `${sessionCookie}=${short}` } : { Authorization: `Bearer ${short}` };
    }),
);

it('answers every generated request of a visitor as the contract says', { timeout: 300_000 }, async () => {
  await fuzz(
    api,
    'public',
    fc.tuple(fc.oneof({ weight: 9, arbitrary: callsOf(names) }, pageVisits), credentials),
    async ([call, credential], targets) => {
      const path = fillPlaceholders(call.path, targets, api);
      const sent = {
        method: call.method,
        path,
        headers: { 'Content-Type': call.type, ...call.headers, ...credential },
        body: Buffer.from(fillPlaceholders(call.body, targets, api), call.encoding),
      };
      const answer = await sendRequest(api.port, sent);
      const pathname = path.split('?', 1)[0] ?? '';
      const endpoint = endpointAt(call.method, pathname);
      const violation = isPageAt(pathname)
        ? findPageViolation(answer)
        : findViolation(answer, call.method, endpoint, endpoint?.access === 'everyone');
      expect(
        violation,
        `${violation}\n${JSON.stringify({ ...sent, body: sent.body.toString() }).slice(0, 3000)}\n${answer.body.toString().slice(0, 500)}`,
      ).toBeUndefined();
      return answer.status;
    },
  );
});
