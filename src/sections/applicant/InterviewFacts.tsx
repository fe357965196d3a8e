import { useDidUpdate } from '@mantine/hooks';
import { useRef } from 'react';
import type { OwnInterview } from '#contract/own-interviews.ts';
import { dayIn, distinctHourIn } from '#contract/zones.ts';
import { LabelledList } from '../../components/labelled-list/LabelledList.tsx';
import { interviewTexts } from '../../content/interview.ts';
import { ownZone } from '../../lib/own-zone.ts';
import classes from './Interview.module.css';

/** When, how long, where and with whom. It takes the focus when an answer changes it. */
export function InterviewFacts({ interview }: { interview: OwnInterview }) {
  const { state, minutes, place, interviewers, zone: office } = interview;
  const own = ownZone();
  const at = state === 'booked' ? interview.at : null;
  const times = at === null ? interview.times : [at, ...interview.times];
  const differ = times.some((time) => officeTime(time, office, own));
  const zones = [interviewTexts.zone(inWords(own)), differ && interviewTexts.officeZone(inWords(office))].filter(Boolean);
  const facts = useRef<HTMLDivElement>(null);

  useDidUpdate(() => facts.current?.focus(), [state, times.join()]);

  return (
    <div ref={facts} tabIndex={-1} role="status" className={classes.part}>
      {at !== null && (
        <>
          <h3>
            <time dateTime={at}>{momentIn(own, at)}</time> <small>{officeTime(at, office, own)}</small>
          </h3>
          <p>{interviewTexts.invited}</p>
        </>
      )}
      {state === 'declined' && <p>{interviewTexts.declined}</p>}
      <p>{times.length === 0 ? interviewTexts.noneLeft : zones.join(' ')}</p>
      <LabelledList
        items={[
          { label: interviewTexts.facts.minutes, text: interviewTexts.minutes(minutes) },
          { label: interviewTexts.facts.place, text: isLink(place) ? <Place url={place} /> : place },
          { label: interviewTexts.facts.interviewers, text: interviewers.join(', ') },
        ]}
      />
    </div>
  );
}

const inWords = (zone: string) => zone.replaceAll('_', ' ');

const isLink = (place: string) => /^https?:/i.test(place) && URL.canParse(place);

function Place({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  );
}

/** 'Tue 30 Mar 2027, 14:30' @param iso ISO 8601 */
export function momentIn(zone: string, iso: string): string {
  return `${dayIn(zone, iso)}, ${distinctHourIn(zone, iso)}`;
}

/** '14:30 at the office', with the weekday if it differs; undefined if both clocks show the same */
export function officeTime(time: string, office: string, own: string): string | undefined {
  if (momentIn(own, time) === momentIn(office, time)) return undefined;
  const [day, hour] = [dayIn(office, time), distinctHourIn(office, time)];
  return interviewTexts.atOffice(day === dayIn(own, time) ? hour : `${day.slice(0, 'Mon'.length)} ${hour}`);
}
