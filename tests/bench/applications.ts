/**
 * Measures the list of applications with 20,000 stored against 200, side by side on the official emulators, and the
 * memory that an export takes. To be run where FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST are set:
 *
 *     node --expose-gc --import tsx tests/bench/applications.ts
 *
 * The emulator walks through a whole collection for every query, whatever its order, limit and index. So the first line
 * is a bare query, without our API, which shows how much of the rest is the emulator's own.
 * Ends with code 1 when a bar is missed.
 */
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { createApp } from '../../functions/src/app.ts';
import { type Firebase, openFirebase } from '../../functions/src/data/firebase.ts';
import { searchEntries } from '../../functions/src/data/search.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { serve } from '../../functions/testing/serve.ts';
import { countReads } from '../api/reads.ts';

const few = 200;
const many = 20_000;
const rounds = 11;
const warmUps = 2;
/** How much longer anything may take with many stored than with few. */
const bar = 1.2;

type Side = { stored: number; url: string; token: string; reads: () => number; server: Server; firebase: Firebase };

const firstNames = ['Ada', 'Grace', 'Alan', 'Łukasz', 'Maria', 'Asha', 'Ben', 'Chidi'];
const lastNames = ['Lovelace', 'Hopper', 'Turing', 'García', 'Rao', 'Cho', 'Okafor', 'Nowak', 'Iyer'];

async function open(stored: number): Promise<Side> {
  const projectId = `demo-bench-${stored}-${randomUUID().slice(0, 6)}`;
  const authProject = process.env['GCLOUD_PROJECT'] ?? 'demo-bench';
  const own = openFirebase({ projectId, storageBucket: `${projectId}.appspot.com` });
  const shared = openFirebase({ projectId: authProject, storageBucket: `${authProject}.appspot.com` });
  const firebase = { ...own, auth: shared.auth };
  await fill(firebase, stored);
  const settings = readSettings({ ...process.env, FUNCTIONS_EMULATOR: 'true', RECAPTCHA_SECRET: 'none' });
  const parts = createParts(settings, firebase);
  const session = await parts.sessions.open(`bench-${stored}`);
  if (!session) throw new Error('Nobody can log in');
  const server = serve(createApp(parts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The API listens nowhere');
  const reads = await countReads(firebase);
  return { stored, url: `http://127.0.0.1:${address.port}`, token: session.token, reads, server, firebase };
}

/** Straight into Firestore, as the store would: 20,000 single writes would take minutes. */
async function fill(firebase: Firebase, count: number): Promise<void> {
  const db = await firebase.db();
  const writer = db.bulkWriter({ throttling: false });
  const start = Date.now();
  for (let i = 0; i < count; i++) {
    const name = `${firstNames[i % firstNames.length]} ${lastNames[i % lastNames.length]}`;
    const email = `${name.split(' ')[1]?.toLowerCase()}.${i}@example.com`;
    const time = new Date(start - i * 60_000);
    void writer.create(db.doc(`applications/${randomUUID()}`), {
      job_id: `job-${i % 12}`,
      job_title: `Posting ${i % 12}`,
      applicant_name: name,
      applicant_email: email,
      phone: '+91 80 5550 0100',
      cover_letter: 'I have moved four sites. '.repeat(20),
      status: i % 3 === 0 ? 'Reviewed' : 'Pending',
      resume_path: null,
      resume: null,
      search: searchEntries(name, email),
      created_at: time,
      updated_at: time,
    });
    if (i % 500 === 499) await writer.flush();
  }
  await writer.close();
}

type Sample = { ms: number; reads: number; next?: string };

/** The query of the first page, without the API. */
async function bareQuery({ firebase, reads }: Side): Promise<Sample> {
  reads();
  const db = await firebase.db();
  const start = performance.now();
  await db.collection('applications').orderBy('created_at', 'desc').limit(limits.pageSize + 1).get();
  return { ms: performance.now() - start, reads: reads() };
}


async function get({ url, token, reads }: Side, path: string): Promise<Sample> {
  reads();
  const start = performance.now();
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  const ms = performance.now() - start;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return { ms, reads: reads(), next: /^<([^>]+)>/.exec(response.headers.get('Link') ?? '')?.[1] };
}

/** @returns what is measured; the next page is that side's own */
async function measurementsOf(side: Side): Promise<Record<string, () => Promise<Sample>>> {
  const { path } = endpoints.listApplications;
  const { next } = await get(side, path);
  return {
    'bare query': () => bareQuery(side),
    'first page': () => get(side, path),
    'next page': () => get(side, next ?? path),
    'by status': () => get(side, `${path}?status=Pending`),
    'by posting': () => get(side, `${path}?job_id=job-5`),
    search: () => get(side, `${path}?q=garcia`),
    'search, by status and posting': () => get(side, `${path}?q=a&status=Pending&job_id=job-1`),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** @returns whether it holds */
async function measureLists(sides: Side[]): Promise<boolean> {
  const measurements = await Promise.all(sides.map(measurementsOf));
  let holds = true;
  for (const what of Object.keys(measurements[0] ?? {})) {
    const samples: Sample[][] = sides.map(() => []);
    // In turns, so that whatever else the machine does falls on both alike; the first rounds warm up.
    for (let round = -warmUps; round < rounds; round++) {
      const order = round % 2 === 0 ? [0, 1] : [1, 0];
      for (const index of order) {
        const sample = await measurements[index]?.[what]?.();
        if (sample && round >= 0) samples[index]?.push(sample);
      }
    }
    const [small = NaN, large = NaN] = samples.map((list) => median(list.map(({ ms }) => ms)));
    const reads = Math.max(...samples.flat().map((sample) => sample.reads));
    const ok = large / small <= bar && reads <= limits.pageSize + 1;
    if (what !== 'bare query') holds &&= ok;
    console.log(`${what === 'bare query' ? '      ' : ok ? 'ok    ' : 'MISSED'} ${what.padEnd(30)} ${small.toFixed(1)} ms, ${large.toFixed(1)} ms: ${(large / small).toFixed(2)} x; at most ${reads} documents read`);
  }
  return holds;
}

/** @returns by how much the heap grew at most while an export was sent, in MB */
async function exportMemory({ url, token }: Side): Promise<{ mb: number; bytes: number; ms: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const response = await fetch(url + endpoints.exportApplications.path, { headers: { Authorization: `Bearer ${token}` } });
  let peak = before;
  let bytes = 0;
  let collected = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes - collected < 250_000) continue;
    collected = bytes;
    await setImmediate();
    // What is garbage already doesn't count.
    globalThis.gc?.();
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }
  return { mb: (peak - before) / 1e6, bytes, ms: performance.now() - start };
}

const sides = await Promise.all([open(few), open(many)]);
console.log(`Medians of ${rounds} with ${few} and with ${many.toLocaleString('en')} applications stored`);
let holds = await measureLists(sides);
for (const side of sides) {
  const { mb, bytes, ms } = await exportMemory(side);
  console.log(`       export of ${side.stored}: ${(bytes / 1e6).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s, heap +${mb.toFixed(1)} MB at most`);
  if (globalThis.gc && mb > 32) holds = false;
}
for (const { server, firebase } of sides) {
  server.close();
  await (await firebase.db()).terminate();
}
process.exit(holds ? 0 : 1);
