import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { applicationCountQuery, changeListed, countsQuery, jobCountsQuery } from './queries.ts';

test('a change that outdates the numbers of the dashboard outdates those of postings and filters', async () => {
  const client = new QueryClient();
  const keys = [countsQuery, jobCountsQuery(['plm']), applicationCountQuery({ q: 'ada' })].map(({ queryKey }) => queryKey);
  for (const key of keys) client.setQueryData(key, {});
  await client.invalidateQueries(countsQuery);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
});

test('a change of listed items ends a first load, which begins again', async () => {
  const client = new QueryClient();
  const queryFn = vi.fn(() => new Promise(() => undefined));
  const stop = new QueryObserver(client, { queryKey: ['applications'], queryFn }).subscribe(() => undefined);
  await changeListed(client, 'applications', (item) => item);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});
