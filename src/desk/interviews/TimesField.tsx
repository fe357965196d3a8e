import { Button, Input } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Application } from '#rooms/applications/contract/applications.ts';
import type { Colleague } from '#rooms/accounts/contract/colleagues.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { dateIn } from '#rooms/platform/contract/zones.ts';
import { proposalTexts } from './propose-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { addDays, entriesOf, hoursCheck, interviewsFrom, isBusy, meetingAt, mondayOf, suggestTimes, timeLabel } from './times.ts';
import { TimeGrid } from './TimeGrid.tsx';
import { LoadFailure } from '../shell/Loaded.tsx';
import { Chips } from './Chips.tsx';

type Props = {
  className: string;
  application: Application;
  colleagues: readonly Colleague[];
  interviewers: readonly string[];
  minutes: number;
  /** In which the times are chosen. */
  zone: string;
  times: readonly string[];
  error: ReactNode;
  onChange: (times: string[]) => void;
};

/** Chooses times in a week that shows what the interviewers have. */
export function TimesField({ className, application, colleagues, interviewers, minutes, zone, times, error, onChange }: Props) {
  // From Friday on, the next week.
  const [week, setWeek] = useState(() => mondayOf(addDays(dateIn(zone, serverNow()), 3)));
  const [nothingFree, setNothingFree] = useState(false);
  const interviews = useQuery({ ...interviewsFrom(week, zone), placeholderData: keepPreviousData });
  const entriesIn = (all: readonly Interview[]) =>
    entriesOf(all.filter((one) => one.application !== application.id && one.interviewers.some((name) => interviewers.includes(name))));
  const entries = entriesIn(interviews.data ?? []);
  // Kept while the mail is written, because time zones take a while.
  const names = interviewers.join();
  const hours = useMemo(
    () => colleagues.filter(({ username }) => names.split(',').includes(username)).flatMap(({ hours }) => hours ?? []),
    [colleagues, names],
  );
  const isWithinHours = useMemo(() => (hours.length > 0 ? hoursCheck(hours, week, 7) : () => false), [hours, week]);

  const choose = (next: string[]) => {
    onChange(next.toSorted());
    setNothingFree(false);
  };
  const remove = (time: string) => choose(times.filter((one) => one !== time));
  const suggest = async () => {
    const { data: loaded } = await interviews.refetch({ cancelRefetch: false });
    if (!loaded) return;
    const found = suggestTimes({ week, now: serverNow(), zone, minutes, hours, entries: entriesIn(loaded) });
    choose(found);
    setNothingFree(found.length === 0);
    if (found[0] !== undefined) setWeek(mondayOf(dateIn(zone, Date.parse(found[0]))));
  };

  return (
    <div className={className}>
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
      {interviews.isError && (
        <LoadFailure title={staffTexts.fetchInterviewsFailed} error={interviews.error} onRetry={() => void interviews.refetch()} />
      )}
      <TimeGrid
        week={week}
        onWeek={setWeek}
        zone={zone}
        entries={entries}
        minutes={minutes}
        isWithinHours={isWithinHours}
        times={times}
        onToggle={(time) => (times.includes(time) ? remove(time) : choose([...times, time]))}
      />
    </div>
  );
}
