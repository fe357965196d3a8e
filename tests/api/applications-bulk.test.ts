import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { type BulkResult } from '#rooms/answers/contract/endpoints.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits, serverLimits } from '#rooms/platform/contract/limits.ts';
import { storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailSettings } from './mail.ts';

const failing = { id: '' };
const api = useApi({
  mail: mailSettings,
  parts: (parts) => ({
    ...parts,
    statuses: { set: (id, ...change) => (id === failing.id ? Promise.reject(new Error('lost')) : parts.statuses.set(id, ...change)) },
  }),
});
const admin = adminOf(api);
const send = (json: unknown) => admin.call(endpoints.changeApplications, '', { json });

async function change(json: unknown): Promise<BulkResult[]> {
  const answer = await send(json);
  expect(answer.status).toBe(200);
  return endpoints.changeApplications.output.parse(answer.json).results;
}

const store = (count: number) => Promise.all(Array.from({ length: count }, () => storeApplication(api)));
const timelineOf = async (id: string) => (await api.parts.timeline.page(id, limits.pageSizeMax)).items;
const statusOf = async (id: string) => (await api.parts.applications.get(id))?.status;
const versionOf = async (id: string) => (await api.parts.applications.get(id))?.updated_at;
const setStatus = (id: string, status: string) => api.parts.statuses.set(id, { status }, 'admin:tests');
const outcomes = (results: BulkResult[]) => results.map(({ outcome }) => outcome);

describe('a bulk change', () => {
  it('sets the status of each application, and says what it replaced', async () => {
    const [first = '', second = '', third = ''] = await store(3);
    await setStatus(second, 'Offer');
    await setStatus(third, 'Rejected');
    const gone = randomUUID();
    const results = await change({ ids: [first, gone, second, third], set: 'Rejected' });
    const versions = await Promise.all([first, second, third].map(versionOf));
    expect(results).toEqual([
      { id: first, outcome: 'done', updated_at: versions[0], before: { status: 'Pending' } },
      { id: gone, outcome: 'missing' },
      { id: second, outcome: 'done', updated_at: versions[1], before: { status: 'Offer' } },
      { id: third, outcome: 'done', updated_at: versions[2] },
    ]);
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['Rejected', 'Rejected', 'Rejected']);
    expect(await timelineOf(first)).toMatchObject([{ kind: 'status', from: 'Pending', to: 'Rejected' }]);
  });

  it('skips an application that has changed since the caller read it', async () => {
    const [seen = '', changed = ''] = await store(2);
    const ids = [seen, changed];
    const versions = await Promise.all(ids.map(async (id) => ({ id, updated_at: await versionOf(id) })));
    await setStatus(changed, 'Interview');
    const results = await change({ ids, versions, set: 'Rejected' });
    expect(outcomes(results)).toEqual(['done', 'stale']);
    expect(results.map(({ updated_at }) => updated_at)).toEqual(await Promise.all(ids.map(versionOf)));
    expect(await statusOf(changed)).toBe('Interview');
    expect(outcomes(await change({ ids, versions, delete: true }))).toEqual(['stale', 'stale']);
    expect(outcomes(await change({ ids, versions: results.map(({ id, updated_at }) => ({ id, updated_at })), delete: true }))).toEqual([
      'done',
      'done',
    ]);
  });

  it('continues when one application fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ids = await store(3);
    failing.id = ids[1] ?? '';
    expect(outcomes(await change({ ids, set: 'Reviewed' }))).toEqual(['done', 'failed', 'done']);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['Reviewed', 'Pending', 'Reviewed']);
    expect(log.mock.calls.join()).toContain('Bulk action incomplete');
  });

  it('fits into a request with 500 ids of the usual length and their versions', () => {
    const ids = Array.from({ length: limits.bulkMax }, () => randomBytes(32).toString('hex'));
    const versions = ids.map((id) => ({ id, updated_at: new Date().toISOString() }));
    expect(JSON.stringify({ ids, versions, set: 'Reviewed' }).length).toBeLessThan(serverLimits.jsonBytes);
  });

  it('rejects 100 with a mail each, cancels all, and deletes, each in one request', async () => {
    const ids = await store(limits.bulkMax / 5);
    const changeAll = async (json: unknown): Promise<void> => {
      const results = await change(json);
      expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(ids.map((id) => [id, 'done']));
    };
    const waitingMails = async () => (await api.documents('outbox')).filter((mail) => mail.get('template') === 'reply');
    const rejection = { ids, set: 'Rejected', tell: 'morning' };
    await changeAll(rejection);
    const mails = await waitingMails();
    expect(mails.map((mail) => (mail.get('about') as string[])[0]).sort()).toEqual([...ids].sort());
    const json = { ids: mails.map(({ id }) => id) };
    const cancelled = await admin.call(endpoints.cancelScheduled, '', { json });
    expect(endpoints.cancelScheduled.output.parse(cancelled.json).ids).toHaveLength(ids.length);
    expect(await waitingMails()).toEqual([]);
    await changeAll({ ids, delete: true });
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => undefined));
  });
});

describe('undoing a bulk change', () => {
  it('restores every earlier status, including unknown ones', async () => {
    const ids = await store(4);
    const [pending = '', offer = '', withdrawn = '', unknown = ''] = ids;
    await setStatus(offer, 'Offer');
    await setStatus(withdrawn, 'Withdrawn');
    await (await api.firebase.db()).doc(`applications/${unknown}`).update({ status: 'Unknown status' });
    const results = await change({ ids: [...ids, 'gone'], set: 'Rejected' });
    const restored = await change({ restore: results });
    expect(restored).toEqual(await Promise.all(ids.map(async (id) => ({ id, outcome: 'done', updated_at: await versionOf(id) }))));
    expect(await Promise.all([pending, offer, withdrawn, unknown].map(statusOf))).toEqual([
      'Pending',
      'Offer',
      'Withdrawn',
      'Unknown status',
    ]);
    expect(await timelineOf(offer)).toMatchObject([{ from: 'Rejected', to: 'Offer' }, { to: 'Rejected' }, { to: 'Offer' }]);
    // A client repeats the call if its answer gets lost.
    expect(await change({ restore: results })).toEqual(restored);
  });

  it('leaves later changes and deletions by others alone', async () => {
    const [changed = '', deleted = '', same = ''] = await store(3);
    const results = await change({ ids: [changed, deleted, same], set: 'Reviewed' });
    await setStatus(changed, 'Shortlisted');
    await api.parts.applications.remove(deleted, 'admin:tests');
    await setStatus(same, 'Shortlisted');
    await setStatus(same, 'Reviewed');
    expect(outcomes(await change({ restore: results }))).toEqual(['stale', 'missing', 'stale']);
    expect([await statusOf(changed), await statusOf(same)]).toEqual(['Shortlisted', 'Reviewed']);
  });

  it.each(['Hired', 'No status', 'Withdrawn', ''])('cannot set a status that the application did not have: %j', async (status) => {
    const [id = ''] = await store(1);
    const [result] = await change({ ids: [id], set: 'Reviewed' });
    const extremes = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999999Z'];
    for (const updated_at of [result?.updated_at, undefined, new Date().toISOString(), ...extremes]) {
      const forged = { id, outcome: 'done', updated_at, before: { status } };
      expect(outcomes(await change({ restore: [forged] }))).toEqual(['stale']);
    }
    expect(await statusOf(id)).toBe('Reviewed');
  });
});
