/** Violations of the content security and permissions policies since the last test. */
export const policyReports: string[] = [];
