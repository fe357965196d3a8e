import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { resumeTypes } from '#contract/resume.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applicationsTexts } from '../../content/staff/dashboard.ts';
import { loadChunk } from '../../lib/chunk-errors.ts';
import styles from '../resource-tab/RecordDialog.module.css';
import { adminDownload } from '../session/admin-call.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { ResumeLink } from './ResumeLink.tsx';

type Preview = { pdf: Blob } | { page: string | undefined };

export function canPreview({ resume, resume_path }: Application): boolean {
  if (!resume || resume.missing || resume_path === null) return false;
  const showsPdf = navigator.pdfViewerEnabled !== false; // eslint-disable-line @typescript-eslint/no-unnecessary-boolean-literal-compare -- undefined in older browsers
  return resume.content_type === resumeTypes.docx || (resume.content_type === resumeTypes.pdf && showsPdf);
}

/** Shows a PDF, or the text of a DOCX. A frame that loaded the file itself would show the server's error as JSON. */
export function ResumePreview({ application }: { application: Application }) {
  const { applicant_name, resume_path, resume } = application;
  const path = resume_path ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['resume', path],
    queryFn: async ({ signal }): Promise<Preview> => {
      const file = path.slice(path.lastIndexOf('/') + 1);
      const { content } = await adminDownload(endpoints.readResume, { params: { file }, signal });
      if (resume?.content_type !== resumeTypes.docx) return { pdf: content };
      const { docxPage } = await loadChunk('docx', () => import('./docx-page.ts'));
      return { page: await docxPage(content, signal) };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const pdf = data && 'pdf' in data ? data.pdf : undefined;
  const url = useMemo(() => pdf && URL.createObjectURL(pdf), [pdf]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);

  if (!data) {
    if (error) return <LoadFailure title={texts.fetchResumeFailed} error={error} onRetry={() => void refetch()} />;
    return <p role="status">{applicationsTexts.previewing}</p>;
  }
  const title = applicationsTexts.previewNamed(applicant_name);
  // `navpanes=0` hides the viewer's list of pages.
  if ('pdf' in data) return <iframe className={styles.preview} src={`${url}#navpanes=0`} title={title} />;
  if (data.page !== undefined) return <iframe className={styles.preview} sandbox="" srcDoc={data.page} title={title} />;
  return (
    <Notice kind="error">
      {applicationsTexts.noPreview} <ResumeLink application={application} />
    </Notice>
  );
}
