import { useCallback, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Job, JobInput } from '#contract/jobs.ts';
import { sendOnce } from '../../forms/send-once.ts';
import { ApiError } from '../../lib/api.ts';
import { changeItem, restoreItem, withoutItem } from '../../lib/list.ts';
import { useLoad } from '../../lib/use-load.ts';
import { adminCall } from '../admin-call.ts';

async function load(signal?: AbortSignal): Promise<Job[]> {
  const { data } = await adminCall(endpoints.listJobs, { signal });
  return data;
}

/** Every job posting, and what can be done with it. The list shows each change without being loaded anew. */
export function useJobs() {
  const { state, reload, refresh, update } = useLoad<Job[]>(load);
  const [running, setRunning] = useState(0);

  const create = useCallback(
    async (input: JobInput) => {
      const { data } = await sendOnce('job', JSON.stringify(input), (headers) => adminCall(endpoints.createJob, { body: input, headers }));
      // A first attempt whose answer got lost may have brought it into the list.
      update((jobs) => [data, ...withoutItem(jobs, data.id)]);
    },
    [update],
  );

  /** Rejects with a 409 when somebody else has changed the posting since `base`. */
  const save = useCallback(
    async (base: Pick<Job, 'id' | 'updated_at'>, input: JobInput) => {
      const body = { ...input, updated_at: base.updated_at };
      const { data } = await adminCall(endpoints.updateJob, { params: { id: base.id }, body });
      update((jobs) => changeItem(jobs, data.id, () => data));
    },
    [update],
  );

  /** The posting goes at once and comes back to its place if the server refuses. One that is gone already is fine. */
  const remove = useCallback(
    async (job: Job) => {
      const before = state.status === 'ready' ? state.data : [];
      setRunning((count) => count + 1);
      update((jobs) => withoutItem(jobs, job.id));
      try {
        await adminCall(endpoints.deleteJob, { params: { id: job.id } });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return;
        update((jobs) => restoreItem(jobs, job, before));
        throw error;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [state, update],
  );

  return { state, reload, refresh, create, save, remove, /** Whether a deletion is on its way. */ acting: running > 0 };
}
