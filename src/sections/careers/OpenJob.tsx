import { PageTop } from '../../components/page-top/PageTop.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import { jobPageTexts } from '../../content/job-page.ts';
import { formatDayUtc } from '../../lib/format.ts';
import { applyPath } from '../../paths.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { JobFacts } from './JobFacts.tsx';
import classes from './OpenJob.module.css';
import { MailLink } from './JobsNotices.tsx';
import { useApplyDialog } from './use-apply-dialog.tsx';

export function OpenJob({ job }: { job: PublicJob }) {
  const apply = useApplyDialog([job]);
  const applyButton = (position: 'top' | 'end') => (
    <ApplyButton
      title={job.title}
      href={applyPath(job.id)}
      loading={apply.loading?.position === position}
      failed={apply.failed?.position === position}
      onApply={(button) => void apply.open(job, button, position)}
    />
  );
  return (
    <>
      <PageTop heading={job.title} back={jobPageTexts.back}>
        <JobFacts job={job} />
        {job.created_at && (
          <p className={classes.posted}>
            {jobPageTexts.posted} <time dateTime={job.created_at}>{formatDayUtc(job.created_at)}</time>
          </p>
        )}
        <div className="scripted">{applyButton('top')}</div>
        <noscript>
          <p>
            {jobPageTexts.noScript} <MailLink />
          </p>
        </noscript>
      </PageTop>
      <Section heading={careersTexts.description} background="mist" beside>
        <p className={classes.text}>{job.description}</p>
      </Section>
      <Section heading={careersTexts.requirements} beside>
        <p className={classes.text}>{job.requirements}</p>
      </Section>
      <div className="scripted">
        <Section heading={jobPageTexts.applyHeading} background="mist" beside>
          <div className={classes.ending}>
            <p>{jobPageTexts.applyText}</p>
            {applyButton('end')}
          </div>
        </Section>
      </div>
      {apply.dialog}
    </>
  );
}
