import { Button, Textarea } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { type ReactNode, useEffect, useState } from 'react';
import { applicantEndpoints, applicantInterview, type ApplicantView, ownInterviewConflict } from '#rooms/applicant/contract/endpoints.ts';
import type { OwnInterview } from '#rooms/interviews/contract/own-interviews.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { dayIn, distinctHourIn, timeIn } from '#rooms/platform/contract/zones.ts';
import { Questions } from '../components/questions/Questions.tsx';
import { Section } from '../components/section/Section.tsx';
import { interviewTexts } from './interview-texts.ts';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { ApiError, call } from '../../shared/lib/api.ts';
import { focusAfterRemoval, focusWithoutScroll } from '../../shared/lib/focus.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { standingId } from './ApplicationRoad.tsx';
import { InterviewFacts, officeTime } from './InterviewFacts.tsx';
import { validator } from '../../shared/forms/use-form.ts';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { paragraphProps, usePublicForm } from '../../shared/forms/use-public-form.ts';
import pageClasses from './Applicant.module.css';
import classes from './Interview.module.css';

type Answer = { choose: string; zone: string } | { decline: string } | { cancel: true };

type Props = { token: string; interview: OwnInterview; onChanged: (view: ApplicantView) => void };

const fragment = 'interview';

const focusStanding = focusAfterRemoval(() => document.getElementById(standingId));

/** An interview that lies ahead: its times to choose from, or when and where it is. */
export function InterviewSection({ token, interview, onChanged }: Props) {
  const { id, state, times, change_until } = interview;
  const isBooked = state === 'booked';

  useEffect(showToReader, []);

  /** @throws the refusal, after it has shown how the interview is now */
  async function send(answer: Answer): Promise<ApplicantView> {
    try {
      return (await call(applicantEndpoints.answerInterview, { body: { token, id, ...answer } })).data;
    } catch (error) {
      const conflict = ownInterviewConflict.safeParse(error instanceof ApiError && error.body);
      if (conflict.data) onChanged(conflict.data.current);
      throw error;
    }
  }

  const { sending, failure, submit } = useSubmission(async (answer: Answer) => onChanged(await send(answer)));
  const choose = (time: string) => void submit({ choose: time, zone: browserZone() });
  const timesToChoose = <InterviewTimes interview={interview} sending={sending} onChoose={choose} />;
  const declineForm = <DeclineForm token={token} interview={interview} onChanged={onChanged} send={send} />;

  return (
    <Section id={fragment} heading={isBooked || times.length === 0 ? interviewTexts.yours : interviewTexts.choose} background="soft" beside>
      <div className={`${pageClasses.parts} ${classes.interview}`}>
        <InterviewFacts interview={interview} />
        {failure && (
          <div ref={scrollToNotice}>
            <FailureNotice error={failure.error} failed={privatePageTexts.interviewFailed} />
          </div>
        )}
        {!isBooked && times.length > 0 && timesToChoose}
        {state === 'proposed' &&
          (times.length > 0 ? <Questions items={[{ question: interviewTexts.decline, answer: declineForm }]} /> : declineForm)}
        {isBooked && (
          <Changes key={interview.at} until={change_until} sending={sending} onCancel={() => void submit({ cancel: true })}>
            {times.length > 0 ? timesToChoose : interviewTexts.noOther}
          </Changes>
        )}
      </div>
    </Section>
  );
}

type TimesProps = { interview: OwnInterview; sending: boolean; onChoose: (time: string) => void };

/** Times to choose from, by the day in the reader's time zone. */
function InterviewTimes({ interview, sending, onChoose }: TimesProps) {
  const { times } = interview;
  const [chosen, setChosen] = useState<string>();
  const own = browserZone();
  const days = [...new Set(times.map((time) => dayIn(own, time)))];

  function choose(time: string): void {
    if (sending) return;
    setChosen(time);
    onChoose(time);
  }

  return (
    <div className="stack gap-16">
      {days.map((day) => (
        <div key={day} className={`stack ${classes.day}`}>
          <h3>{day}</h3>
          <ul className="row" aria-label={day}>
            {times
              .filter((time) => dayIn(own, time) === day)
              .map((time) => (
                <li key={time}>
                  <Button
                    variant="default"
                    className={classes.time}
                    aria-disabled={sending}
                    data-disabled={sending || undefined}
                    onClick={() => choose(time)}
                  >
                    <span>
                      <span className="visually-hidden">{day}, </span>
                      {distinctHourIn(own, time)}
                    </span>{' '}
                    <small className="hint">{sending && time === chosen ? interviewTexts.sending : officeTime(time, interview, own)}</small>
                  </Button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type ChangesProps = {
  /** ISO 8601. */
  until: string | null;
  sending: boolean;
  onCancel: () => void;
  /** The other times. */
  children: ReactNode;
};

/** Moves or cancels what is booked, as long as that can be done here. */
function Changes({ until, sending, onCancel, children }: ChangesProps) {
  if (until === null || Date.parse(until) < serverNow()) return <p>{interviewTexts.tooLate}</p>;
  const cancel = (
    <div className={classes.part}>
      <p>{interviewTexts.cancelHint}</p>
      <Button ref={focusStanding} variant="default" aria-disabled={sending} data-disabled={sending || undefined} onClick={onCancel}>
        {interviewTexts.cancel}
      </Button>
    </div>
  );
  return (
    <div className={`${classes.part} ${classes.changes}`}>
      <p>{interviewTexts.changeUntil(timeIn(browserZone(), until))}</p>
      <Questions
        items={[
          { question: interviewTexts.move, answer: children },
          { question: interviewTexts.cancel, answer: cancel },
        ]}
      />
    </div>
  );
}

/** The times to choose from, or when the interview is, may be below the first screen. */
function showToReader(): void {
  const heading = document.getElementById(`${fragment}-heading`);
  // The reader is elsewhere already.
  if (!heading || document.activeElement !== document.body) return;
  const needed = heading.closest('section')?.querySelector('button:not(details *)') ?? heading;
  if (needed.getBoundingClientRect().bottom > innerHeight) heading.scrollIntoView();
  focusWithoutScroll(heading);
}

function scrollToNotice(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

const validate = validator(applicantInterview);

/** Says that none of the proposed times suits, and which ones would. */
function DeclineForm({ token, interview: { id }, onChanged, send }: Props & { send: (answer: Answer) => Promise<ApplicantView> }) {
  const { declineForm: texts } = interviewTexts;
  const publicForm = usePublicForm({
    name: `applicant-interview ${id}`,
    labels: { decline: texts.label },
    blank: { decline: texts.blank },
    validate: ({ decline }) => validate({ token, id, decline }),
    send: ({ decline }) => send({ decline }),
    onSent: onChanged,
  });
  const { form, textProps } = publicForm;

  return (
    <PublicForm form={publicForm} texts={texts} failed={privatePageTexts.interviewFailed}>
      <Textarea key={form.key('decline')} {...textProps('decline')} {...paragraphProps} rows={3} required />
    </PublicForm>
  );
}
