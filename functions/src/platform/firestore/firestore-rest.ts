import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod/mini';
import { isTemporaryFailure, ServiceRefusalError, UnavailableError } from '../errors.ts';
import { nodeHttp } from '../node-http.ts';
import { timeouts } from '../timeouts.ts';
import { parsedJson } from './json.ts';

export type StoredDocument = { id: string; fields: Record<string, unknown>; createTime: Date; updateTime: Date };

export type FirestoreRest = ReturnType<typeof firestoreRest>;

const document = z.object({
  name: z.string(),
  fields: z._default(z.record(z.string(), z.unknown()), {}),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
});
/** A failure in the middle of the list is an entry too, with the HTTP status 200. */
const answer = z.array(z.object({ document: z.optional(document), found: z.optional(document), error: z.optional(z.undefined()) }));

/** Such as PERMISSION_DENIED: https://cloud.google.com/apis/design/errors#error_model */
const statusWord = /"status":\s*"([A-Z_]+)"/;

const retries = { count: 3, firstWaitMs: 100 };

/** Spares public pages the loading of the Admin SDK: docs/decisions/0005-job-pages.md */
export function firestoreRest({ url, projectId, token }: { url: string; projectId: string; token: () => Promise<string> }) {
  const database = `projects/${projectId}/databases/(default)/documents`;
  const secure = url.startsWith('https:');
  const agent = new (secure ? Agent : nodeHttp.Agent)({ keepAlive: true });

  async function ask(method: string, body: object): Promise<z.output<typeof answer>> {
    const headers = { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' };
    const options = { method: 'POST', agent, headers, timeout: timeouts.firestore };
    const sent = (secure ? request : nodeHttp.request)(`${url}/v1/${database}:${method}`, options);
    const { status, text } = await answerTo(sent, JSON.stringify(body));
    const parsed = status === 200 ? answer.safeParse(parsedJson(text)) : undefined;
    if (parsed?.success) return parsed.data;
    // The answer may contain a document, so it is not logged.
    const [, word = 'no status word'] = statusWord.exec(text) ?? [];
    const message = `Firestore answers ${status}: ${word}`;
    throw status >= 400 && status < 500 && status !== 429 ? new ServiceRefusalError(message) : new UnavailableError(message);
  }

  async function call(method: string, body: object): Promise<z.output<typeof answer>> {
    const begun = Date.now();
    for (let failed = 0; ; failed++) {
      try {
        return await ask(method, body);
      } catch (error) {
        const late = Date.now() - begun >= timeouts.firestore;
        if (failed === retries.count || late || !isTemporaryFailure(error)) throw error;
        await wait(retries.firstWaitMs * 2 ** failed);
      }
    }
  }

  return {
    /** https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery */
    async query(structuredQuery: object) {
      const entries = await call('runQuery', { structuredQuery });
      return entries.flatMap((entry) => (entry.document ? toStoredDocument(entry.document) : []));
    },

    /** @param path such as `jobs/abc` */
    async get(path: string) {
      const [entry] = await call('batchGet', { documents: [`${database}/${path}`] });
      return entry?.found && toStoredDocument(entry.found);
    },
  };
}

/** Uses events, since functions-framework makes each promise of a request expensive. */
function answerTo(sent: ClientRequest, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    sent.once('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.once('timeout', () => sent.destroy(new UnavailableError('Firestore does not answer')));
    sent.once('error', reject).end(body);
  });
}

function toStoredDocument({ name, fields, createTime, updateTime }: z.output<typeof document>): StoredDocument {
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    fields: decodeFields(fields),
    createTime: new Date(createTime),
    updateTime: new Date(updateTime),
  };
}

const plain = ['nullValue', 'booleanValue', 'stringValue', 'referenceValue', 'geoPointValue'];

const decoders: Record<string, (content: never) => unknown> = {
  integerValue: Number,
  doubleValue: Number,
  timestampValue: (time: string) => new Date(time),
  bytesValue: (base64: string) => Buffer.from(base64, 'base64'),
  arrayValue: ({ values = [] }: { values?: unknown[] }) => values.map(decode),
  mapValue: ({ fields = {} }: { fields?: Record<string, unknown> }) => decodeFields(fields),
};

function decodeFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value @throws for unknown types */
function decode(value: unknown): unknown {
  const [[type, content] = ['nothing', undefined]] = Object.entries(value ?? {});
  if (plain.includes(type)) return content;
  const decoder = decoders[type];
  if (!decoder) throw new ServiceRefusalError(`Firestore sent a value of an unknown type: ${type}`);
  return decoder(content as never);
}
