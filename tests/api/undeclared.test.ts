import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { ApiError } from '../../functions/src/platform/http/api-error.ts';
import { storeApplication } from './examples.ts';
import { useApi } from './harness.ts';
import { undeclaredIn } from './undeclared.ts';
import { overridden } from './overridden.ts';

const secret = { current: { opened_by: 'ada' }, opened_by: 'ada' };
const careless = useApi({
  parts: (parts) => ({
    ...parts,
    colleagues: overridden(parts.colleagues, { list: () => Promise.reject(new ApiError(409, 'No', {}, { more: secret })) }),
    statuses: {
      set: async (id) => {
        const application = await parts.applications.get(id);
        return application ? { outcome: 'stale', application: { ...application, ...secret, secret } } : { outcome: 'missing' };
      },
    },
  }),
});

const json = 'application/json; charset=utf-8';

it.each<[string, Endpoint, number, string, object, RegExp | undefined]>([
  ['a field of a success', endpoints.countApplications, 200, json, { count: 1, opened_by: 'ada' }, /more than is declared/],
  ['a field of a refusal', endpoints.countApplications, 409, json, { error: 'No', current: {} }, /not a declared refusal/],
  ['a field with another status', endpoints.login, 403, json, { error: 'No', challenge: 'x' }, /not a declared refusal/],
  ['a field within a declared refusal', endpoints.login, 401, json, { error: 'No', challenge: 'x', account: 'ada' }, /refusal/],
  ['a refusal without an error', endpoints.login, 401, json, { challenge: 'x' }, /refusal/],
  ['JSON that nothing declares', endpoints.archiveOwnApplication, 200, json, {}, /without a schema/],
  ['a page for JSON', endpoints.countApplications, 200, 'text/html', {}, /is text/],
  ['nothing else', endpoints.login, 401, json, { error: 'No', challenge: 'x' }, undefined],
])('the check of all responses finds %s', (_what, endpoint, status, type, body, found) => {
  const undeclared = undeclaredIn(endpoint, status, type, JSON.stringify(body));
  if (found) expect(undeclared).toMatch(found);
  else expect(undeclared).toBeUndefined();
});

it('a refusal says nothing that its endpoint does not declare, at any depth', async () => {
  const token = await careless.logIn(`ada-${randomUUID()}`);
  expect(await careless.call(endpoints.listColleagues, '', { token })).toMatchObject({ status: 409, text: '{"error":"No"}' });
  const id = await storeApplication(careless);
  const stale = await careless.call(endpoints.updateApplicationStatus, id, { token, json: { status: 'Reviewed' } });
  expect(stale).toMatchObject({ status: 409, json: { current: { id } } });
  expect(stale.text).not.toMatch(/secret/);
});
