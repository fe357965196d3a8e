import { Button, Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, mondayOf } from '#rooms/platform/contract/days.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import type { Colleague } from '#rooms/accounts/contract/colleagues.ts';
import type { Interview, Proposal } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { interviewLimits } from '#rooms/platform/contract/limits.ts';
import { dateIn, zoneName } from '#rooms/platform/contract/zones.ts';
import { weekTexts } from './interviews-texts.ts';
import { proposalTexts, timeGridTexts } from './propose-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import {
  canBegin,
  datesFrom,
  dayLabel,
  entriesOf,
  type Entry,
  hoursCheck,
  isBusy,
  loadedFrom,
  meetingAt,
  overlaps,
  slotMinutes,
  suggestTimes,
  timeLabel,
} from './times.ts';
import gridStyles from './TimeGrid.module.css';
import { EntryBlock, type Slot, TimeGrid } from './TimeGrid.tsx';
import { nameOf } from '../shell/people.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { LoadFailure } from '../shell/Loaded.tsx';
import { interviewsQuery } from '../shell/queries.ts';
import { Chips } from './MeetingFields.tsx';
import { useBusy } from './use-busy.ts';

type Props = {
  application: Application;
  colleagues: readonly Colleague[];
  form: UseFormReturnType<Omit<Proposal, 'updated_at'>>;
};

/** Chooses times in a week that shows what the interviewers have. */
export function TimesField({ application, colleagues, form }: Props) {
  const { interviewers, minutes, zone, times } = form.values;
  const error = form.errors['times'];
  // From Friday on, the next week.
  const [week, setWeek] = useState(() => mondayOf(times[0] ? dateIn(zone, Date.parse(times[0])) : addDays(dateIn(zone, serverNow()), 3)));
  const [nothingFree, setNothingFree] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const interviews = useQuery({ ...interviewsQuery(...loadedFrom(week, zone)), placeholderData: keepPreviousData });
  const busy = useBusy(week, interviewers);
  const entriesIn = (all: readonly Interview[], busy: readonly Entry[]): Entry[] => [
    ...entriesOf(all.filter((one) => one.application !== application.id && one.interviewers.some((name) => interviewers.includes(name)))),
    ...busy,
  ];
  const entries = entriesIn(interviews.data ?? [], busy.entries);
  const hours = colleagues.filter(({ username }) => interviewers.includes(username)).flatMap((colleague) => colleague.hours ?? []);
  const isWithinHours = hours.length > 0 ? hoursCheck(hours, week, 7) : () => false;

  const choose = (next: string[]) => {
    form.setFieldValue('times', next.toSorted());
    setNothingFree(false);
  };
  const remove = (time: string) => choose(times.filter((one) => one !== time));
  const suggest = async () => {
    const [{ data: loaded }, busyNow] = await Promise.all([interviews.refetch({ cancelRefetch: false }), busy.read()]);
    if (!loaded) return;
    const found = suggestTimes({ week, now: serverNow(), zone, minutes, hours, entries: entriesIn(loaded, busyNow) });
    flushSync(() => {
      choose(found);
      setNothingFree(found.length === 0);
      if (found[0] !== undefined) setWeek(mondayOf(dateIn(zone, Date.parse(found[0]))));
    });
    const topOf = (shown: Element) => shown.getBoundingClientRect().top;
    const chosen = [...(section.current?.querySelectorAll('[data-state=chosen]') ?? [])].toSorted(
      (one, other) => topOf(one) - topOf(other),
    );
    chosen[0]?.scrollIntoView({ block: 'start' });
    section.current?.scrollIntoView({ block: 'nearest' });
  };

  const named = (username: string) => nameOf(username, colleagues);
  const now = serverNow();
  const slotOf = (start: number, label: string): Slot => {
    const meeting = meetingAt(start, minutes);
    const within = entries.filter((entry) => overlaps(entry, meetingAt(start, slotMinutes)));
    const time = new Date(start).toISOString();
    const isOn = times.includes(time);
    const isChoosable = canBegin(start, now) && (times.length < interviewLimits.times || isOn) && !isBusy(entries, meeting);
    const remark = within.map((entry) => timeGridTexts.entry(entry, named)).join(', ') || (isChoosable ? undefined : timeGridTexts.refused);
    const toggle = () => (isOn ? remove(time) : choose([...times, time]));
    return { label, remark, isOn, isWithin: isWithinHours(meeting), choose: isChoosable && toggle };
  };
  const items = [...entries, ...times.map((time) => ({ key: time, isChosen: true, ...meetingAt(Date.parse(time), minutes) }))];
  const title = timeGridTexts.label(dayLabel(week));

  return (
    <div ref={section} className="stack gap-12">
      <div className="row">
        <Button size="xs" variant="default" autoFocus data-autofocus onClick={() => void suggest()}>
          {proposalTexts.suggest}
        </Button>
        <p role="status">{nothingFree ? proposalTexts.nothingFree : proposalTexts.chosen(times.length)}</p>
      </div>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <Chips
        all={times.map((value) => {
          const label = timeLabel(zone, value);
          return { value, label: isBusy(entries, meetingAt(Date.parse(value), minutes)) ? proposalTexts.busy(label) : label };
        })}
        onRemove={remove}
      />
      {busy.hint && <p className="hint">{busy.hint}</p>}
      {interviews.isError && (
        <LoadFailure title={staffTexts.fetchInterviewsFailed} error={interviews.error} onRetry={() => void interviews.refetch()} />
      )}
      <div className="row">
        <IconButton label={weekTexts.previous} onClick={() => setWeek(addDays(week, -7))} Icon={IconChevronLeft} />
        <IconButton label={weekTexts.next} onClick={() => setWeek(addDays(week, 7))} Icon={IconChevronRight} />
        <span>{`${title} · ${timeGridTexts.zone(zoneName(zone))}`}</span>
      </div>
      <TimeGrid
        label={title}
        dates={datesFrom(week, 7)}
        items={items}
        render={({ item }) => ('isChosen' in item ? <div className={gridStyles.block} data-state="chosen" /> : <EntryBlock entry={item} />)}
        slotOf={slotOf}
        isSilent
      />
    </div>
  );
}
