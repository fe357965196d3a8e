import { useCallback, useEffect, useMemo } from 'react';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { resumeTypes } from '#contract/resume.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { loadChunk } from '../../lib/chunk-errors.ts';
import { useLoad } from '../../lib/use-load.ts';
import { adminDownload } from '../admin-call.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import styles from './ApplicationDialog.module.css';
import { ResumeLink } from './ResumeLink.tsx';

type Preview = { pdf: Blob } | { page: string | undefined };

/** Whether the resume can be shown in place. */
export function canPreview({ resume, resume_path }: Application): boolean {
  if (!resume || resume.missing || resume_path === null) return false;
  // Only a browser that says it can't show a PDF is taken at its word.
  const showsPdf = navigator.pdfViewerEnabled !== false; // eslint-disable-line @typescript-eslint/no-unnecessary-boolean-literal-compare -- older browsers don't say
  return resume.content_type === resumeTypes.docx || (resume.content_type === resumeTypes.pdf && showsPdf);
}

/**
 * A PDF, or the text of a DOCX, in place. It is fetched with the bearer, so that a failure can be told, and a session that
 * has run out renewed; a frame would only show the server's error.
 */
export function ResumePreview({ application }: { application: Application }) {
  const { applicant_name, resume_path, resume } = application;
  const path = resume_path ?? '';
  const isDocx = resume?.content_type === resumeTypes.docx;
  const load = useCallback(
    async (signal: AbortSignal): Promise<Preview> => {
      const file = path.slice(path.lastIndexOf('/') + 1);
      const { content } = await adminDownload(endpoints.readResume, { params: { file }, signal });
      if (!isDocx) return { pdf: content };
      const { docxPage } = await loadChunk('docx', () => import('./docx-page.ts'));
      return { page: await docxPage(content, signal) };
    },
    [path, isDocx],
  );
  const { state, reload } = useLoad(load);
  const preview = state.status === 'ready' ? state.data : undefined;
  const pdf = preview && 'pdf' in preview ? preview.pdf : undefined;
  const url = useMemo(() => pdf && URL.createObjectURL(pdf), [pdf]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);

  if (state.status === 'loading') return <p role="status">{applicationsTexts.previewing}</p>;
  if (state.status === 'failed') {
    return <LoadFailure title={texts.fetchResumeFailed} error={state.error} onRetry={reload} />;
  }
  const title = applicationsTexts.previewNamed(applicant_name);
  // The page alone: in a dialog there is no room for a viewer's list of pages.
  if ('pdf' in state.data) return <iframe className={styles.preview} src={`${url}#navpanes=0`} title={title} />;
  if (state.data.page !== undefined) return <iframe className={styles.preview} sandbox="" srcDoc={state.data.page} title={title} />;
  return (
    <Notice kind="error">
      {applicationsTexts.noPreview} <ResumeLink application={application} />
    </Notice>
  );
}
