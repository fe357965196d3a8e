import type { Application } from '#rooms/applications/contract/applications.ts';
import { applicationsTexts } from './applications-texts.ts';

/** Opens the resume in a new tab, where the session cookie authorises the request. */
export function ResumeLink({ application: { applicant_name, resume_path } }: { application: Application }) {
  if (resume_path === null) return <span>{applicationsTexts.noResume}</span>;
  return (
    <a href={`/${resume_path}`} target="_blank" rel="noopener" aria-label={applicationsTexts.viewResumeNamed(applicant_name)}>
      {applicationsTexts.viewResume}
    </a>
  );
}
