import fc from 'fast-check';
import { it } from 'vitest';
import { callers, type Role, roles } from '#rooms/platform/contract/roles.ts';
import { type Endpoint, sessionCookie } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { fuzz, fuzzAdmin, sendCall } from './fuzz-run.ts';
import { callsOf, type EndpointName, pageVisits } from './fuzz-calls.ts';
import { fuzzHeaderText, fuzzJson, fuzzText, mostly } from './fuzz-values.ts';
import { useApi } from './harness.ts';
import { mailSettings } from './mail.ts';

const api = useApi({ mail: mailSettings });
const names = Object.keys(endpoints) as EndpointName[];

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

const forgedHeader = fc.oneof(
  fc.constantFrom('{"alg":"none","typ":"JWT"}', '{"alg":"RS256","typ":"JWT","kid":"x"}', '{"alg":"HS256"}'),
  fuzzJson,
);
const forgedClaims = fc
  .tuple(fc.constantFrom(...Object.keys(claims)), fuzzJson)
  .map(([claim, text]) => JSON.stringify(claims).replace(new RegExp(`("${claim}":)[^,}]+`), (_, start: string) => start + text));

const credentials: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.constant({}),
  fc
    .tuple(fc.constantFrom('Bearer ', 'bearer ', 'Basic ', 'Bearer  ', ''), fuzzHeaderText)
    .map(([scheme, text]) => ({ Authorization: scheme + text })),
  fc
    .tuple(forgedHeader, fc.oneof(fuzzJson, fuzzText, forgedClaims), fc.boolean())
    .map(([header, payload, asCookie]): Record<string, string> => {
      const issued = asCookie ? payload.replace(tokenIssuer, cookieIssuer) : payload;
      const token = [header, issued, 'signature'].map(base64url).join('.').slice(0, 12_000);
      return asCookie ? { Cookie: `${sessionCookie}=${token}` } : { Authorization: `Bearer ${token}` };
    }),
);

it('answers every generated request of a visitor as the contract says', { timeout: 300_000 }, async () => {
  const requests = fc.tuple(fc.oneof({ weight: 9, arbitrary: callsOf(names) }, pageVisits), credentials);
  await fuzz(api, 1000, requests, ([call, credential], targets) =>
    sendCall(api, call, targets, credential, (endpoint) => endpoint?.access === 'everyone'),
  );
});

it('answers every generated request of staff as the contract says', { timeout: 300_000 }, async () => {
  const tokens: Record<Role, string> = {
    admin: await api.logIn(fuzzAdmin),
    recruiter: await api.logIn(undefined, { role: 'recruiter', jobs: [] }),
    manager: await api.logIn(undefined, { role: 'manager', jobs: ['some-job'] }),
  };
  const mayCall = (role: Role, endpoint: Endpoint | undefined) =>
    endpoint !== undefined && (endpoint.access === 'everyone' || callers[endpoint.access].some((caller) => caller === role));
  // A logout would end the session of the run.
  const staffNames = names.filter((name) => endpoints[name].access !== 'everyone' && name !== 'logout');
  const requests = fc.tuple(
    fc.oneof({ weight: 9, arbitrary: callsOf(staffNames) }, pageVisits),
    mostly<Role, Role>('admin', 4, fc.constantFrom(...roles)),
  );
  await fuzz(api, 1000, requests, ([call, role], targets) =>
    sendCall(api, call, targets, { Authorization: `Bearer ${tokens[role]}` }, (endpoint) => mayCall(role, endpoint)),
  );
});
