/** Violations of the content security policy that browsers have reported since the last test. */
export const policyReports: string[] = [];
