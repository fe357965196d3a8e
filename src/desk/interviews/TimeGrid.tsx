import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { dayMs, interviewLimits } from '#rooms/platform/contract/limits.ts';
import { zoneName } from '#rooms/platform/contract/zones.ts';
import { weekTexts } from './interviews-texts.ts';
import { timeGridTexts } from './propose-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { addDays, dayLabel, daysOf, type Entry, halfHours, isBusy, meetingAt, overlaps, slotMs, type Span } from './times.ts';
import styles from './TimeGrid.module.css';

type Props = {
  /** Its Monday, such as 2026-11-30. */
  week: string;
  onWeek: (week: string) => void;
  /** In which the week is shown. */
  zone: string;
  /** What the interviewers have. */
  entries: readonly Entry[];
  minutes: number;
  isWithinHours: (meeting: Span) => boolean;
  times: readonly string[];
  onToggle: (time: string) => void;
};

/** The other half hours are shown if they are needed. */
const isUsual = (hour: string) => hour >= '07:00' && hour < '22:00';

/** What the week shows first; earlier hours are above. */
const morning = '09:00';

/** A week, from which the times of an interview are chosen. */
export function TimeGrid({ week, onWeek, zone, entries, minutes, isWithinHours, times, onToggle }: Props) {
  const [active, setActive] = useState<number>();
  const now = serverNow();
  const all = useMemo(() => daysOf(week, zone), [week, zone]);
  const entriesAt = (start: number) => entries.filter((entry) => overlaps(entry, { start, end: start + slotMs }));
  const isChosen = (start: number) => times.includes(new Date(start).toISOString());
  const isWithin = (start: number) => isWithinHours(meetingAt(start, minutes));
  const isChoosable = (start: number) =>
    start > now &&
    start <= now + interviewLimits.daysAhead * dayMs &&
    (times.length < interviewLimits.times || isChosen(start)) &&
    !isBusy(entries, meetingAt(start, minutes));
  const isUsed = (start: number) => entriesAt(start).length > 0 || isChosen(start) || isWithin(start);
  const days = all.filter(({ starts }, index) => index < 5 || starts.some(isUsed));
  const rows = halfHours
    .map((hour, row) => ({ hour, cells: days.map(({ label, starts }) => ({ label, start: starts[row] ?? 0 })) }))
    .filter(({ hour, cells }) => isUsual(hour) || cells.some(({ start }) => isUsed(start)));
  const starts = rows.flatMap(({ cells }) => cells.map(({ start }) => start));
  // The one that Tab leads to.
  const reached = starts.find((start) => start === active) ?? starts.toSorted((a, b) => a - b).find(isChoosable) ?? starts[0];

  const moveFocus = (event: KeyboardEvent<HTMLTableElement>) => {
    const steps: Partial<Record<string, number>> = { ArrowUp: -days.length, ArrowDown: days.length, ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    buttons[buttons.findIndex((button) => button === event.target) + step]?.focus();
  };

  const cell = (start: number, label: string, hour: string) => {
    const within = entriesAt(start);
    const isBooked = isBusy(within, { start, end: start + slotMs });
    const choosable = isChoosable(start);
    const names = within
      .filter((entry) => entry.start >= start)
      .map(({ interview }) => interview.applicant_name)
      .join(', ');
    const remark = within.map(timeGridTexts.entry).join(', ') || (choosable ? undefined : timeGridTexts.refused);
    return (
      <td key={start} data-state={isBooked ? 'booked' : within.length > 0 ? 'offered' : isWithin(start) ? 'within hours' : undefined}>
        <button
          type="button"
          className={styles.time}
          // The names as one text, as they are seen.
          aria-label={[label, hour, within.length > 1 && names, remark].filter(Boolean).join(', ')}
          title={remark}
          aria-pressed={isChosen(start)}
          aria-disabled={!choosable}
          tabIndex={start === reached ? 0 : -1}
          onFocus={() => setActive(start)}
          onClick={() => choosable && onToggle(new Date(start).toISOString())}
        >
          {names}
        </button>
      </td>
    );
  };

  const title = timeGridTexts.label(dayLabel(week));
  return (
    <div className="stack">
      <div className="row">
        <IconButton label={weekTexts.previous} onClick={() => onWeek(addDays(week, -7))} Icon={IconChevronLeft} />
        <IconButton label={weekTexts.next} onClick={() => onWeek(addDays(week, 7))} Icon={IconChevronRight} />
        <span>{`${title} · ${timeGridTexts.zone(zoneName(zone))}`}</span>
      </div>
      <div ref={scrollToMorning} className={styles.scroll}>
        <table role="grid" aria-label={title} onKeyDown={moveFocus}>
          <thead>
            <tr>
              {[timeGridTexts.time, ...days.map(({ label }) => label)].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ hour, cells }) => (
              <tr key={hour} data-morning={hour === morning || undefined}>
                <th scope="row">{hour}</th>
                {cells.map(({ label, start }) => cell(start, label, hour))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function scrollToMorning(week: HTMLElement | null): void {
  const [first, row] = ['tbody tr', '[data-morning]'].map((selector) => week?.querySelector<HTMLElement>(selector));
  if (week && first && row) week.scrollTop = row.offsetTop - first.offsetTop;
}
