import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addDays, mondayOf } from '#rooms/platform/contract/days.ts';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { dateIn, zonedTime, zoneName } from '#rooms/platform/contract/zones.ts';
import { dayTexts, interviewsTexts, weekTexts } from './interviews-texts.ts';
import { formatDays } from '../../shared/lib/format.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useAddress } from '../../shared/lib/use-address.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import tableStyles from '../list/ResourceTab.module.css';
import { useMay } from '../session/session.ts';
import choiceStyles from '../shell/Choice.module.css';
import { HeadButton } from '../shell/HeadButton.tsx';
import { IconButton } from '../shell/IconButton.tsx';
import { lazyPart } from '../shell/lazy-part.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { interviewsQuery, refreshed } from '../shell/queries.ts';
import { useAccount, useNamed } from '../shell/people.ts';
import { staffPage } from '../shell/StaffPage.tsx';
import { staffTitles } from '../shell/titles-texts.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { useNew } from '../shell/use-new.ts';
import { EntryBlock, TimeGrid } from './TimeGrid.tsx';
import { canBegin, datesFrom, dayLabel, entriesOf } from './times.ts';
import { InterviewLink, useMoving } from './use-moving.tsx';
import styles from './TimeGrid.module.css';

const ProposeDialog = lazyPart(async () => (await import('./ProposeDialog.tsx')).ProposeDialog);

const texts = interviewsTexts;

/** By this device's clock, because the server's is not known before its first answer. */
const todayIn = (zone: string) => dateIn(zone, Date.now());

export const Component = staffPage('interviews', Calendar, {
  hiddenHeading: staffTitles.interviews,
  call: interviewEndpoints.listInterviews,
});

/** Interviews of a week or a day, in the browser's time zone. The URL has date, view and filter. */
function Calendar() {
  const zone = browserZone();
  const { get, change } = useAddress();
  const today = todayIn(zone);
  const chosen = get('week') ?? today;
  const date = /^20\d\d-\d\d-\d\d$/.test(chosen) && Date.parse(chosen) ? chosen : today;
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const view = !isWide || get('view') === 'day' ? 'day' : 'week';
  const monday = mondayOf(date);
  const week = datesFrom(monday, 7);
  const dates = view === 'day' ? [date] : week;
  const query = useQuery({
    ...interviewsQuery(zonedTime(monday, '00:00', zone), zonedTime(addDays(monday, 7), '00:00', zone)),
    ...refreshed,
  });
  const named = useNamed(query);
  const mine = get('mine') === 'yes';
  const username = useAccount()?.username ?? '';
  const moving = useMoving(dates);
  const mayPropose = useMay()(interviewEndpoints.proposeInterview);
  const proposing = useDialog<{ time?: string }>();
  useNew(() => proposing.open({}), mayPropose);
  const show = (day: string) =>
    change({ week: day === today || (view === 'week' && day === mondayOf(today)) ? undefined : day }, { push: true });
  const step = view === 'day' ? { days: 1, from: date, labels: dayTexts } : { days: 7, from: monday, labels: weekTexts };
  const title = view === 'day' ? dayLabel(date) : formatDays(monday, addDays(monday, 6));
  const now = serverNow();

  return (
    <div className={styles.calendar}>
      <div className={tableStyles.head}>
        <h2 aria-live="polite" className={tableStyles.title}>
          {title}
        </h2>
        <div className={tableStyles.actions}>
          {isWide && (
            <div role="group" aria-label={texts.view} className={styles.views}>
              {(['week', 'day'] as const).map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={view === name}
                  onClick={() => change({ view: name === 'day' ? name : undefined })}
                >
                  {texts.views[name]}
                </button>
              ))}
            </div>
          )}
          <IconButton label={step.labels.previous} onClick={() => show(addDays(step.from, -step.days))} Icon={IconChevronLeft} />
          <Button size="xs" variant="default" onClick={() => show(today)}>
            {texts.today}
          </Button>
          <IconButton label={step.labels.next} onClick={() => show(addDays(step.from, step.days))} Icon={IconChevronRight} />
          {mayPropose && (
            <HeadButton size="xs" variant="filled" Icon={IconPlus} onClick={({ currentTarget }) => proposing.open({}, currentTarget)}>
              {texts.propose.open}
            </HeadButton>
          )}
        </div>
      </div>
      <Loaded query={named} failed={staffTexts.fetchInterviewsFailed} loading={<ListSkeleton />}>
        {(interviews) => {
          const all = entriesOf(mine ? interviews.filter(({ interviewers }) => interviewers.includes(username)) : interviews)
            // What is booked, or can still be chosen.
            .filter(({ start, interview: { at, state } }) => at !== null || (state === 'proposed' && start > now))
            .toSorted((one, other) => one.start - other.start);
          const entries = all.map(moving.moved);
          const daysWithSome = new Set(entries.map(({ start }) => dateIn(zone, start)));
          const shown = entries.filter(({ start }) => dates.includes(dateIn(zone, start)));
          const isEmpty = shown.length === 0;
          return (
            <>
              <div className={styles.notes}>
                <p>
                  {isEmpty && <b>{mine ? texts.noneOfMine : texts.empty}</b>} {isEmpty && mayPropose && texts.proposeAbove}{' '}
                  {texts.zone(zoneName(zone))}
                </p>
                <label className={choiceStyles.choice}>
                  <input type="checkbox" checked={mine} onChange={() => change({ mine: mine ? undefined : 'yes' })} />
                  {texts.mine}
                </label>
              </div>
              {view === 'day' && (
                <nav className={styles.strip} aria-label={texts.days}>
                  {week.map((day) => (
                    <button
                      key={day}
                      type="button"
                      aria-current={day === date ? 'date' : undefined}
                      aria-label={dayLabel(day)}
                      data-some={daysWithSome.has(day) || undefined}
                      onClick={() => show(day)}
                    >
                      {dayLabel(day).replace(/, \D+/, '\n')}
                    </button>
                  ))}
                </nav>
              )}
              <TimeGrid
                label={title}
                dates={dates}
                items={entries}
                render={({ item, isFirst }) => (isFirst ? <InterviewLink entry={item} moving={moving} /> : <EntryBlock entry={item} />)}
                slotOf={
                  mayPropose
                    ? (start, label) => ({
                        label: texts.propose.at(label),
                        choose: canBegin(start, now) && ((opener) => proposing.open({ time: new Date(start).toISOString() }, opener)),
                      })
                    : undefined
                }
              />
            </>
          );
        }}
      </Loaded>
      {moving.element}
      {proposing.render((first, props) => (
        <ProposeDialog {...first} {...props} />
      ))}
    </div>
  );
}
