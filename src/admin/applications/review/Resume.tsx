import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { resumeTypes } from '#contract/resume.ts';
import { texts } from '#contract/texts.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { loadChunk } from '../../../lib/chunk-errors.ts';
import { formatBytes } from '../../../lib/format.ts';
import { adminDownload } from '../../session/admin-call.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import styles from './ResumePane.module.css';

type Preview = { pdf: Blob } | { page: string | undefined };

/** How long a resume stays cached after it was shown, in milliseconds. */
const cacheMs = 60_000;

/** The preview of a resume, or why there is none. */
export function Resume({ application }: { application: Application }) {
  const { resume, resume_path } = application;
  if (resume_path === null) return <NoPreview>{reviewTexts.noResume}</NoPreview>;
  if (resume?.missing) {
    return <NoPreview>{resume.removed_by === 'scanner' ? texts.resumeRemoved : reviewTexts.resumeMissing}</NoPreview>;
  }
  if (!canPreview(resume?.content_type)) return <ResumeFile application={application} />;
  return <ResumePreview application={application} path={resume_path} />;
}

function canPreview(contentType: string | undefined): boolean {
  const showsPdf = navigator.pdfViewerEnabled !== false; // eslint-disable-line @typescript-eslint/no-unnecessary-boolean-literal-compare -- undefined in older browsers
  return contentType === resumeTypes.docx || (contentType === resumeTypes.pdf && showsPdf);
}

function NoPreview({ children }: { children: ReactNode }) {
  return <div className={styles.noPreview}>{children}</div>;
}

/** A file without a preview. */
function ResumeFile({ application: { resume, resume_path } }: { application: Application }) {
  return (
    <NoPreview>
      <p>{reviewTexts.noPreview}</p>
      <Button component="a" href={`/${resume_path}`} target="_blank" rel="noopener" variant="default" size="sm">
        {reviewTexts.download}
      </Button>
      {resume && <p className={styles.file}>{`${resume.file_name}, ${formatBytes(resume.size)}`}</p>}
    </NoPreview>
  );
}

/** Shows a PDF, or the text of a DOCX. A frame that loaded the file itself would show the server's error as JSON. */
function ResumePreview({ application, path }: { application: Application; path: string }) {
  const { applicant_name, resume } = application;
  const { data, error, refetch } = useQuery({
    queryKey: ['resume', path],
    queryFn: async ({ signal }): Promise<Preview> => {
      const file = path.slice(path.lastIndexOf('/') + 1);
      const { content } = await adminDownload(endpoints.readResume, { params: { file }, signal });
      if (resume?.content_type !== resumeTypes.docx) return { pdf: content };
      const { docxPage } = await loadChunk('docx', () => import('../docx-page.ts'));
      return { page: await docxPage(content, signal) };
    },
    staleTime: Infinity,
    gcTime: cacheMs,
  });
  const pdf = data && 'pdf' in data ? data.pdf : undefined;
  const url = useMemo(() => pdf && URL.createObjectURL(pdf), [pdf]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);

  if (!data) {
    if (error) return <LoadFailure title={texts.fetchResumeFailed} error={error} onRetry={() => void refetch()} />;
    return (
      <p className={styles.noPreview} role="status">
        {reviewTexts.loadingResume}
      </p>
    );
  }
  const title = reviewTexts.previewNamed(applicant_name);
  // `navpanes=0` hides the viewer's list of pages.
  if ('pdf' in data) return <iframe className={styles.frame} src={`${url}#navpanes=0`} title={title} />;
  if (data.page !== undefined) return <iframe className={styles.frame} sandbox="" srcDoc={data.page} title={title} />;
  return <ResumeFile application={application} />;
}
