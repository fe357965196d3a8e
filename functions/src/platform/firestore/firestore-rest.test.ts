import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { serve } from '../../../../tests/serve.ts';
import { ServiceRefusalError, UnavailableError } from '../errors.ts';
import { firestoreRest } from './firestore-rest.ts';

// Servers give the answers that Google documents. The emulator never gives most of them.

const name = (id: string) => `projects/p/databases/(default)/documents/jobs/${id}`;
const encodedTimes = { createTime: '2026-01-01T00:00:00Z', updateTime: '2026-01-02T00:00:00Z' };
const decodedTimes = { createTime: new Date(encodedTimes.createTime), updateTime: new Date(encodedTimes.updateTime) };
const found = [{ found: { name: name('a'), fields: { title: { stringValue: 'Tester' } }, ...encodedTimes } }];
const tester = { id: 'a', fields: { title: 'Tester' }, ...decodedTimes };

function restAt(url: string) {
  let tokens = 0;
  return firestoreRest({ url, projectId: 'p', token: () => Promise.resolve(`token ${++tokens}`) });
}

const open = async (listener: RequestListener) => restAt((await serve(listener)).url);

/** A Firestore that gives these answers in turn, and then the last one forever. */
async function answering(...answers: [status: number, body: unknown][]) {
  let requests = 0;
  const rest = await open((_, response) => {
    const [status, body] = answers[Math.min(requests++, answers.length - 1)] ?? [500, ''];
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { rest, requests: () => requests };
}

it('sends each request to the documented URL, with a token', async () => {
  const requests: unknown[] = [];
  const rest = await open(({ method, url, headers }, response) => {
    requests.push([method, url, headers.authorization]);
    response.end(JSON.stringify(found));
  });
  await rest.get('jobs/a');
  await rest.query({ from: [{ collectionId: 'jobs' }] });
  const documents = '/v1/projects/p/databases/(default)/documents';
  expect(requests).toEqual([
    ['POST', `${documents}:batchGet`, 'Bearer token 1'],
    ['POST', `${documents}:runQuery`, 'Bearer token 2'],
  ]);
});

it('reuses its connection, and opens a new one when Firestore has closed it', async () => {
  const { url, server } = await serve((_, response) => void response.end(JSON.stringify(found)));
  const rest = restAt(url);
  let connections = 0;
  server.on('connection', () => (connections += 1));
  await rest.get('jobs/a');
  await rest.get('jobs/a');
  expect(connections).toBe(1);
  server.closeAllConnections();
  expect(await rest.get('jobs/a')).toEqual(tester);
  expect(connections).toBe(2);
});

it('reads every type that a document can hold', async () => {
  const fields = {
    none: { nullValue: null },
    yes: { booleanValue: true },
    count: { integerValue: '5' },
    share: { doubleValue: 0.5 },
    infinite: { doubleValue: '-Infinity' },
    at: { timestampValue: '2026-01-02T03:04:05.678901Z' },
    title: { stringValue: '' },
    bytes: { bytesValue: 'aGk=' },
    job: { referenceValue: name('b') },
    office: { geoPointValue: { latitude: 12.97, longitude: 77.59 } },
    list: { arrayValue: { values: [{ stringValue: 'x' }, { arrayValue: {} }] } },
    map: { mapValue: { fields: { inner: { integerValue: '-1' }, empty: { mapValue: {} } } } },
  };
  const { rest } = await answering([
    200,
    [{ readTime: 'now' }, { document: { name: name('a'), fields, ...encodedTimes } }, { document: { name: name('b'), ...encodedTimes } }],
  ]);
  expect(await rest.query({})).toEqual([
    {
      id: 'a',
      fields: {
        none: null,
        yes: true,
        count: 5,
        share: 0.5,
        infinite: -Infinity,
        at: new Date('2026-01-02T03:04:05.678Z'),
        title: '',
        bytes: Buffer.from('hi'),
        job: name('b'),
        office: { latitude: 12.97, longitude: 77.59 },
        list: ['x', []],
        map: { inner: -1, empty: {} },
      },
      ...decodedTimes,
    },
    { id: 'b', fields: {}, ...decodedTimes },
  ]);
});

it.each([{ vectorValue: [1] }, {}, null])('rejects the unknown value %j', async (value) => {
  const { rest } = await answering([200, [{ found: { name: name('a'), fields: { title: value }, ...encodedTimes } }]]);
  await expect(rest.get('jobs/a')).rejects.toThrow(ServiceRefusalError);
});

const temporaryFailures: [name: string, status: number, body: unknown][] = [
  ['too many requests', 429, ''],
  ['an outage', 503, { error: { status: 'UNAVAILABLE' } }],
  ['an HTML page', 200, '<html>Sorry</html>'],
  ['a failure in the middle of the list', 200, [...found, { error: { code: 14 } }]],
];

it('tries again after a temporary failure', async () => {
  const { rest, requests } = await answering(...temporaryFailures.slice(-2).map(([, ...answer]) => answer), [200, found]);
  expect(await rest.get('jobs/a')).toEqual(tester);
  expect(requests()).toBe(3);
});

it.each(temporaryFailures)('gives up when four attempts get %s', async (_, status, body) => {
  const { rest, requests } = await answering([status, body]);
  const answer = rest.query({});
  await expect(answer).rejects.toThrow(UnavailableError);
  // The message is logged, so it must not contain a document.
  await expect(answer).rejects.not.toThrow('Tester');
  expect(requests()).toBe(4);
});

it('retries after an answer that breaks off', async () => {
  let requests = 0;
  const rest = await open(async (request, response) => {
    await text(request);
    if (++requests > 1) return response.end(JSON.stringify(found));
    response.writeHead(200, { 'Content-Length': 1000 }).write('[');
    return setImmediate(() => response.destroy());
  });
  expect(await rest.get('jobs/a')).toEqual(tester);
});

it.each([400, 401, 403, 404])('does not retry a refusal with %i, and leaves out Google’s message', async (status) => {
  const error = { code: status, message: 'The query requires an index', status: 'FAILED_PRECONDITION' };
  const { rest, requests } = await answering([status, JSON.stringify([{ error }], null, 2)]);
  await expect(rest.get('jobs/a')).rejects.toThrow(new ServiceRefusalError(`Firestore answers ${status}: FAILED_PRECONDITION`));
  expect(requests()).toBe(1);
});

it('returns nothing for a missing document', async () => {
  const { rest } = await answering([200, [{ missing: name('a') }]]);
  expect(await rest.get('jobs/a')).toBeUndefined();
});
