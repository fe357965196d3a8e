/** What pages had to say of their content security policy since the last test: what it stopped, and what is wrong with it. */
export const policyReports: string[] = [];
