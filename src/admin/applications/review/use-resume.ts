import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { adminCall, adminDownload } from '../../session/admin-call.ts';

/** How long a resume stays cached after it was shown, in milliseconds. */
const cacheMs = 60_000;

/** Loads a resume, and reports when it is shown. @param preview makes what is shown of the file */
export function useResume<Preview>(
  id: string,
  path: string,
  shown: boolean,
  preview: (file: Blob, signal: AbortSignal) => Promise<Preview>,
) {
  const query = useQuery({
    queryKey: ['resume', path],
    queryFn: async ({ signal }) => {
      const file = path.slice(path.lastIndexOf('/') + 1);
      const { content } = await adminDownload(endpoints.readResume, { params: { file }, query: { preview: 1 }, signal });
      return preview(content, signal);
    },
    staleTime: Infinity,
    gcTime: cacheMs,
  });

  // If the call fails, the audit trail still says that the resume was loaded.
  const isShown = shown && query.data !== undefined;
  useEffect(() => {
    if (isShown) adminCall(endpoints.showResume, { params: { id } }).catch(() => undefined);
  }, [isShown, id]);
  return query;
}
