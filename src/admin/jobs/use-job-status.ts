import { useQueryClient } from '@tanstack/react-query';
import { type Job, jobStatuses } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { jobsTexts } from '../../content/staff/jobs.ts';
import { ApiError } from '../../lib/api.ts';
import type { Report } from '../shared/use-report.ts';
import { jobsQuery } from '../shared/queries.ts';
import type { Undo } from '../shared/use-undo.ts';

const [active] = jobStatuses;

type Options = { report: Report; undo: Undo };

/** Opens and closes jobs, and offers to undo that. If somebody else has changed the job, a retry is based on the new version. */
export function useJobStatus(change: (job: Job) => Promise<Job>, { report, undo }: Options) {
  const client = useQueryClient();

  const set = (job: Job, status: string, withdrawOffer?: () => void) => {
    let base = job;
    const send = async () => {
      try {
        await change({ ...base, status });
      } catch (error) {
        withdrawOffer?.();
        if (error instanceof ApiError && error.status === 409) {
          await client.refetchQueries(jobsQuery);
          base = client.getQueryData(jobsQuery.queryKey)?.find(({ id }) => id === job.id) ?? base;
        }
        throw error;
      }
      return doneText(job, status);
    };
    void report.run(texts.saveJobFailed, send, { id: job.id, name: job.title });
  };

  return (job: Job, status: string) => {
    const withdrawOffer = undo.propose({
      text: doneText(job, status),
      undo: () => set(job, job.status),
    });
    set(job, status, withdrawOffer);
  };
}

function doneText({ title }: Job, status: string): string {
  return status === active ? jobsTexts.opened(title) : jobsTexts.closed(title);
}
