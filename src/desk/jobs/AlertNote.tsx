import { useQuery } from '@tanstack/react-query';
import { alertFilterEndpoints } from '#rooms/alerts/contract/alerts.ts';
import { alertTime } from '#rooms/jobs/contract/job-closing.ts';
import { matchesFilter } from '#rooms/jobs/contract/job-facets.ts';
import { officeZone } from '#rooms/platform/contract/office.ts';
import { timeIn } from '#rooms/platform/contract/zones.ts';
import { jobFormTexts } from './job-form-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { adminQuery } from '../shell/queries.ts';

/** How many subscribers get an email about the job once stored, and when, if any. */
export function AlertNote({ job }: { job: Parameters<typeof alertTime>[0] & Parameters<typeof matchesFilter>[0] }) {
  const at = alertTime(job, serverNow());
  const { data: filters } = useQuery({
    ...adminQuery(['alert filters'], alertFilterEndpoints.listAlertFilters),
    enabled: at !== undefined,
  });
  const count = filters?.filter((filter) => matchesFilter(job, filter)).length;
  if (at === undefined || count === 0) return null;
  return <p>{jobFormTexts.alerted(count, timeIn(officeZone, new Date(at).toISOString()))}</p>;
}
