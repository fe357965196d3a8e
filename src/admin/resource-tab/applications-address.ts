/** @returns the address of a job's applications, or of those from one source, relative to the dashboard */
export function applicationsAddress(jobId: string, source?: string): string {
  const query = new URLSearchParams({ tab: 'applications', job: jobId, ...(source !== undefined && { source }) });
  return `?${query.toString()}`;
}
