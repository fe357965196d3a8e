import type { ApplicantView } from '#rooms/applicant/contract/endpoints.ts';
import { isOver } from '#rooms/applications/contract/applicant-statuses.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { Section } from '../components/section/Section.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { applyTexts } from '../../shared/texts/form-texts.ts';
import { formatDay } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import classes from './Applicant.module.css';

/** Takes the focus when a change of the status removes the pressed button. */
export const standingId = 'standing';

/** The job, how far the application has come, and when the applicant hears from us. */
export function ApplicationRoad({ view }: { view: ApplicantView }) {
  const { job_title, applicant_name, reference, status, status_at, steps, next_steps, due_at } = view;
  const { title, text } = applicantTexts.status[status];
  const interview = interviewText(view);
  return (
    <Section heading={job_title} lead={applicantTexts.identity(applicant_name, reference)} background="mist" beside>
      <div id={standingId} tabIndex={-1} className={classes.standing}>
        <h3>
          {title}{' '}
          <time className="hint" dateTime={status_at}>
            {formatDay(status_at)}
          </time>
        </h3>
        {!(interview && status === 'interview') && <p className="dimmed lines">{text || next_steps}</p>}
        {interview && <p className="dimmed">{interview}</p>}
        {interview && view.interview?.why && <p className="dimmed lines">{view.interview.why}</p>}
        {due_at && <p className="strong">{dueText(due_at)}</p>}
      </div>
      {!isOver(status) && (
        <ol className={classes.road} aria-label={applicantTexts.road}>
          {steps.map(({ step, current }) => (
            <li key={step} aria-current={current ? 'step' : undefined}>
              {applicantTexts.steps[step]}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function interviewText({ interview, status }: ApplicantView): string | undefined {
  if (!interview || (interview.state === 'cancelled' && isOver(status))) return undefined;
  return applicantTexts.interview[interview.state](formatDay(interview.at ?? ''));
}

function dueText(due_at: string): string {
  const isLate = Date.parse(due_at) < serverNow();
  return isLate ? applicantTexts.late(officeDate(due_at)) : applyTexts.reply(officeDate(due_at));
}
