import { queryOptions } from '@tanstack/react-query';
import type { ApplicationFilter } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { adminCall, adminDownload } from '../../session/admin-call.ts';

/** An application with its place in the list that the filter describes. */
export const applicationQuery = (id: string, filter: ApplicationFilter) =>
  queryOptions({
    queryKey: ['application', id, filter],
    queryFn: async ({ signal }) => (await adminCall(endpoints.readApplication, { params: { id }, query: filter, signal })).data,
  });

/** The newest applications of a person. @param person the id of any application of the person */
export const personQuery = (person: string) =>
  queryOptions({
    queryKey: ['applications of a person', person],
    queryFn: async ({ signal }) => (await adminCall(endpoints.listApplications, { query: { person }, signal })).data,
  });

/** How long a resume stays cached after it was shown, in milliseconds. */
const resumeCacheMs = 60_000;

/** The preview of a resume. @param preview makes it of the file */
export const resumeQuery = <Preview>(path: string, preview: (file: Blob, signal: AbortSignal) => Promise<Preview>) =>
  queryOptions({
    queryKey: ['resume', path],
    queryFn: async ({ signal }) => {
      const file = path.slice(path.lastIndexOf('/') + 1);
      const { content } = await adminDownload(endpoints.readResume, { params: { file }, signal });
      return preview(content, signal);
    },
    staleTime: Infinity,
    gcTime: resumeCacheMs,
  });
