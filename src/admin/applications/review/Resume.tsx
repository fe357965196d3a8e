import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Application } from '#contract/applications.ts';
import { resumeTypes } from '#contract/resume.ts';
import { texts } from '#contract/texts.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { DocxResume } from './DocxResume.tsx';
import { NoPreview, PendingResume, ResumeFile } from './ResumeFile.tsx';
import styles from './ResumePane.module.css';
import { resumeQuery } from './review-queries.ts';

/** The preview of a resume, or why there is none. */
export function Resume({ application }: { application: Application }) {
  const { resume, resume_path } = application;
  if (resume_path === null) return <NoPreview>{reviewTexts.noResume}</NoPreview>;
  if (resume?.missing) {
    return <NoPreview>{resume.removed_by === 'scanner' ? texts.resumeRemoved : reviewTexts.resumeMissing}</NoPreview>;
  }
  if (resume?.content_type === resumeTypes.docx) return <DocxResume application={application} path={resume_path} />;
  if (resume?.content_type === resumeTypes.pdf && showsPdf()) return <PdfResume application={application} path={resume_path} />;
  return <ResumeFile application={application} />;
}

function showsPdf(): boolean {
  return navigator.pdfViewerEnabled !== false; // eslint-disable-line @typescript-eslint/no-unnecessary-boolean-literal-compare -- undefined in older browsers
}

/** A frame that loaded the file itself would show the server's error as JSON. */
function PdfResume({ application, path }: { application: Application; path: string }) {
  const query = useQuery(resumeQuery(path, (pdf) => Promise.resolve(pdf)));
  const { data: pdf } = query;
  const url = useMemo(() => pdf && URL.createObjectURL(pdf), [pdf]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);

  if (!pdf) return <PendingResume query={query} />;
  // `navpanes=0` hides the viewer's list of pages.
  return <iframe className={styles.frame} src={`${url}#navpanes=0`} title={reviewTexts.previewNamed(application.applicant_name)} />;
}
