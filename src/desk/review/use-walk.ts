import { replaceEqualDeep, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { Application, ApplicationFilter } from '#rooms/applications/contract/applications.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { applicationPath } from '../../admin-paths.ts';
import { useWritten } from '../shell/use-writes.ts';
import { adminQuery, itemKey, loadedInAdvance, refreshed, timelineQuery, useMarkRead } from '../shell/queries.ts';
import { readFilter } from '../applications/application-filter.ts';
import { adminCall } from '../session/admin-call.ts';
import { useMay } from '../session/session.ts';
import { applications } from '../applications/resource.ts';
import { noTrail, placeOf, visit } from './trail.ts';

const applicationQuery = (id: string, filter: ApplicationFilter) => ({
  ...adminQuery([...itemKey(id), filter], applicationEndpoints.readApplication, { params: { id }, query: filter }),
  ...loadedInAdvance,
});

/** Goes through the list that the address describes. The next application is loaded in advance. */
export function useWalk(id: string) {
  const client = useQueryClient();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter((name) => query.get(name) ?? undefined);
  const withChanges = useWritten<Application>(applications.name);

  const inList = useQuery({ ...applicationQuery(id, filter), ...refreshed });
  const { data, error, refetch } = inList;
  const isGone = error instanceof ApiError && error.status === 404;
  const [trail, setTrail] = useState(noTrail);
  const walked = data ? replaceEqualDeep(trail, visit(trail, data)) : trail;
  if (walked !== trail) setTrail(walked);
  const place = placeOf(walked, id);

  // Reading again, and loading what comes next, wait until this application is shown.
  const shownId = useDeferredValue(id);
  useEffect(() => {
    void client.refetchQueries({ queryKey: itemKey(shownId), type: 'active' }, { cancelRefetch: false });
  }, [client, shownId]);
  const loadedId = useDeferredValue(place?.next ?? '');
  const nextId = loadedId === id ? '' : loadedId;
  const { data: next } = useQuery({ ...applicationQuery(nextId, filter), enabled: nextId !== '' });
  useInfiniteQuery({ ...timelineQuery(nextId), enabled: nextId !== '' });

  const application = data && !isGone ? withChanges(data.application) : undefined;
  const mayRead = useMay()(applicationEndpoints.markApplicationRead);
  const unread = mayRead && shownId === id && data && data.application.unread_at !== null ? data.application.updated_at : undefined;
  useMarkRead(applications.name, id, unread, (updated_at) =>
    adminCall(applicationEndpoints.markApplicationRead, { params: { id }, body: { updated_at } }),
  );

  // Replaces the history entry, so that Back leads to the list.
  const open = (id: string) => void navigate(applicationPath(id, query), { replace: true, flushSync: true });

  const stepTo = (id: string | undefined) => (id === undefined ? undefined : () => open(id));

  return {
    query,
    filter,
    application,
    on_hold: data?.on_hold,
    /** Whether somebody has deleted the application. */
    isGone,
    next: next && withChanges(next.application),
    error,
    reload: () => void refetch(),
    place,
    open,
    goNext: stepTo(place?.next),
    goPrevious: stepTo(place?.previous),
  };
}

export type Walk = ReturnType<typeof useWalk>;
