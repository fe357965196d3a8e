import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createGoogle } from '../doctor/google.ts';
import { applyAlarms } from './apply.ts';
import { metrics, policiesFor } from './policies.ts';

const parameters = { MAX_INSTANCES: '20', MAIL_FROM: 'site@sysdna.test' };
const settings = { project: 'live', host: 'www.sysdna.test', mails: ['anna@sysdna.test', 'bert@example.test'], parameters };

type Resource = { name: string } & Record<string, unknown>;

/** Stores resources as Google's APIs do. */
function googleWith(stored: Map<string, Resource>) {
  const calls: string[] = [];
  const load: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace(/^\/v\d\//, '');
    const { method } = request;
    if (method === 'GET') {
      const kind = path.split('/').at(-1) ?? '';
      return Response.json({ [kind]: [...stored.values()].filter(({ name }) => name.startsWith(path)) });
    }
    const name = method === 'POST' ? `${path}/${stored.size}` : path;
    const resource = { ...z.record(z.string(), z.unknown()).parse(await request.json()), name };
    calls.push(`${method} ${path}`);
    stored.set(name, resource);
    return Response.json(resource);
  };
  return { google: createGoogle('live', load, () => Promise.resolve('token')), calls };
}

test('creates the metrics, the uptime check, the addresses and the policies, and updates them when it runs again', async () => {
  const stored = new Map<string, Resource>();
  const names = await applyAlarms(googleWith(stored).google, settings);
  const all = [...stored.values()];
  expect(all.filter(({ name }) => name.includes('/metrics/')).map(({ filter }) => filter)).toEqual(Object.values(metrics));
  const channels = all.filter(({ type }) => type === 'email');
  expect(channels.map(({ labels }) => labels)).toEqual(settings.mails.map((email_address) => ({ email_address })));
  expect(all.find(({ httpCheck }) => httpCheck)).toMatchObject({
    httpCheck: { path: '/api/health' },
    monitoredResource: { labels: { host: 'www.sysdna.test' } },
  });
  const notificationChannels = channels.map(({ name }) => name);
  const policies = policiesFor(parameters).map(({ name }) => ({ displayName: `Site: ${name}`, notificationChannels, conditions: [{}] }));
  expect(all.filter(({ conditions }) => conditions)).toMatchObject(policies);
  expect(names).toHaveLength(policies.length);

  const { google, calls } = googleWith(stored);
  await applyAlarms(google, settings);
  expect([...stored.values()]).toEqual(all);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('has no alarms about mail for a site that sends none', () => {
  expect(policiesFor({ ...parameters, MAIL_FROM: '' }).filter(({ name }) => name.includes('mail'))).toEqual([]);
});

test('asks for exports outside the hours of the office, by its clocks', () => {
  const [exported] = policiesFor(parameters, Date.parse('2026-11-26T20:00:00Z')).filter(({ name }) => name.startsWith('export outside'));
  // India is 5:30 hours ahead of UTC.
  expect(JSON.stringify(exported)).toContain('(hour(vector(time() + 19800)) < 8 or hour(vector(time() + 19800)) >= 20 or ');
});

test('goes off in a flood at the figures that docs/costs.md derives', () => {
  const costs = readFileSync('docs/costs.md', 'utf8').replace(/\s+/g, ' ');
  expect(costs).toContain('Hosting sends more than 1 GB in 10 minutes');
  expect(costs).toContain('More than 30 requests a second reach the functions, for 5 minutes');
  const queryOf = (alarm: string) => policiesFor(parameters).find(({ name }) => name === alarm)?.condition.conditionPrometheusQueryLanguage;
  expect(queryOf('much transfer')).toMatchObject({ query: expect.stringMatching(/network_sent_bytes_count\[10m\]\)\) > 1e9$/) as string });
  expect(queryOf('many requests')).toMatchObject({ query: expect.stringMatching(/ > 30$/) as string, duration: '300s' });
});

test('says which API is disabled', async () => {
  const google = createGoogle(
    'live',
    () => Promise.resolve(new Response('{}', { status: 404 })),
    () => Promise.resolve('token'),
  );
  await expect(applyAlarms(google, settings)).rejects.toThrow('gcloud services enable logging.googleapis.com');
});

test('filters the log by words that the functions log', () => {
  const sources = [
    'platform/http/error-handler.ts',
    'platform/mail/deliver.ts',
    'upkeep/upkeep.ts',
    'upkeep/resume-clean-up.ts',
    'applications/resume-calls.ts',
  ];
  const logged = sources.map((path) => readFileSync(`functions/src/${path}`, 'utf8')).join('\n');
  const filters = [...Object.values(metrics), JSON.stringify(policiesFor(parameters)).replaceAll('\\"', '"')].join('\n');
  const words = [...filters.matchAll(/jsonPayload\.message[:=]"([^"]+)"/g)].map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => !logged.includes(word))).toEqual([]);
});
