import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { dateIn, hourIn, zonedTime, zoneName } from '#rooms/platform/contract/zones.ts';
import { interviewWords } from '../shell/interview-words-texts.ts';
import { interviewsTexts, weekTexts } from './interviews-texts.ts';
import { formatDays } from '../../shared/lib/format.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useAddress } from '../../shared/lib/use-address.ts';
import { applicationPath } from '../../admin-paths.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import tableStyles from '../list/ResourceTab.module.css';
import choiceStyles from '../shell/Choice.module.css';
import { IconButton } from '../shell/IconButton.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { interviewsQuery } from '../shell/queries.ts';
import { useAccount } from '../shell/use-account.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import { addDays, dayLabel, datesFrom, entriesOf, type Entry, mondayOf } from './times.ts';
import styles from './Week.module.css';

/** By this device's clock, because the server's is not known before its first answer. */
const todayIn = (zone: string) => dateIn(zone, Date.now());

/** The interviews of a week, in the browser's time zone. The address has week and filter. */
export function Week() {
  const zone = browserZone();
  const { get, change } = useAddress();
  const today = todayIn(zone);
  const chosen = get('week') ?? today;
  const monday = mondayOf(/^20\d\d-\d\d-\d\d$/.test(chosen) && Date.parse(chosen) ? chosen : today);
  const query = useQuery(interviewsQuery(zonedTime(monday, '00:00', zone), zonedTime(addDays(monday, 7), '00:00', zone)));
  useRefresh(query);
  const mine = get('mine') === 'yes';
  const account = useAccount(mine);
  const show = (week: string) => change({ week: week === mondayOf(today) ? undefined : week }, { push: true });

  return (
    <>
      <div className={tableStyles.head}>
        <h2 aria-live="polite">{formatDays(monday, addDays(monday, 6))}</h2>
        <div className={tableStyles.actions}>
          <label className={choiceStyles.choice}>
            <input type="checkbox" checked={mine} onChange={() => change({ mine: mine ? undefined : 'yes' })} />
            {interviewsTexts.mine}
          </label>
          <IconButton label={weekTexts.previous} onClick={() => show(addDays(monday, -7))} Icon={IconChevronLeft} />
          <Button size="xs" variant="default" onClick={() => show(mondayOf(today))}>
            {interviewsTexts.thisWeek}
          </Button>
          <IconButton label={weekTexts.next} onClick={() => show(addDays(monday, 7))} Icon={IconChevronRight} />
        </div>
      </div>
      <p className={styles.zone}>{interviewsTexts.zone(zoneName(zone))}</p>
      <Loaded
        query={mine && !account ? { ...query, data: undefined } : query}
        failed={staffTexts.fetchInterviewsFailed}
        loading={<ListSkeleton />}
      >
        {(interviews) => {
          const own = mine ? interviews.filter(({ interviewers }) => interviewers.includes(account?.username ?? '')) : interviews;
          const entries = entriesOf(own)
            .filter(isShown)
            .toSorted((one, other) => one.start - other.start);
          if (entries.length === 0) return <p className={tableStyles.empty}>{mine ? interviewsTexts.noneOfMine : interviewsTexts.empty}</p>;
          const days = datesFrom(monday, 7).map((date) => ({
            date,
            ofDay: entries.filter(({ start }) => dateIn(zone, start) === date),
          }));
          // Weekends are shown if they are needed.
          const shown = days.filter(({ date, ofDay }, index) => index < 5 || date === today || ofDay.length > 0);
          return (
            <div className={styles.week}>
              {shown.map(({ date, ofDay }) => (
                <section key={date} className={styles.day} data-today={date === today || undefined}>
                  <h3>{dayLabel(date)}</h3>
                  <ol>
                    {ofDay.map((entry) => (
                      <EntryItem key={`${entry.interview.id} ${entry.start}`} entry={entry} zone={zone} />
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

function EntryItem({ entry: { start, end, interview }, zone }: { entry: Entry; zone: string }) {
  const { application, applicant_name, job_title, interviewers, state } = interview;
  return (
    <li>
      <Link to={applicationPath(application)} className={styles.entry} data-state={state}>
        <span>
          <time dateTime={new Date(start).toISOString()}>{`${hourIn(zone, start)}–${hourIn(zone, end)}`}</time>
          {state !== 'booked' && ` · ${interviewsTexts.states[state]}`}
        </span>
        <b>{applicant_name}</b>
        <span className="ellipsis" title={job_title}>
          {job_title}
        </span>
        <span>{interviewWords.with(interviewers)}</span>
      </Link>
    </li>
  );
}

/** What is booked, or can still be chosen. */
const isShown = ({ start, interview: { at, state } }: Entry) => at !== null || (state === 'proposed' && start > serverNow());
