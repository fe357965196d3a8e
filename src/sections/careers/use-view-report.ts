import { useEffect } from 'react';
import { jobViewPath } from '#contract/paths.ts';
import { visitStore } from '../../lib/stores.ts';

/** Reports a view of a job's page, once per visit. The report names the job and nothing about the visitor. */
export function useViewReport(jobId: string): void {
  useEffect(() => {
    const key = `viewed ${jobId}`;
    if (visitStore.read(key) !== null) return;
    visitStore.write(key, 'yes');
    navigator.sendBeacon(jobViewPath.replace(':id', encodeURIComponent(jobId)));
  }, [jobId]);
}
