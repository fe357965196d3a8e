import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { productionOrigins } from '#rooms/platform/contract/security-headers.ts';
import { recipients } from './privacy-regions.ts';

it('names who gets data by each host of the policy, each secret and the calendar feed, and nobody else', () => {
  const hosts = Object.values(productionOrigins)
    .flat()
    .map((url) => new URL(url).hostname);
  const secrets = readFileSync('functions/src/index.ts', 'utf8').match(/(?<=')[A-Z_]+_(?:SECRET|URL)(?=')/g) ?? [];
  const feed = Object.keys(endpoints).filter((name) => name === 'createCalendarFeed');
  const inCode = [...hosts, ...secrets, ...feed];
  const known = recipients.flatMap(({ by }) => by);
  const isAt = (host: string, name: string) => host === name || host.endsWith(`.${name}`);
  expect(inCode.filter((one) => !known.some((name) => isAt(one, name)))).toEqual([]);
  expect(known.filter((name) => !inCode.some((one) => isAt(one, name)))).toEqual([]);
});
