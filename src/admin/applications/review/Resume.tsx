import type { Application } from '#contract/applications.ts';
import { resumeTypes } from '#contract/resume.ts';
import { texts } from '#contract/texts.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { DocxResume } from './DocxResume.tsx';
import { PdfResume } from './PdfResume.tsx';
import { NoPreview, ResumeFile } from './ResumeFile.tsx';

/** The preview of a resume, or why there is none. @param shown false if it is loaded in advance */
export function Resume({ application, shown }: { application: Application; shown: boolean }) {
  const { resume, resume_path } = application;
  if (resume_path === null) return <NoPreview>{reviewTexts.noResume}</NoPreview>;
  if (resume?.missing) {
    return <NoPreview>{resume.removed_by === 'scanner' ? texts.resumeRemoved : reviewTexts.resumeMissing}</NoPreview>;
  }
  if (resume?.content_type === resumeTypes.docx) return <DocxResume application={application} path={resume_path} shown={shown} />;
  if (resume?.content_type === resumeTypes.pdf) return <PdfResume application={application} path={resume_path} shown={shown} />;
  return <ResumeFile application={application} />;
}
