import { publicJobEndpoints } from '#rooms/jobs/contract/public-endpoints.ts';
import { closedJob, type JobPageData } from '#rooms/jobs/contract/job-pages.ts';
import { ApiError, call } from '../../shared/lib/api.ts';

/** @param id from the URL, which may be any text */
export async function loadJob(id: string, signal: AbortSignal): Promise<JobPageData> {
  try {
    const { similar, process, ...job } = (await call(publicJobEndpoints.readPublicJob, { params: { id }, signal })).data;
    return { state: 'open', job, similar, process };
  } catch (error) {
    // The visitor left the page.
    if (signal.aborted) throw error;
    if (!(error instanceof ApiError)) return { state: 'failed' };
    const closed = closedJob.safeParse(error.body);
    if (error.status === 410 && closed.success) return { state: 'closed', similar: closed.data.similar };
    return { state: error.status === 404 ? 'missing' : 'failed' };
  }
}
