import type { Api } from './harness.ts';

/** What Google bills: calls of the function, and documents that it reads, writes and deletes. */
export type Operations = { calls: number; reads: number; writes: number; deletes: number };

type Write = { delete?: string };
type Counts = { aggregateFields: Record<string, { integerValue?: string }> };
/** `result` is the counts, or 'found' or 'missing' for a document that is read by its name. */
type Response = { document?: object; result?: string | Counts };
type Emitter = { emit: (event: string, response?: Response) => boolean };

/** All calls of the Admin SDK's client go through these two methods. */
type Client = {
  request: (method: string, request: { writes?: Write[] }, ...more: unknown[]) => Promise<unknown>;
  requestStream: (...call: unknown[]) => Promise<Emitter>;
};

const none: Operations = { calls: 0, reads: 0, writes: 0, deletes: 0 };

/** @returns a function that counts the operations of an act */
export async function countOperations(api: Api): Promise<(act: () => Promise<unknown>) => Promise<Operations>> {
  let count = { ...none };
  const client = (await api.firebase.db()) as unknown as Client;
  const { request, requestStream } = client;

  client.request = (method, message, ...more) => {
    for (const write of message.writes ?? []) count[write.delete === undefined ? 'writes' : 'deletes'] += 1;
    return request.call(client, method, message, ...more);
  };

  client.requestStream = async (...call) => {
    const stream = await requestStream.apply(client, call);
    const emit = stream.emit.bind(stream);
    let reads = 0;
    stream.emit = (event, response) => {
      if (event === 'data') reads += readsOf(response);
      // A query that finds nothing is billed as one read.
      if (event === 'end') count.reads += Math.max(1, reads);
      return emit(event, response);
    };
    return stream;
  };

  const { firebase } = api;
  const rest = firebase.rest();
  firebase.rest = () => ({
    async query(query) {
      const documents = await rest.query(query);
      count.reads += Math.max(1, documents.length);
      return documents;
    },
    async get(path) {
      count.reads += 1;
      return rest.get(path);
    },
  });

  api.server.prependListener('request', () => {
    count.calls += 1;
  });

  return async (act) => {
    count = { ...none };
    await act();
    const counted = count;
    count = { ...none };
    return counted;
  };
}

/** A count is billed as one read for each thousand entries of its index. */
function readsOf({ document, result }: Response = {}): number {
  if (typeof result !== 'object') return document || result === 'found' || result === 'missing' ? 1 : 0;
  return Math.ceil(Number(Object.values(result.aggregateFields)[0]?.integerValue ?? 0) / 1000);
}
