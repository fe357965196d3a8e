import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Job, JobInput } from '#contract/jobs.ts';
import { sendOnce } from '../../forms/send-once.ts';
import { useRefresh } from '../shared/use-refresh.ts';
import { useWritten } from '../shared/use-writes.ts';
import { adminCall } from '../session/admin-call.ts';
import { jobsQuery } from '../shared/queries.ts';

/** A version of a job. A save names the version that it is based on. */
export type JobVersion = Pick<Job, 'id' | 'updated_at'>;

/** The jobs with what was written here, and the call that saves them. @param paused stops refreshes */
export function useJobs(name: string, paused: boolean) {
  const client = useQueryClient();
  const query = useQuery({ ...jobsQuery, refetchOnWindowFocus: !paused });
  useRefresh(query, paused);
  const withChanges = useWritten<Job>(name);

  /** @throws {ApiError} 409 if the job was changed since `base` */
  const save = async (input: JobInput, base: JobVersion | undefined) => {
    const { data: saved } = base
      ? await adminCall(endpoints.updateJob, { params: { id: base.id }, body: { ...input, updated_at: base.updated_at || undefined } })
      : await sendOnce('job', JSON.stringify(input), (headers) => adminCall(endpoints.createJob, { body: input, headers }));
    await client.cancelQueries(jobsQuery);
    client.setQueryData(jobsQuery.queryKey, (jobs = []) =>
      jobs.some(({ id }) => id === saved.id) ? jobs.map((job) => (job.id === saved.id ? saved : job)) : [saved, ...jobs],
    );
  };

  return {
    jobs: query.data?.flatMap((job) => withChanges(job) ?? []),
    error: query.error,
    refetch: query.refetch,
    save,
  };
}
