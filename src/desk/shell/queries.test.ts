import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applicationCountQuery, countsQuery, jobCountsQuery } from './queries.ts';

test('a change that outdates the numbers of the dashboard outdates those of postings and filters', async () => {
  const client = new QueryClient();
  const keys = [countsQuery, jobCountsQuery(['plm']), applicationCountQuery({ q: 'ada' })].map(({ queryKey }) => queryKey);
  for (const key of keys) client.setQueryData(key, {});
  await client.invalidateQueries(countsQuery);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
});
