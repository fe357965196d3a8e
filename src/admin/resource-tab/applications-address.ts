/** @returns the address of a job's applications, relative to the dashboard */
export function applicationsAddress(jobId: string): string {
  return `?${new URLSearchParams({ tab: 'applications', job: jobId }).toString()}`;
}
