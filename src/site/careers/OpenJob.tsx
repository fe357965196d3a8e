import { useEffect, useId } from 'react';
import type { PublicHiringProcess } from '#rooms/jobs/contract/hiring-process.ts';
import type { LinkedJob, PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { jobViewPath } from '#rooms/platform/contract/paths.ts';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { MailLink } from '../../shared/components/link/MailLink.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { careersTexts } from './careers-texts.ts';
import { jobPageTexts } from './job-page-texts.ts';
import { ReceiptText } from './apply/ReceiptText.tsx';
import { formatDayUtc } from '../../shared/lib/format.ts';
import { visitStore } from '../../shared/lib/stores.ts';
import { factsOf } from './formats/job-facts.ts';
import { ApplyingSteps } from './ApplyingSteps.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import { JobText } from './JobText.tsx';
import classes from './OpenJob.module.css';
import { ShareJob } from './ShareJob.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { useApplyDialog } from './use-apply-dialog.tsx';

type Props = { job: PublicJob; similar: LinkedJob[]; process: PublicHiringProcess };

export function OpenJob({ job, similar, process }: Props) {
  const { apply, receiptRef, dialog } = useApplyDialog([job]);
  const sent = apply.sent[job.id];
  const applied = sent && careersTexts.applied(formatDayUtc(sent.date));
  const nextId = useId();
  useViewReport(job.id);
  const applyButton = <ApplyButton job={job} apply={apply} />;
  return (
    <>
      <div className={classes.page}>
        <PageTop heading={job.title} lead={job.general ? jobPageTexts.general : undefined} back={jobPageTexts.back} />
        <div className={classes.card}>
          {applied && (
            // Silent, because the dialog has announced the same.
            <Notice ref={receiptRef} kind="success" silent title={applied}>
              {sent.receipt && <ReceiptText receipt={sent.receipt} />}
            </Notice>
          )}
          <div className={`${classes.wideOnly} no-print needs-script`}>{applyButton}</div>
          <LabelledList items={factsOf(job)} />
          <ShareJob job={job} />
          <noscript>
            <p>
              {jobPageTexts.noScript} <MailLink />
            </p>
          </noscript>
        </div>
        <JobText job={job} />
        <section className={`${classes.next} stack gap-24`} aria-labelledby={nextId}>
          <h2 id={nextId} className="h3">
            {careersTexts.afterApplying}
          </h2>
          <ApplyingSteps process={process} />
          <p>{careersTexts.neverMoney}</p>
        </section>
        <div className={`${classes.bar} no-print needs-script`}>
          {applied && <p className="strong">{applied}</p>}
          {applyButton}
        </div>
      </div>
      <SimilarJobs jobs={similar} />
      {dialog}
    </>
  );
}

/** Reports a view once per visit, without anything about the visitor. */
function useViewReport(jobId: string): void {
  useEffect(() => {
    const key = `viewed ${jobId}`;
    if (visitStore.read(key) !== null) return;
    visitStore.write(key, 'yes');
    navigator.sendBeacon(jobViewPath.replace(':id', encodeURIComponent(jobId)));
  }, [jobId]);
}
