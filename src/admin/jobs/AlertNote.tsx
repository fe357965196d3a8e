import { useQuery } from '@tanstack/react-query';
import { alertTime } from '#contract/job-closing.ts';
import { matchesFilter } from '#contract/job-facets.ts';
import { officeZone } from '#contract/office.ts';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { timeIn } from '#contract/zones.ts';
import { jobFormTexts } from '../../content/staff/job-form.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { adminQuery } from '../shared/queries.ts';

/** How many subscribers get an email about a job as it will be stored, and when. Absent if none does. */
export function AlertNote({ job }: { job: Parameters<typeof alertTime>[0] & Parameters<typeof matchesFilter>[0] }) {
  const at = alertTime(job, serverNow());
  const { data: filters } = useQuery({ ...adminQuery(['alert filters'], staffEndpoints.listAlertFilters), enabled: at !== undefined });
  const count = filters?.filter((filter) => matchesFilter(job, filter)).length;
  if (at === undefined || count === 0) return null;
  return <p>{jobFormTexts.alerted(count, timeIn(officeZone, new Date(at).toISOString()))}</p>;
}
