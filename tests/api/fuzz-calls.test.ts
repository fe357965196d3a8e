import fc from 'fast-check';
import { it } from 'vitest';
import { callers, type Role, roles } from '#rooms/platform/contract/roles.ts';
import { type Endpoint, sessionCookie } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { fuzz, fuzzAdmin, sendCall } from './fuzz-run.ts';
import { callsOf, type EndpointName, pageVisits } from './fuzz-calls.ts';
import { fuzzHeaderText, mostly } from './fuzz-values.ts';
import { useApi } from './harness.ts';
import { mailSettings } from './mail.ts';

const api = useApi({ mail: mailSettings });
const names = Object.keys(endpoints) as EndpointName[];

const credentials: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.constant({}),
  fc.tuple(fc.constantFrom('Bearer ', 'Basic ', ''), fuzzHeaderText).map(([scheme, text]) => ({ Authorization: scheme + text })),
  fuzzHeaderText.map((text) => ({ Cookie: `${sessionCookie}=${text}` })),
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
