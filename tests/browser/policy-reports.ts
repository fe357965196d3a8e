/** Reports of the content security policy since the last test. */
export const policyReports: string[] = [];
