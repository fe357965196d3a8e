import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { useState } from 'react';
import { dayIn, distinctHourIn, type Zone } from '#rooms/platform/contract/zones.ts';
import { interviewTexts } from './interview-texts.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import classes from './Interview.module.css';
import { officeTime } from './InterviewFacts.tsx';

type Props = {
  /** ISO 8601. */
  times: readonly string[];
  office: Zone;
  sending: boolean;
  onChoose: (time: string) => void;
};

/** Times to choose from, by the day in the reader's time zone. */
export function InterviewTimes({ times, office, sending, onChoose }: Props) {
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
                    <small className="hint">{sending && time === chosen ? interviewTexts.sending : officeTime(time, office, own)}</small>
                  </Button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
