import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Application } from '#contract/applications.ts';
import { resumeTypes } from '#contract/resume.ts';
import { texts } from '#contract/texts.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { loadChunk } from '../../../lib/chunk-errors.ts';
import { formatBytes } from '../../../lib/format.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { ResumeLink } from '../ResumeLink.tsx';
import styles from './ResumePane.module.css';
import { useResume } from './use-resume.ts';

type PreviewProps = { application: Application; path: string; shown: boolean };

/** The preview of a resume, or why there is none. @param shown false if it is loaded in advance */
export function Resume({ application, shown }: { application: Application; shown: boolean }) {
  const { resume, resume_path: path } = application;
  if (path === null) return <NoPreview>{reviewTexts.noResume}</NoPreview>;
  if (resume?.missing) {
    return <NoPreview>{resume.removed_by === 'scanner' ? texts.resumeRemoved : reviewTexts.resumeMissing}</NoPreview>;
  }
  if (resume?.content_type === resumeTypes.docx) return <DocxResume application={application} path={path} shown={shown} />;
  if (resume?.content_type === resumeTypes.pdf) return <PdfResume application={application} path={path} shown={shown} />;
  return <ResumeFile application={application} />;
}

/** The text of a DOCX, and a line that says what is missing from it. */
function DocxResume({ application, path, shown }: PreviewProps) {
  const query = useResume(application.id, path, shown, async (docx, signal) => {
    const { docxPreview } = await loadChunk('docx', () => import('../docx-page.ts'));
    return docxPreview(docx, signal);
  });
  return (
    <Loaded query={query} failed={texts.fetchResumeFailed} loading={loading}>
      {({ page, summary }) =>
        page === undefined ? (
          <ResumeFile application={application}>{summary && <p>{summary}</p>}</ResumeFile>
        ) : (
          <div className={styles.document}>
            {summary && <p className={styles.summary}>{summary}</p>}
            <iframe className={styles.frame} sandbox="" srcDoc={page} title={reviewTexts.previewNamed(application.applicant_name)} />
          </div>
        )
      }
    </Loaded>
  );
}

/** The pages of a PDF. */
function PdfResume({ application, path, shown }: PreviewProps) {
  const query = useResume(application.id, path, shown, async (file) => {
    const { PdfPreview } = await loadChunk('PDF preview', () => import('./pdf/PdfPreview.tsx'));
    return { PdfPreview, pdf: new Uint8Array(await file.arrayBuffer()) };
  });
  return (
    <Loaded query={query} failed={texts.fetchResumeFailed} loading={loading}>
      {({ PdfPreview, pdf }) => (
        <PdfPreview
          pdf={pdf}
          name={reviewTexts.previewNamed(application.applicant_name)}
          renderProblem={(reason) => <ResumeFile application={application} reason={reason} />}
          link={<ResumeLink application={application} />}
        />
      )}
    </Loaded>
  );
}

const loading = (
  <p className={styles.noPreview} role="status">
    {reviewTexts.loadingResume}
  </p>
);

function NoPreview({ children }: { children: ReactNode }) {
  return <div className={styles.noPreview}>{children}</div>;
}

type FileProps = {
  application: Application;
  /** Why there is no preview. */
  reason?: string;
  /** What is known of the content. */
  children?: ReactNode;
};

/** A file without a preview. */
function ResumeFile({ application: { resume, resume_path }, reason = reviewTexts.noPreview, children }: FileProps) {
  return (
    <NoPreview>
      <p>{reason}</p>
      {children}
      <Button component="a" href={`/${resume_path}`} target="_blank" rel="noopener" variant="default" size="sm">
        {reviewTexts.download}
      </Button>
      {resume && <p className={styles.file}>{`${resume.file_name}, ${formatBytes(resume.size)}`}</p>}
    </NoPreview>
  );
}
