import type { PublicJob } from '#contract/jobs.ts';
import { PageTop } from '../../components/page-top/PageTop.tsx';
import { applyTexts } from '../../content/form-texts.ts';
import { jobPageTexts } from '../../content/job-page.ts';
import { useSentApplications } from '../../lib/applied-jobs.ts';
import { formatDayAndMonth } from '../../lib/format.ts';
import { applyPath } from '../../paths.ts';
import { AppliedNotice } from './AppliedNotice.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import { JobFacts } from './JobFacts.tsx';
import { MailLink } from './JobsNotices.tsx';
import { JobText } from './JobText.tsx';
import classes from './OpenJob.module.css';
import { ShareJob } from './ShareJob.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { useApplyDialog } from './use-apply-dialog.tsx';
import { useViewReport } from './use-view-report.ts';

export function OpenJob({ job, similar }: { job: PublicJob; similar: PublicJob[] }) {
  const apply = useApplyDialog([job]);
  const sent = useSentApplications()[job.id];
  useViewReport(job.id);
  const applyButton = (
    <ApplyButton
      title={job.title}
      href={applyPath(job.id)}
      sentOn={sent?.date}
      loading={apply.loadingId !== undefined}
      failed={apply.failedId !== undefined}
      onApply={(button) => void apply.open(job, button)}
    />
  );
  return (
    <>
      <PageTop heading={job.title} lead={job.general ? jobPageTexts.general : undefined} back={jobPageTexts.back} />
      <div className={classes.band}>
        <div className={classes.page}>
          <div className={classes.card}>
            <JobFacts job={job} />
            {sent && <AppliedNotice sent={sent} />}
            <div className={classes.wideOnly}>{applyButton}</div>
            <ShareJob job={job} />
            <noscript>
              <p>
                {jobPageTexts.noScript} <MailLink />
              </p>
            </noscript>
          </div>
          <JobText job={job} />
          <div className={classes.bar}>
            {sent && <p className={classes.applied}>{applyTexts.applied(formatDayAndMonth(sent.date))}</p>}
            {applyButton}
          </div>
        </div>
      </div>
      <SimilarJobs jobs={similar} />
      {apply.dialog}
    </>
  );
}
