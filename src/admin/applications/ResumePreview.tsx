import { useCallback, useEffect, useMemo } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { applicationsCopy } from '../../content/admin-copy.ts';
import { useLoad } from '../../lib/use-load.ts';
import { adminDownload } from '../admin-call.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import styles from './ApplicationDialog.module.css';

type Props = { name: string; /** As in `resume_path`. */ path: string };

/**
 * A PDF, in place. It is fetched with the bearer, so that a failure can be told, and a session that has run out
 * renewed; a frame would only show the server's error.
 */
export function ResumePreview({ name, path }: Props) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const file = path.slice(path.lastIndexOf('/') + 1);
      return (await adminDownload(endpoints.readResume, { params: { file }, signal })).content;
    },
    [path],
  );
  const { state, reload } = useLoad<Blob>(load);
  const content = state.status === 'ready' ? state.data : undefined;
  const url = useMemo(() => content && URL.createObjectURL(content), [content]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);

  if (state.status === 'loading') return <p role="status">{applicationsCopy.previewing}</p>;
  if (state.status === 'failed') {
    return <LoadFailure title={messages.fetchResumeFailed} error={state.error} onRetry={reload} />;
  }
  // The page alone: in a dialog there is no room for a viewer's list of pages.
  return <iframe className={styles.preview} src={`${url}#navpanes=0`} title={applicationsCopy.previewNamed(name)} />;
}
