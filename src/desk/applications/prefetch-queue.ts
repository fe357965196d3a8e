import type { QueryClient } from '@tanstack/react-query';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { pagedQuery } from '../list/use-paged-list.ts';
import { adminCall } from '../session/admin-call.ts';
import { queueAddress } from '../shell/applications-address.ts';
import { readFilter } from './application-filter.ts';
import { applications } from './resource.ts';

/** Loads the pending applications, which most staff open next. */
export async function prefetchQueue(client: QueryClient): Promise<void> {
  const address = new URLSearchParams(queueAddress);
  const filter = readFilter((name) => address.get(name) ?? undefined);
  await client.infiniteQuery(
    pagedQuery({ name: applications.name, filter, load: (options) => adminCall(applicationEndpoints.listApplications, options) }),
  );
}
