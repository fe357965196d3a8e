import { PageTop } from '../../components/page-top/PageTop.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { PublicJob } from '#contract/jobs.ts';
import { careersCopy } from '../../content/careers.ts';
import { openingCopy } from '../../content/opening.ts';
import { formatDayUtc } from '../../lib/format.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { OpeningFacts } from './OpeningFacts.tsx';
import classes from './OpenOpening.module.css';
import { MailLink } from './OpeningsMessages.tsx';
import { useApplyDialog } from './use-apply-dialog.tsx';

/** A posting that takes applications, whole, with the way to apply above and below. */
export function OpenOpening({ job }: { job: PublicJob }) {
  const apply = useApplyDialog([job]);
  // Each tells of its own press alone.
  const button = (place: 'top' | 'end') => (
    <ApplyButton
      title={job.title}
      applying={apply.opening?.place === place}
      failed={apply.failed?.place === place}
      onApply={(pressed) => void apply.open(job, pressed, place)}
    />
  );
  return (
    <>
      <PageTop heading={job.title} back={openingCopy.back}>
        <OpeningFacts opening={job} />
        <p className={classes.posted}>
          {openingCopy.posted} <time dateTime={job.created_at}>{formatDayUtc(job.created_at)}</time>
        </p>
        <div className="scripted">{button('top')}</div>
        <noscript>
          <p>
            {openingCopy.noScript} <MailLink />
          </p>
        </noscript>
      </PageTop>
      <Section heading={careersCopy.description} ground="mist" beside>
        <p className={classes.text}>{job.description}</p>
      </Section>
      <Section heading={careersCopy.requirements} beside>
        <p className={classes.text}>{job.requirements}</p>
      </Section>
      <div className="scripted">
        <Section heading={openingCopy.applyHeading} ground="mist" beside>
          <div className={classes.ending}>
            <p>{openingCopy.applyText}</p>
            {button('end')}
          </div>
        </Section>
      </div>
      {apply.dialog}
    </>
  );
}
