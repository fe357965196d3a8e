import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { isOpenInterview } from '#rooms/interviews/contract/interviews.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { timeIn } from '#rooms/platform/contract/zones.ts';
import { Place } from '../../shared/components/link/Place.tsx';
import { interviewWords } from '../shell/interview-words-texts.ts';
import { interviewsTexts, meetingTexts } from './interviews-texts.ts';
import { focusHeadingAfterRemoval } from '../../shared/lib/focus.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { adminCall } from '../session/admin-call.ts';
import { useMay } from '../session/session.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { formatTimeAndWeekday } from '../shell/interview-words.ts';
import { Loaded, Skeletons } from '../shell/Loaded.tsx';
import { interviewsOfQuery, refreshed } from '../shell/queries.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { useStaffReport } from '../shell/report.tsx';
import styles from '../shell/Facts.module.css';
import { useNameOf } from '../shell/people.ts';
import { WhyField } from './MeetingFields.tsx';
import { isAhead } from './times.ts';
import { useInterviewDialog } from './use-interview-dialog.tsx';

/** The interviews of an application, the latest first. Staff who may can change or cancel it. */
export function InterviewFacts({ application: { id, applicant_name: name } }: { application: Application }) {
  const client = useQueryClient();
  const query = useQuery({ ...interviewsOfQuery(id), ...refreshed });
  const may = useMay();
  const report = useStaffReport();
  const edit = useInterviewDialog();
  const cancellation = useDialog<Interview>();
  const why = useRef<HTMLInputElement>(null);

  const cancelInterview = (interview: Interview) => {
    const { id, updated_at } = interview;
    const body = { why: why.current?.value ?? '', updated_at };
    const act = async () => {
      try {
        await adminCall(interviewEndpoints.cancelInterview, { params: { id }, body });
      } finally {
        await client.invalidateQueries();
      }
      return endingOf(interview).done(name);
    };
    void report.run(interviewsTexts.cancelFailed, act, { id, name });
  };

  return (
    <>
      <Loaded query={query} failed={staffTexts.fetchInterviewsFailed} loading={<Skeletons heights={[148]} />}>
        {([latest, ...earlier]) => {
          const times = earlier.flatMap(({ at }) => (at === null ? [] : formatMoment(at)));
          return (
            latest && (
              <>
                <Latest interview={latest} />
                {isOpenInterview(latest) && may(interviewEndpoints.updateInterview) && (
                  <div ref={focusHeadingAfterRemoval} className="row">
                    {isAhead(latest) && (
                      <Button size="xs" variant="default" onClick={({ currentTarget }) => edit.open({ interview: latest }, currentTarget)}>
                        {interviewsTexts.change.open}
                      </Button>
                    )}
                    <Button size="xs" variant="default" onClick={({ currentTarget }) => cancellation.open(latest, currentTarget)}>
                      {endingOf(latest).open}
                    </Button>
                  </div>
                )}
                {times.length > 0 && <p>{interviewsTexts.earlier(times)}</p>}
              </>
            )
          );
        }}
      </Loaded>
      {edit.element}
      {cancellation.render((interview) => {
        const ending = endingOf(interview);
        return (
          <ConfirmDialog
            dialog={cancellation}
            title={ending.title}
            question={ending.question(name)}
            consequence={ending.consequence}
            confirm={ending.confirm}
            cancel={ending.keep}
            onConfirm={() => cancelInterview(interview)}
          >
            {ending === interviewsTexts.cancel && <WhyField ref={why} />}
          </ConfirmDialog>
        );
      })}
    </>
  );
}

function Latest({ interview }: { interview: Interview }) {
  const { state, at, times, minutes, place, interviewers, text } = interview;
  const nameOf = useNameOf();
  return (
    <>
      {at && <time dateTime={at}>{timeIn(browserZone(), at)}</time>}
      <p>{state === 'proposed' ? interviewsTexts.proposed(times.map(formatTimeAndWeekday)) : interviewsTexts.states[state]}</p>
      {text && <p className={styles.coverLetter}>{text}</p>}
      {state !== 'cancelled' && (
        <>
          <p>
            {meetingTexts.minutes(minutes)} {interviewWords.with(interviewers.map(nameOf))}
          </p>
          <p>
            <Place place={place} />
          </p>
        </>
      )}
    </>
  );
}

/** How staff end what is booked, or what is proposed. */
const endingOf = ({ state }: Interview) => (state === 'booked' ? interviewsTexts.cancel : interviewsTexts.withdraw);
