import { useDidUpdate } from '@mantine/hooks';
import { useRef } from 'react';
import type { OwnInterview } from '#rooms/interviews/contract/own-interviews.ts';
import { dayIn, distinctHourIn, type Zone, zoneName } from '#rooms/platform/contract/zones.ts';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { Place } from '../../shared/components/link/Place.tsx';
import { interviewTexts } from './interview-texts.ts';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import classes from './Interview.module.css';

/** When, how long, where and with whom. It takes the focus when an answer changes it. */
export function InterviewFacts({ interview }: { interview: OwnInterview }) {
  const { state, minutes, place, interviewers } = interview;
  const own = browserZone();
  const at = state === 'booked' ? interview.at : null;
  const times = at === null ? interview.times : [at, ...interview.times];
  const differ = times.some((time) => officeTime(time, interview, own));
  const zones = [interviewTexts.zone(zoneName(own)), differ && interviewTexts.officeZone(zoneName(interview))].filter(Boolean);
  const facts = useRef<HTMLDivElement>(null);

  useDidUpdate(() => {
    focusWithoutScroll(facts.current);
    // Firefox would leave its beginning out of sight if its end is visible.
    facts.current?.scrollIntoView({ block: 'nearest' });
  }, [state, times.join()]);

  return (
    <div ref={facts} tabIndex={-1} role="status" className={classes.part}>
      {at !== null && (
        <>
          <h3>
            <time dateTime={at}>{momentIn(own, at)}</time> <small className="hint">{officeTime(at, interview, own)}</small>
          </h3>
          <p>{interviewTexts.invited}</p>
        </>
      )}
      {state === 'declined' && <p>{interviewTexts.declined}</p>}
      {at === null && times.length > 0 && <p>{state === 'declined' ? interviewTexts.stillPossible : interviewTexts.consequence}</p>}
      <p className="hint">{times.length === 0 ? interviewTexts.noneLeft : zones.join(' ')}</p>
      <LabelledList
        items={[
          { label: interviewTexts.facts.minutes, text: interviewTexts.minutes(minutes) },
          { label: interviewTexts.facts.place, text: <Place place={place} /> },
          { label: interviewTexts.facts.interviewers, text: interviewers.join(', ') },
        ]}
      />
    </div>
  );
}

/** 'Tue, Mar 30, 2:30 PM' @param iso ISO 8601 */
function momentIn(zone: Zone, iso: string): string {
  return `${dayIn(zone, iso)}, ${distinctHourIn(zone, iso)}`;
}

/** '2:30 PM at the office', with the weekday if it differs; undefined if both clocks agree */
export function officeTime(time: string, office: Zone, own: string): string | undefined {
  if (momentIn(own, time) === momentIn(office, time)) return undefined;
  const [day, hour] = [dayIn(office, time), distinctHourIn(office, time)];
  return interviewTexts.atOffice(day === dayIn(own, time) ? hour : `${day.slice(0, 'Mon'.length)}, ${hour}`);
}
