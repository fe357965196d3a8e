import type { ApplicantView } from '#contract/applicant.ts';
import { officeDate } from '#contract/office.ts';
import { Section } from '../../components/section/Section.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { applyTexts } from '../../content/form-texts.ts';
import { formatMoment } from '../../lib/format.ts';
import classes from './Applicant.module.css';

type HistoryEvent = { key: string; at: string; title: string; text: string; quoted?: boolean };

/** The job, and the events of the application in plain words, the latest last. */
export function ApplicationHistory({ view }: { view: ApplicantView }) {
  const events = eventsOf(view);
  return (
    <Section heading={view.job_title} lead={applicantTexts.reference(view.reference)} background="mist" beside>
      <ol className={classes.history} aria-label={applicantTexts.history}>
        {events.map(({ key, at, title, text, quoted }) => (
          <li key={key} className={classes.event} aria-current={key === view.status ? 'step' : undefined}>
            <h3>
              {title} <time dateTime={at}>{formatMoment(at)}</time>
            </h3>
            {text && <p className={quoted ? classes.quote : undefined}>{text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function eventsOf({ status, status_at, created_at, next_steps, due_at, messages }: ApplicantView): HistoryEvent[] {
  const { received, ...later } = applicantTexts.status;
  const steps = status === 'received' ? [next_steps, due_at && applyTexts.reply(officeDate(due_at))].filter(Boolean).join('\n') : '';
  const added = messages.map(({ at, text }) => ({ key: at, at, title: applicantTexts.message, text, quoted: true }));
  const current = status === 'received' ? [] : [{ key: status, at: status_at, ...later[status] }];
  const events = [{ key: 'received', at: created_at, title: received.title, text: steps }, ...added, ...current];
  return events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
