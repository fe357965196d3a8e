import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { ApiError } from '../../functions/src/platform/http/api-error.ts';
import { storeApplication } from './examples.ts';
import { useApi } from './harness.ts';
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

it('a refusal says nothing that its endpoint does not declare, at any depth', async () => {
  const token = await careless.logIn(`ada-${randomUUID()}`);
  expect(await careless.call(endpoints.listColleagues, '', { token })).toMatchObject({ status: 409, text: '{"error":"No"}' });
  const id = await storeApplication(careless);
  const stale = await careless.call(endpoints.updateApplicationStatus, id, { token, json: { status: 'Reviewed' } });
  expect(stale).toMatchObject({ status: 409, json: { current: { id } } });
  expect(stale.text).not.toMatch(/secret/);
});
