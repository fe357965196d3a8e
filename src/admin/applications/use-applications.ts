import { useCallback } from 'react';
import type { Application, ApplicationFilter, ApplicationStatus } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { adminCall } from '../admin-call.ts';
import { type FetchPage, usePages } from '../use-pages.ts';

export type Applications = ReturnType<typeof useApplications>;

/**
 * The applications, page by page, and what can be done with each.
 * @param filter must keep its identity between renders
 */
export function useApplications(filter: ApplicationFilter) {
  const fetchPage: FetchPage<Application> = useCallback(
    async (query, signal) => {
      const { data, next } = await adminCall(endpoints.listApplications, { query: { ...filter, ...query }, signal });
      return { items: data, next };
    },
    [filter],
  );
  const { change, remove, ...pages } = usePages(fetchPage);

  return {
    ...pages,
    filter,
    setStatus: (application: Application, status: ApplicationStatus) =>
      change(application, { ...application, status }, async () => {
        const params = { id: application.id };
        return (await adminCall(endpoints.updateApplicationStatus, { params, body: { status } })).data;
      }),
    remove: (application: Application) =>
      remove(application, () => adminCall(endpoints.deleteApplication, { params: { id: application.id } })),
  };
}
