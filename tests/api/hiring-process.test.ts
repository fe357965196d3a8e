import { beforeEach, describe, expect, it } from 'vitest';
import { type HiringProcess, hiringProcess, hiringProcessDefaults } from '#rooms/jobs/contract/hiring-process.ts';
import { applicationReceipt } from '#rooms/applications/contract/apply.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { apply } from './examples.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();
const admin = adminOf(api);
const document = async () => (await api.firebase.db()).doc('settings/hiringProcess');

beforeEach(async () => {
  await (await document()).delete();
});

const input = { next_steps: 'We read it.\nWe call you.', reply_days: 5, change_hours: 48 };
const save = (json: unknown) => admin.call(endpoints.updateHiringProcess, '', { json });
const read = async (): Promise<HiringProcess> => hiringProcess.parse((await admin.call(endpoints.readHiringProcess)).json);

describe('the hiring process', () => {
  it('is the default one until staff save another', async () => {
    expect(await read()).toEqual(hiringProcessDefaults);
    const first = await save({ ...input, updated_at: hiringProcessDefaults.updated_at });
    expect(first).toMatchObject({ status: 200, json: input });
    expect(await read()).toEqual(first.json);
    const second = await save({ ...input, reply_days: 90, updated_at: hiringProcess.parse(first.json).updated_at });
    expect(second).toMatchObject({ status: 200, json: { ...input, reply_days: 90 } });
    expect(await read()).toEqual(second.json);
  });

  it('refuses an edit of an older version, and accepts a repeated edit', async () => {
    await save({ ...input, updated_at: hiringProcessDefaults.updated_at });
    expect(await save({ ...input, updated_at: hiringProcessDefaults.updated_at })).toMatchObject({ status: 200, json: input });
    const stale = await save({ ...input, reply_days: 7, updated_at: hiringProcessDefaults.updated_at });
    expect(stale).toMatchObject({ status: 409, json: { error: responseTexts.staleTexts } });
    expect(await read()).toMatchObject(input);
  });

  it('is stored without unknown fields', async () => {
    await save({ ...input, extra: 'x', ['__proto__']: { x: 1 } });
    expect(Object.keys((await (await document()).get()).data() ?? {}).sort()).toEqual([
      'change_hours',
      'next_steps',
      'reply_days',
      'updated_at',
    ]);
  });

  it('is the default one if the stored document is malformed', async () => {
    await (await document()).set({ next_steps: ' ', reply_days: 'many', updated_at: null });
    const { next_steps, reply_days } = hiringProcessDefaults;
    expect(await read()).toMatchObject({ next_steps, reply_days });
    const receipt = applicationReceipt.parse((await apply(api, await api.postJob())).json);
    expect(receipt).toMatchObject({ next_steps, reply_days });
  });
});
