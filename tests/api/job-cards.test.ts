import { expect, it } from 'vitest';
import { jobCardPath, served } from '#rooms/platform/contract/paths.ts';
import { jobPath } from '../../src/paths.ts';
import { exampleJob } from '../example-job.ts';
import { useApi } from './harness.ts';
import { fromNewAddress, lowLimits } from './low-limits.ts';
import { overridden } from './overridden.ts';

const cards: string[] = [];
const api = useApi({
  ...lowLimits.options,
  parts: (parts) => ({
    ...parts,
    jobPages: overridden(parts.jobPages, {
      card: (job) => {
        cards.push(job.id);
        return parts.jobPages.card(job);
      },
    }),
  }),
});

const cdnOnly = 'public, max-age=0, s-maxage=30';

async function cardOf(id: string): Promise<string> {
  const job = await api.parts.jobs.get(id);
  if (!job) throw new Error(`There is no job ${id}`);
  return jobCardPath(job);
}

const get = (path: string, headers: Record<string, string> = fromNewAddress()) => api.send('GET', path, { headers });

it('is a large card as PNG that the page names, kept forever by caches', async () => {
  const id = await api.postJob({ title: 'Windchill Developer' });
  const path = await cardOf(id);
  expect((await get(jobPath(id))).text).toMatch(
    new RegExp(`<meta property="og:image" content="https?://[^/"]+${path.replace('?', '\\?')}"/>`),
  );
  const first = await get(path);
  expect(first.status).toBe(200);
  expect(first.headers.get('Content-Type')).toBe('image/png');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(first.bytes.toString('latin1', 1, 4)).toBe('PNG');
  expect([first.bytes.readUInt32BE(16), first.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(first.bytes.length).toBeLessThan(300_000);
});

it('has another path after an edit, and the old one shows the new card', async () => {
  const id = await api.postJob({ title: 'Tester' });
  const old = await cardOf(id);
  const { bytes } = await get(old);
  await api.parts.jobs.update(id, { ...exampleJob, title: 'Senior tester' }, 'admin:somebody');
  expect(await cardOf(id)).not.toBe(old);
  const edited = await get(await cardOf(id));
  expect(edited.bytes).not.toEqual(bytes);
  const stale = await get(old);
  expect(stale.bytes).toEqual(edited.bytes);
  expect(stale.headers.get('Cache-Control')).toBe(cdnOnly);
});

it('says 404 for an unknown job and 410 for a closed one', async () => {
  const closed = await api.postJob({ title: 'Secret', status: 'Inactive' });
  for (const [path, status] of [
    [await cardOf(closed), 410],
    [served.jobCard.replace(':id', 'unknown'), 404],
    [served.jobCard.replace(':id', '__all__'), 404],
  ] as const) {
    const answer = await get(path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe(cdnOnly);
    expect(answer.text).not.toContain('Secret');
  }
  expect(cards).not.toContain(closed);
});

it('is made for an address only so often', async () => {
  const sender = fromNewAddress();
  const path = await cardOf(await api.postJob());
  for (let made = 0; made < 3; made += 1) expect((await get(path, sender)).status).toBe(200);
  const refused = await get(path, sender);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});
