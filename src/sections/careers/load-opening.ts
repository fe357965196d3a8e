import { endpoints } from '#contract/endpoints.ts';
import { closedOpening, type ShownOpening } from '#contract/openings.ts';
import { ApiError, call } from '../../lib/api.ts';

/**
 * Asks for a posting, where the server has not given it along with the page.
 * @param id out of the address; any text
 */
export async function loadOpening(id: string, signal: AbortSignal): Promise<ShownOpening> {
  try {
    return { state: 'open', job: (await call(endpoints.readPublicJob, { params: { id }, signal })).data };
  } catch (error) {
    // The visitor has gone elsewhere.
    if (signal.aborted) throw error;
    if (!(error instanceof ApiError)) return { state: 'failed' };
    const closed = closedOpening.safeParse(error.body);
    if (error.status === 410 && closed.success) return { state: 'closed', similar: closed.data.similar };
    return { state: error.status === 404 ? 'missing' : 'failed' };
  }
}
