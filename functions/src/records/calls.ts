import { referenceOf } from '../platform/contract/reference.ts';
import type { MountCalls } from '../calls.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { requireFound } from '../platform/http/api-error.ts';
import { recordEndpoints } from './contract/records.ts';

const mountRecords: MountCalls = (mount, { records }) => {
  mount(recordEndpoints.listHolds, () => records.holds());

  mount(recordEndpoints.putHold, async ({ params, body, admin }) => {
    const { reason } = await body();
    requireFound(await records.place(params.id, reason, admin.actor), responseTexts.holdNotFound);
  });

  mount(recordEndpoints.liftHold, ({ params, admin }) => records.lift(params.id, admin.actor));

  mount(recordEndpoints.listStored, ({ query: { who } }) => records.stored(who));

  mount(recordEndpoints.openSealed, async ({ params: { id }, body, admin, response }) => {
    const { reason } = await body();
    const archive = requireFound(await records.openSealed(id, reason, admin.actor), responseTexts.applicationNotFound);
    response.attachment(`sealed-${referenceOf({ id })}.zip`).end(archive);
  });
};

export const calls = [mountRecords];
