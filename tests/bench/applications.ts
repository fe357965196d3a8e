import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import type { Firebase } from '../../functions/src/data/firebase.ts';
import { searchEntries } from '../../functions/src/data/search.ts';
import { countReads } from '../api/count-reads.ts';
import { stopApi, startApi, type BenchApi, timedGet } from './api-side.ts';
import { atMost, atMostTimes, type Row, withoutBar } from './row.ts';

const few = 200;
const many = 20_000;
const rounds = 11;
const warmUps = 2;
const bar = 1.2;
const exportRounds = 5;
/** In MB, on top of the memory in use before an export. */
const exportBar = 32;

const firstNames = ['Ada', 'Grace', 'Alan', 'Łukasz', 'Maria', 'Asha', 'Ben', 'Chidi'];
const lastNames = ['Lovelace', 'Hopper', 'Turing', 'García', 'Rao', 'Cho', 'Okafor', 'Nowak', 'Iyer'];

/**
 * Compares lists of 20,000 and 200 applications, and measures the memory for an export of 20,000.
 * The emulator scans them for each query, so a bare query is measured too.
 */
export async function measureApplications(): Promise<Row[]> {
  const sides = await Promise.all([openFilled(few), openFilled(many)]);
  const rows = [...(await measureLists(sides)), await measureExport(sides[1])];
  await Promise.all(sides.map(stopApi));
  return rows;
}

type FilledApi = BenchApi & {
  /** @returns the documents read since the last call */
  reads: () => number;
};

async function openFilled(count: number): Promise<FilledApi> {
  const side = await startApi();
  await fill(side.firebase, count);
  return { ...side, reads: await countReads(side.firebase) };
}

/** Writes to Firestore in bulk, because single writes would take minutes. */
async function fill(firebase: Firebase, count: number): Promise<void> {
  const db = await firebase.db();
  const writer = db.bulkWriter({ throttling: false });
  const start = Date.now();
  for (let i = 0; i < count; i++) {
    const name = `${firstNames[i % firstNames.length]} ${lastNames[i % lastNames.length]}`;
    const email = `${name.split(' ')[1]?.toLowerCase()}.${i}@example.com`;
    const searchable = { applicant_name: name, applicant_email: email, job_title: `Job ${i % 12}` };
    const time = new Date(start - i * 60_000);
    const id = randomUUID();
    void writer.create(db.doc(`applications/${id}`), {
      job_id: `job-${i % 12}`,
      ...searchable,
      phone: '+91 80 5550 0100',
      cover_letter: 'I have moved four sites. '.repeat(20),
      keep: false,
      status: i % 3 === 0 ? 'Reviewed' : 'Pending',
      resume_path: null,
      resume: null,
      email_key: email,
      search: searchEntries({ ...searchable, id }),
      created_at: time,
      updated_at: time,
    });
    if (i % 500 === 499) await writer.flush();
  }
  await writer.close();
}

type Sample = { ms: number; reads: number };

async function measureBareQuery({ firebase, reads }: FilledApi): Promise<Sample> {
  reads();
  const db = await firebase.db();
  const start = performance.now();
  await db
    .collection('applications')
    .orderBy('created_at', 'desc')
    .limit(limits.pageSize + 1)
    .get();
  return { ms: performance.now() - start, reads: reads() };
}

async function measureGet(side: FilledApi, path: string): Promise<Sample> {
  side.reads();
  const { ms } = await timedGet(side, path);
  return { ms, reads: side.reads() };
}

async function measurementsOf(side: FilledApi): Promise<Record<string, () => Promise<Sample>>> {
  const { path } = endpoints.listApplications;
  const { link } = await timedGet(side, path);
  const next = /^<([^>]+)>/.exec(link)?.[1] ?? path;
  return {
    'bare query': () => measureBareQuery(side),
    'first page': () => measureGet(side, path),
    'next page': () => measureGet(side, next),
    'filtered by status': () => measureGet(side, `${path}?status=Pending`),
    'filtered by job': () => measureGet(side, `${path}?job_id=job-5`),
    search: () => measureGet(side, `${path}?q=garcia`),
  };
}

async function measureLists(sides: FilledApi[]): Promise<Row[]> {
  const measurements = await Promise.all(sides.map(measurementsOf));
  const rows: Row[] = [];
  let reads = 0;
  for (const what of Object.keys(measurements[0] ?? {})) {
    const times: number[][] = sides.map(() => []);
    // The sides take turns, so that other load affects both alike. The first rounds warm up.
    for (let round = -warmUps; round < rounds; round++) {
      for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const sample = await measurements[index]?.[what]?.();
        if (!sample || round < 0) continue;
        times[index]?.push(sample.ms);
        reads = Math.max(reads, sample.reads);
      }
    }
    const [small = [], large = []] = times;
    const title = `${many.toLocaleString('en')} applications against ${few}: ${what}`;
    const row = atMostTimes(title, large, small, bar, 'ms');
    rows.push(what === 'bare query' ? withoutBar(row) : row);
  }
  return [...rows, atMost('documents read for a page of applications, at most', [reads], limits.pageSize + 1, '')];
}

async function measureExport(side: FilledApi): Promise<Row> {
  const samples: number[] = [];
  for (let round = 0; round < exportRounds; round++) samples.push(await exportMemory(side));
  return atMost(`memory for an export of ${many.toLocaleString('en')}`, samples, exportBar, 'MB');
}

/** @returns the largest growth of the heap during an export, in MB */
async function exportMemory(side: FilledApi): Promise<number> {
  const { path } = endpoints.exportApplications;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const response = await fetch(side.url + path, { headers: { Authorization: `Bearer ${side.token}` } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  let peak = before;
  let bytes = 0;
  let bytesAtLastCollection = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes - bytesAtLastCollection < 250_000) continue;
    bytesAtLastCollection = bytes;
    await setImmediate();
    globalThis.gc?.();
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }
  return (peak - before) / 1e6;
}
