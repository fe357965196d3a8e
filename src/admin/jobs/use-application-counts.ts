import type { ApplicationCounts } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useLoad } from '../../lib/use-load.ts';
import { adminCall } from '../admin-call.ts';

async function load(signal: AbortSignal): Promise<ApplicationCounts> {
  return (await adminCall(endpoints.countApplications, { signal })).data;
}

/** How many applications each posting has. Loaded beside the postings, which don't wait for it. */
export function useApplicationCounts() {
  return useLoad<ApplicationCounts>(load);
}
