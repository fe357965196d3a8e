/** Names the cached lists of applications, and the changes that are not in them yet. */
export const resourceName = 'applications';
