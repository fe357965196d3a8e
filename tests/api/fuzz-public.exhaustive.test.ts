import fc from 'fast-check';
import { it } from 'vitest';
import { endpoints, sessionCookie } from '#contract/endpoints.ts';
import { fuzz, sendCall } from './fuzz-run.ts';
import { type EndpointName, callsOf, pageVisits } from './fuzz-calls.ts';
import { fuzzHeaderText, fuzzJson, fuzzText } from './fuzz-values.ts';
import { useApi } from './harness.ts';

const api = useApi();
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const project = process.env['GCLOUD_PROJECT'] ?? 'demo-api';
const tokenIssuer = 'https://securetoken.google.com/';
const cookieIssuer = 'https://session.firebase.google.com/';
const claims = {
  iss: tokenIssuer + project,
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
  fc
    .tuple(fc.constantFrom('Bearer ', 'bearer ', 'Basic ', 'Bearer  ', ''), fuzzHeaderText)
    .map(([scheme, text]) => ({ Authorization: scheme + text })),
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
      const issued = asCookie ? payload.replace(tokenIssuer, cookieIssuer) : payload;
      const token = `${base64url(header)}.${base64url(issued)}.${base64url('signature')}`;
      const short = token.slice(0, 12_000);
      return asCookie ? { Cookie: `${sessionCookie}=${short}` } : { Authorization: `Bearer ${short}` };
    }),
);

it('answers every generated request of a visitor as the contract says', { timeout: 300_000 }, async () => {
  await fuzz(
    api,
    'public',
    fc.tuple(fc.oneof({ weight: 9, arbitrary: callsOf(names) }, pageVisits), credentials),
    ([call, credential], targets) => sendCall(api, call, targets, credential, (endpoint) => endpoint?.access === 'everyone'),
  );
});
