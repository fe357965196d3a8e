import { queryOptions } from '@tanstack/react-query';
import type { ApplicationFilter } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { adminCall } from '../../session/admin-call.ts';
import { itemKey } from '../../shared/queries.ts';

/** An application with its place in the list that the filter describes. */
export const applicationQuery = (id: string, filter: ApplicationFilter) =>
  queryOptions({
    queryKey: [...itemKey(id), filter],
    queryFn: async ({ signal }) => (await adminCall(endpoints.readApplication, { params: { id }, query: filter, signal })).data,
  });

/** The newest applications of a person. @param person the id of any application of the person */
export const personQuery = (person: string) =>
  queryOptions({
    queryKey: ['applications of a person', person],
    queryFn: async ({ signal }) => (await adminCall(endpoints.listApplications, { query: { person }, signal })).data,
  });
