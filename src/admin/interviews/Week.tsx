import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayMs } from '#contract/limits.ts';
import type { Interview } from '#contract/staff-interviews.ts';
import { staffTexts } from '#contract/staff-texts.ts';
import { dateIn, dayIn, hourIn, zonedTime } from '#contract/zones.ts';
import { interviewsTexts } from '../../content/staff/interviews.ts';
import { formatDays } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useAddress } from '../../lib/use-address.ts';
import { applicationPath } from '../../admin-paths.ts';
import { ListSkeleton } from '../resource-tab/ListSkeleton.tsx';
import tableStyles from '../resource-tab/ResourceTab.module.css';
import choiceStyles from '../shared/Choice.module.css';
import { IconButton } from '../shared/IconButton.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { interviewsQuery } from '../shared/queries.ts';
import { useAccount } from '../shared/use-account.ts';
import { useRefresh } from '../shared/use-refresh.ts';
import styles from './Week.module.css';

/** A time of an interview: the one that is booked, or one of those that are proposed. */
type Entry = { time: string; interview: Interview };

const todayIn = (zone: string) => dateIn(zone, Date.now());

/** @param date such as 2026-11-30 */
const daysLater = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, date.length);

/** @returns the Monday of the week @param date such as 2026-11-30 */
const mondayOf = (date: string) => daysLater(date, -((new Date(date).getUTCDay() + 6) % 7));

/** All interviews of a week. Week and filter are in the address; days begin and end in the browser's time zone. */
export function Week() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { get, change } = useAddress();
  const today = todayIn(zone);
  const chosen = get('week') ?? today;
  const monday = mondayOf(/^20\d\d-\d\d-\d\d$/.test(chosen) && Date.parse(chosen) ? chosen : today);
  const query = useQuery(interviewsQuery(zonedTime(monday, '00:00', zone), zonedTime(daysLater(monday, 7), '00:00', zone)));
  useRefresh(query);
  const mine = get('mine') === 'yes';
  const account = useAccount(mine);
  const show = (week: string) => change({ week: week === mondayOf(today) ? undefined : week }, { push: true });

  return (
    <>
      <div className={tableStyles.head}>
        <h2 aria-live="polite">{formatDays(monday, daysLater(monday, 6))}</h2>
        <div className={tableStyles.actions}>
          <label className={choiceStyles.choice}>
            <input type="checkbox" checked={mine} onChange={() => change({ mine: mine ? undefined : 'yes' })} />
            {interviewsTexts.mine}
          </label>
          <IconButton label={interviewsTexts.previous} onClick={() => show(daysLater(monday, -7))} Icon={IconChevronLeft} />
          <Button size="xs" variant="default" onClick={() => show(mondayOf(today))}>
            {interviewsTexts.thisWeek}
          </Button>
          <IconButton label={interviewsTexts.next} onClick={() => show(daysLater(monday, 7))} Icon={IconChevronRight} />
        </div>
      </div>
      <p className={styles.zone}>{interviewsTexts.zone(zone.replaceAll('_', ' '))}</p>
      <Loaded
        query={mine && !account ? { ...query, data: undefined } : query}
        failed={staffTexts.fetchInterviewsFailed}
        loading={<ListSkeleton />}
      >
        {(interviews) => {
          const entries = entriesOf(
            mine ? interviews.filter(({ interviewers }) => interviewers.includes(account?.username ?? '')) : interviews,
          );
          if (entries.length === 0) return <p className={tableStyles.empty}>{mine ? interviewsTexts.noneOfMine : interviewsTexts.empty}</p>;
          return (
            <div className={styles.week}>
              {Array.from({ length: 7 }, (_, day) => daysLater(monday, day)).map((date) => (
                <section key={date} className={styles.day} data-today={date === today || undefined}>
                  <h3>{dayIn('UTC', date).slice(0, -' 2026'.length)}</h3>
                  <ol>
                    {entries
                      .filter(({ time }) => dateIn(zone, Date.parse(time)) === date)
                      .map((entry) => (
                        <EntryItem key={entry.interview.id + entry.time} entry={entry} zone={zone} />
                      ))}
                  </ol>
                </section>
              ))}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function EntryItem({ entry: { time, interview }, zone }: { entry: Entry; zone: string }) {
  const { application, applicant_name, job_title, interviewers, minutes, state } = interview;
  const end = new Date(Date.parse(time) + minutes * 60_000).toISOString();
  return (
    <li>
      <Link to={applicationPath(application)} className={styles.entry} data-state={state}>
        <span>
          <time dateTime={time}>{`${hourIn(zone, time)}–${hourIn(zone, end)}`}</time>
          {state !== 'booked' && ` · ${interviewsTexts.states[state]}`}
        </span>
        <b>{applicant_name}</b>
        <span>{job_title}</span>
        <span>{interviewsTexts.with(interviewers)}</span>
      </Link>
    </li>
  );
}

/** @returns what is booked, and what can still be chosen, the earliest first */
function entriesOf(interviews: readonly Interview[]): Entry[] {
  const timesOf = ({ state, at, times }: Interview) =>
    at === null ? times.filter((time) => state === 'proposed' && Date.parse(time) > serverNow()) : [at];
  return interviews
    .flatMap((interview) => timesOf(interview).map((time) => ({ time, interview })))
    .sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
}
