import type { Application } from '#contract/applications.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { loadChunk } from '../../../lib/chunk-errors.ts';
import { PendingResume, ResumeFile } from './ResumeFile.tsx';
import styles from './ResumePane.module.css';
import { useResume } from './use-resume.ts';

/** The text of a DOCX, and a line that says what is missing from it. */
export function DocxResume({ application, path, shown }: { application: Application; path: string; shown: boolean }) {
  const query = useResume(application.id, path, shown, async (docx, signal) => {
    const { docxPreview } = await loadChunk('docx', () => import('../docx-page.ts'));
    return docxPreview(docx, signal);
  });
  if (!query.data) return <PendingResume query={query} />;
  const { page, summary } = query.data;
  if (page === undefined) return <ResumeFile application={application}>{summary && <p>{summary}</p>}</ResumeFile>;
  return (
    <div className={styles.document}>
      {summary && <p className={styles.summary}>{summary}</p>}
      <iframe className={styles.frame} sandbox="" srcDoc={page} title={reviewTexts.previewNamed(application.applicant_name)} />
    </div>
  );
}
