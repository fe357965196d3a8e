import { useState } from 'react';
import { publicJobEndpoints } from '#rooms/jobs/contract/public-endpoints.ts';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { call } from '../../shared/lib/api.ts';
import { useLoad } from '../../shared/lib/use-load.ts';

/** The jobs with their whole texts, by id. */
export type WholeTexts = ReadonlyMap<string, PublicJob>;

async function load(signal: AbortSignal): Promise<WholeTexts> {
  const { data } = await call(publicJobEndpoints.listPublicJobs, { signal });
  return new Map(data.map((job) => [job.id, job]));
}

/** Loads whole texts once somebody searches. @returns undefined until then, or if that fails */
export function useWholeTexts(searches: boolean) {
  const [wanted, setWanted] = useState(searches);
  if (searches && !wanted) setWanted(true);
  const { state } = useLoad(wanted && load);
  const wholeTexts = state.status === 'ready' ? state.data : undefined;
  return { wholeTexts, loading: wanted && !wholeTexts && state.status !== 'failed' };
}
