import { type ApplicationFilter, applicationFilter } from '#contract/applications.ts';

const { shape } = applicationFilter;

/** @returns the filter in the address, without invalid values */
export function readFilter(get: (name: string) => string | undefined): ApplicationFilter {
  return {
    status: shape.status.safeParse(get('status')).data,
    job_id: shape.job_id.safeParse(get('job')).data,
    source: shape.source.safeParse(get('source')).data,
    q: shape.q.safeParse(get('q')).data || undefined,
  };
}

export function isFiltered({ status, job_id, source, q }: ApplicationFilter): boolean {
  return (status ?? job_id ?? source ?? q) !== undefined;
}
