import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import type { Firebase } from '../../functions/src/data/firebase.ts';
import { searchEntries } from '../../functions/src/data/search.ts';
import { usedMemory } from '../../functions/testing/used-memory.ts';
import { countReads } from '../api/count-reads.ts';
import { type BenchApi, startApi, timedGet } from './api-side.ts';
import { inTurns, timed } from './rounds.ts';
import { atMost, atMostTimes, type Row } from './row.ts';

const total = 20_000;
const rounds = 31;
/** Few, because the emulator takes seconds for a search. */
const searchRounds = 7;
const bar = 1.2;
const exportRounds = 5;
/** In MB, on top of the memory in use before an export. */
const exportBar = 32;

const firstNames = ['Ada', 'Grace', 'Alan', 'Łukasz', 'Maria', 'Asha', 'Ben', 'Chidi'];
const lastNames = ['Lovelace', 'Hopper', 'Turing', 'García', 'Rao', 'Cho', 'Okafor', 'Nowak', 'Iyer'];

/** Compares lists of 20,000 applications with bare queries, and measures an export's memory. */
export async function measureApplications(): Promise<Row[]> {
  const side = await startApi();
  await fill(side.firebase);
  const rows = [...(await measureLists(side)), await measureExport(side)];
  await side.stop();
  return rows;
}

/** Writes to Firestore in bulk, because single writes would take minutes. */
async function fill(firebase: Firebase): Promise<void> {
  const db = await firebase.db();
  const writer = db.bulkWriter({ throttling: false });
  const start = Date.now();
  for (let i = 0; i < total; i++) {
    const name = `${firstNames[i % firstNames.length]} ${lastNames[i % lastNames.length]}`;
    const email = `${name.split(' ')[1]?.toLowerCase()}.${i}@example.com`;
    const searchable = {
      applicant_name: name,
      applicant_email: email,
      phone: '+91 80 5550 0100',
      job_title: `Job ${i % 12}`,
      resume: null,
    };
    const time = new Date(start - i * 60_000);
    const id = randomUUID();
    void writer.create(db.doc(`applications/${id}`), {
      job_id: `job-${i % 12}`,
      ...searchable,
      cover_letter: 'I have moved four sites. '.repeat(20),
      keep: false,
      status: i % 3 === 0 ? 'Reviewed' : 'Pending',
      resume_path: null,
      email_key: email,
      search: searchEntries({ ...searchable, id }),
      created_at: time,
      updated_at: time,
    });
    if (i % 500 === 499) await writer.flush();
  }
  await writer.close();
}

/** @returns the lists that are measured, with the query that each makes */
async function listsOf(side: BenchApi) {
  const { path } = endpoints.listApplications;
  const { link } = await timedGet(side, path);
  const next = /^<([^>]+)>/.exec(link)?.[1];
  const db = await side.firebase.db();
  const newest = db.collection('applications').orderBy('created_at', 'desc').orderBy('__name__', 'desc');
  const last = (await newest.limit(limits.pageSize).get()).docs.at(-1);
  if (!last || next === undefined) throw new Error('There is no next page');
  return {
    'first page': { path, query: newest, rounds },
    'next page': { path: next, query: newest.startAfter(last), rounds },
    'filtered by status': { path: `${path}?status=Pending`, query: newest.where('status', '==', 'Pending'), rounds },
    'filtered by job': { path: `${path}?job_id=job-5`, query: newest.where('job_id', '==', 'job-5'), rounds },
    search: { path: `${path}?q=garcia`, query: newest.where('search', 'array-contains', 'garcia'), rounds: searchRounds },
  };
}

async function measureLists(side: BenchApi): Promise<Row[]> {
  const reads = await countReads(side.firebase);
  const rows: Row[] = [];
  let mostReads = 0;
  for (const [what, { path, query, rounds }] of Object.entries(await listsOf(side))) {
    const measureList = async () => {
      reads();
      const { ms } = await timedGet(side, path);
      mostReads = Math.max(mostReads, reads());
      return ms;
    };
    const measureBareQuery = () => timed(() => query.limit(limits.pageSize + 1).get());
    const { lists, bareQueries } = await inTurns({ lists: measureList, bareQueries: measureBareQuery }, rounds, 1);
    rows.push(atMostTimes(`${total.toLocaleString('en')} applications, ${what}, against the bare query`, lists, bareQueries, bar, 'ms'));
  }
  return [...rows, atMost('documents read for a page of applications, at most', [mostReads], limits.pageSize + 1, '')];
}

async function measureExport(side: BenchApi): Promise<Row> {
  const { memory } = await inTurns({ memory: () => exportMemory(side) }, exportRounds);
  return atMost(`memory for an export of ${total.toLocaleString('en')}`, memory, exportBar, 'MB');
}

/** @returns the largest growth of the heap during an export, in MB */
async function exportMemory(side: BenchApi): Promise<number> {
  const { path } = endpoints.exportApplications;
  const before = usedMemory().heapUsed;
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
    peak = Math.max(peak, usedMemory().heapUsed);
  }
  return (peak - before) / 1e6;
}
