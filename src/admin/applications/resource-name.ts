/** The first part of the query keys and mutation keys of lists of applications. */
export const resourceName = 'applications';
