import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HiringProcess, hiringProcess, hiringProcessDefaults } from '#contract/hiring-process.ts';
import { applicationReceipt, endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { answerTexts } from '#contract/answer-texts.ts';
import { texts, tooLong } from '#contract/texts.ts';
import { apply } from './application-form.ts';
import { useApi } from './harness.ts';

const api = useApi();
let token = '';
beforeAll(async () => {
  token = await api.logIn();
});

const document = async () => (await api.firebase.db()).doc('settings/applying');

beforeEach(async () => {
  await (await document()).delete();
});

const settings = { next_steps: 'We read it.\nWe call you.', reply_days: 5 };
const save = (json: unknown) => api.call(endpoints.updateHiringProcess, '', { token, json });
const read = async (): Promise<HiringProcess> => hiringProcess.parse((await api.call(endpoints.readHiringProcess, '', { token })).json);

describe('the settings', () => {
  it('are the defaults until staff save others', async () => {
    expect(await read()).toEqual(hiringProcessDefaults);
    const first = await save({ ...settings, updated_at: hiringProcessDefaults.updated_at });
    expect(first).toMatchObject({ status: 200, json: settings });
    expect(await read()).toEqual(first.json);
    const second = await save({ ...settings, reply_days: 90, updated_at: hiringProcess.parse(first.json).updated_at });
    expect(second).toMatchObject({ status: 200, json: { ...settings, reply_days: 90 } });
    expect(await read()).toEqual(second.json);
  });

  it('get 409 for an edit of an older version, and 200 for a repeated edit', async () => {
    await save({ ...settings, updated_at: hiringProcessDefaults.updated_at });
    expect(await save({ ...settings, updated_at: hiringProcessDefaults.updated_at })).toMatchObject({ status: 200, json: settings });
    const stale = await save({ ...settings, reply_days: 7, updated_at: hiringProcessDefaults.updated_at });
    expect(stale).toMatchObject({ status: 409, json: { error: answerTexts.staleTexts } });
    expect(await read()).toMatchObject(settings);
  });

  it('take one of several edits that arrive at the same time', async () => {
    const edits = Array.from({ length: 5 }, (_, i) => ({ ...settings, reply_days: i + 10, updated_at: hiringProcessDefaults.updated_at }));
    const answers = await Promise.all(edits.map(save));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await read()).toEqual(answers.find(({ status }) => status === 200)?.json);
  });

  it.each<[string, unknown, string]>([
    ['without a text', { reply_days: 5 }, texts.requiredFields],
    ['with a blank text', { ...settings, next_steps: ' \n ' }, texts.requiredFields],
    ['with a long text', { ...settings, next_steps: 'x'.repeat(1001) }, tooLong('What happens next', limits.nextStepsLength)],
    ['with an object for a text', { ...settings, next_steps: { $ne: '' } }, texts.expectedText],
    ['without days', { next_steps: 'x' }, texts.invalidReplyDays],
    ['with zero days', { ...settings, reply_days: 0 }, texts.invalidReplyDays],
    ['with 91 days', { ...settings, reply_days: 91 }, texts.invalidReplyDays],
    ['with half a day', { ...settings, reply_days: 0.5 }, texts.invalidReplyDays],
    ['with days as a string', { ...settings, reply_days: '5' }, texts.invalidReplyDays],
    ['with a malformed version', { ...settings, updated_at: 'yesterday' }, texts.invalidVersion],
    ['when they are an array', [settings], answerTexts.expectedObject],
  ])('are refused %s', async (_, json, error) => {
    expect(await save(json)).toMatchObject({ status: 400, json: { error } });
    expect((await (await document()).get()).exists).toBe(false);
  });

  it('are stored without unknown fields', async () => {
    await save({ ...settings, extra: 'x', ['__proto__']: { x: 1 } });
    expect(Object.keys((await (await document()).get()).data() ?? {}).sort()).toEqual(['next_steps', 'reply_days', 'updated_at']);
  });

  it('are the defaults if the stored document is malformed', async () => {
    await (await document()).set({ next_steps: ' ', reply_days: 'many', updated_at: null });
    const { next_steps, reply_days } = hiringProcessDefaults;
    expect(await read()).toMatchObject({ next_steps, reply_days });
    const receipt = applicationReceipt.parse((await apply(api, await api.postJob())).json);
    expect(receipt).toMatchObject({ next_steps, reply_days });
  });
});
