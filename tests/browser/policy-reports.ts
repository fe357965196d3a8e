/** Violations of the content security and permissions policies that browsers have reported since the last test. */
export const policyReports: string[] = [];
