import type { Application } from '#contract/applications.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { loadChunk } from '../../../lib/chunk-errors.ts';
import { ResumeLink } from '../ResumeLink.tsx';
import { PendingResume, ResumeFile } from './ResumeFile.tsx';
import { useResume } from './use-resume.ts';

/** The pages of a PDF. */
export function PdfResume({ application, path, shown }: { application: Application; path: string; shown: boolean }) {
  const query = useResume(application.id, path, shown, async (file) => {
    const { PdfPreview } = await loadChunk('PDF preview', () => import('./pdf/PdfPreview.tsx'));
    return { PdfPreview, pdf: new Uint8Array(await file.arrayBuffer()) };
  });
  if (!query.data) return <PendingResume query={query} />;
  const { PdfPreview, pdf } = query.data;
  return (
    <PdfPreview
      pdf={pdf}
      name={reviewTexts.previewNamed(application.applicant_name)}
      renderProblem={(reason) => <ResumeFile application={application} reason={reason} />}
      link={<ResumeLink application={application} />}
    />
  );
}
