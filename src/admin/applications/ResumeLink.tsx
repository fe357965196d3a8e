import type { Application } from '#contract/applications.ts';
import { applicationsCopy } from '../../content/admin-copy.ts';

/** Opens the resume in a new tab, which the session's cookie lets in. */
export function ResumeLink({ application: { applicant_name, resume_path } }: { application: Application }) {
  if (resume_path === null) return <span>{applicationsCopy.noResume}</span>;
  return (
    <a
      href={`/${resume_path}`}
      target="_blank"
      rel="noopener"
      aria-label={applicationsCopy.resumeNamed(applicant_name)}
    >
      {applicationsCopy.resume}
    </a>
  );
}
