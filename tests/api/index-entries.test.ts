import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { bulkOutput } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { restore } from '../../functions/src/cli/restore.ts';
import { type Firebase, openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { emptyRetentionReport, applyRetention } from '../../functions/src/upkeep/retention.ts';
import { storeApplication } from './examples.ts';
import { useApi } from './harness.ts';
import { entriesOf } from './index-file.ts';

type Firestore = Awaited<ReturnType<Firebase['db']>>;
type Write = { update?: { name: string }; delete?: string };
type Client = { request: (method: string, message: { writes?: Write[] }, ...more: unknown[]) => Promise<unknown> };

const applicant_name = 'Wolfeschlegelsteinhausen Bergerdorff-Montgomery Featherstonehaugh y Cholmondeley Marjoribanks III Jr';
const applicant_email = 'maria.montgomery.featherstonehaugh@mail.department.university.example';
const bytesMax = 5 * 2 ** 20;

const api = useApi();
let live: Firestore;
let backup: Firestore;
/** By path. */
const bytesOf = new Map<string, number>();
let ids: string[] = [];

beforeAll(async () => {
  live = await api.firebase.db();
  backup = await openFirebase({ projectId: api.projectId, storageBucket: '' }, randomUUID(), 'restored').db();
  const phone = '+91 98450 12345';
  const resume = { file_name: `${applicant_name} - Curriculum Vitae.pdf`, content_type: 'application/pdf', size: 1000 };
  const cover_letter = Array.from({ length: 500 }, (_, index) => `Responsibility${index}`).join(' ');
  const link_hashes = Array.from({ length: serverLimits.mailedLinks + 1 }, () => randomUUID());
  ids = await Promise.all(
    Array.from({ length: 120 }, () =>
      storeApplication(api, {
        applicant_name,
        applicant_email,
        phone,
        job_title: 'Senior Windchill Consultant, PLM',
        resume,
        cover_letter,
        link_hashes,
      }),
    ),
  );
}, 120_000);

/** Reads how large the entries of all applications are. @returns those of one */
async function measure(): Promise<{ count: number; bytes: number }> {
  const entries = (await api.documents('applications')).map((snapshot) => ({
    path: snapshot.ref.path,
    ...entriesOf(snapshot.ref.path, snapshot.data()),
  }));
  for (const { path, bytes } of entries) bytesOf.set(path, bytes);
  return entries[0] ?? { count: 0, bytes: 0 };
}

/** @returns the most bytes of entries that one commit of an act can have removed and written */
async function largestCommit(db: Firestore, act: () => Promise<unknown>): Promise<number> {
  const client = db as unknown as Client;
  const { request } = client;
  let largest = 0;
  client.request = (method, message, ...more) => {
    const paths = (message.writes ?? []).map((write) => (write.update?.name ?? write.delete ?? '').split('/documents/')[1] ?? '');
    largest = Math.max(
      largest,
      paths.reduce((sum, path) => sum + 2 * (bytesOf.get(path) ?? 0), 0),
    );
    return request.call(client, method, message, ...more);
  };
  await act().finally(() => (client.request = request));
  return largest;
}

it('an application with a long name and a long letter has at most 1,400 index entries', async () => {
  const { count } = await measure();
  expect(count).toBeGreaterThan(1150);
  expect(count).toBeLessThanOrEqual(1400);
});

it('no commit writes more than 5 MiB of index entries for 120 such applications', async () => {
  await measure();
  const token = await api.logIn();
  const changed = await largestCommit(live, async () => {
    const { json } = await api.call(endpoints.changeApplications, '', { token, json: { ids, set: 'Rejected' } });
    expect(bulkOutput.parse(json).results.filter(({ outcome }) => outcome === 'done')).toHaveLength(120);
  });
  const restored = await largestCommit(backup, async () => {
    expect((await restore(live, backup)).created).toMatchObject({ applications: 120 });
  });
  const removed = await largestCommit(live, async () => {
    const report = emptyRetentionReport();
    await applyRetention(api.parts, Date.parse('2100-01-01'), { batch: 50, timeMs: 60_000 }, report);
    expect(report.removed.applications).toBe(120);
  });
  for (const bytes of [changed, restored, removed]) {
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(bytesMax);
  }
}, 180_000);
