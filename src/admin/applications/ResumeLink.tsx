import type { Application } from '#contract/applications.ts';
import { applicationsCopy } from '../../content/admin-copy.ts';

/** Opens the resume in a new tab, which the session's cookie lets in. One that got lost can be asked for again. */
export function ResumeLink({ application: { applicant_name, resume_path, resume } }: { application: Application }) {
  if (resume_path === null) return <span>{applicationsCopy.noResume}</span>;
  if (resume?.missing) {
    return <span>{resume.removed_by === 'scanner' ? applicationsCopy.resumeRemoved : applicationsCopy.resumeMissing}</span>;
  }
  return (
    <a href={`/${resume_path}`} target="_blank" rel="noopener" aria-label={applicationsCopy.resumeNamed(applicant_name)}>
      {applicationsCopy.resume}
    </a>
  );
}
