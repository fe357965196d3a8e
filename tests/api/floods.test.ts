import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { countOperations } from './count-operations.ts';
import { apply, createAccount, logIn, sendMessage } from './examples.ts';
import { adminEndpoints, useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { fromNewAddress, lowLimits } from './low-limits.ts';
import { mailSettings } from './mail.ts';

type Send = (headers: Record<string, string>) => Promise<Answer>;

const api = useApi({ ...lowLimits.options, mail: mailSettings });
let count: Awaited<ReturnType<typeof countOperations>>;
let jobId: string;
let account: string;

beforeAll(async () => {
  count = await countOperations(api);
  jobId = await api.postJob();
  account = await createAccount(api);
});

const staff = adminEndpoints.map(([, endpoint]) => endpoint);

async function sendMany(send: Send, headers: Record<string, string>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let i = 0; i < 5; i++) {
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => send(headers)))) statuses.add(status);
  }
  return statuses;
}

describe('a flood from one client writes nothing to Firestore', () => {
  it.each<[string, Send]>([
    ['applications', (headers) => apply(api, jobId, { headers })],
    ['messages', (headers) => sendMessage(api, { headers })],
    ['right passwords', (headers) => logIn(api, account, undefined, headers)],
    ['wrong passwords', (headers) => logIn(api, account, 'a wrong password', headers)],
  ])('once %s are refused by the first limit', async (_, send) => {
    const headers = fromNewAddress();
    const admitted = await count(async () => {
      for (let i = 0; i < 30 && (await send(headers)).status !== 429; i++);
    });
    expect(admitted.writes).toBeGreaterThan(0);
    let statuses = new Set<number>();
    const refused = await count(async () => {
      statuses = await sendMany(send, headers);
    });
    expect(statuses).toEqual(new Set([429]));
    expect(refused).toMatchObject({ calls: 50, writes: 0, deletes: 0 });
  });

  it('once well-formed unknown tokens of private links, or logins of a known browser, are refused', async () => {
    const token = 'A'.repeat(43);
    const open: Send = (headers) => api.call(endpoints.readOwnApplication, '', { json: { token }, headers });
    const device = /__session=[^;]+/.exec((await logIn(api, account)).headers.get('set-cookie') ?? '')?.[0] ?? '';
    const known: Send = (headers) => logIn(api, account, 'a wrong password', { ...headers, Cookie: device });
    for (const send of [open, known]) {
      const headers = fromNewAddress();
      await sendMany(send, headers);
      expect(await count(() => sendMany(send, headers))).toMatchObject({ writes: 0, deletes: 0 });
    }
  });

  it('with made-up sessions to any call of staff', async () => {
    const written = await count(async () => {
      for (const { method, path } of staff) {
        const body = method === 'GET' ? {} : { json: {} };
        expect((await api.send(method, path.replace(/:\w+/g, 'gone'), { token: 'made-up', ...body })).status).toBe(401);
      }
    });
    expect(written).toMatchObject({ calls: staff.length, writes: 0, deletes: 0 });
  });
});
