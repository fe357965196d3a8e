import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { dateIn, hourIn, hourInWords } from '#rooms/platform/contract/zones.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { interviewWords } from '../shell/interview-words-texts.ts';
import { personLook } from '../shell/person-color.ts';
import { Avatar } from '../shell/Avatar.tsx';
import { interviewsTexts } from './interviews-texts.ts';
import { useNameOf } from '../shell/people.ts';
import { timeGridTexts } from './propose-texts.ts';
import { arrowSteps, type Block, blocksOf, dayLabel, daysOf, type Entry, halfHours, minutesIn, slotMinutes, type Span } from './times.ts';
import styles from './TimeGrid.module.css';

/** A half hour as a button, which can only be pressed if there is something to `choose`. */
export type Slot = {
  label: string;
  remark?: string | undefined;
  isOn?: boolean;
  isWithin?: boolean;
  choose: ((opener: Element) => void) | false;
};

type Props<Item> = {
  label: string;
  /** Such as 2026-11-30. Weekends are shown if they are needed. */
  dates: readonly string[];
  /** In their order; in that of their times if they are all that says what is when. */
  items: readonly Item[];
  render: (block: Block<Item>) => ReactNode;
  /** Half hours are buttons that say what the items do. */
  slotOf?: ((start: number, label: string) => Slot) | undefined;
  /** The items say nothing that the half hours don't. */
  isSilent?: boolean;
};

/** A row of 32 px has room for two lines. */
const linePerMinutes = 15;

/** What is seen first, unless something ahead begins earlier or it is later; other hours are above. */
const morning = 18;

/** Days with their hours in the browser's zone, and what lies in them at its true length. */
export function TimeGrid<Item extends Span & { key: string }>({ label, dates, items, render, slotOf, isSilent = false }: Props<Item>) {
  const [active, setActive] = useState<number>();
  const zone = browserZone();
  const now = serverNow();
  const today = dateIn(zone, now);
  const blocks = blocksOf(items, dates, zone);
  const shown = dates.join();
  // Kept while the mail is written, because time zones take a while.
  const all = useMemo(() => daysOf(shown.split(','), browserZone()), [shown]).map((day) => ({
    ...day,
    slots: day.starts.map((start, row) => slotOf?.(start, `${day.label}, ${hourInWords(halfHours[row] ?? '')}`)),
  }));
  const isNeeded = ({ date, slots }: (typeof all)[number]) =>
    date === today || blocks.some((block) => block.date === date) || slots.some((slot) => slot?.isWithin);
  const days = all.length === 1 ? all : all.filter((day, index) => index < 5 || isNeeded(day));
  const offered = days.flatMap(({ slots }) => slots.flatMap((slot, row) => (slot?.isWithin ? row : [])));
  const week = useRef<HTMLDivElement>(null);
  const [isFilled, isOffered] = [blocks.length > 0, offered.length > 0];
  const rowOf = (minutes: number) => Math.floor(minutes / slotMinutes);
  const ahead = blocks.flatMap(({ item, from, isFirst }) => (!isSilent && isFirst && item.end > now ? rowOf(from) : []));
  const todayColumn = days.findIndex(({ date }) => date === today);
  const current = !isSilent && todayColumn !== -1 ? rowOf(minutesIn(zone, now)) - 2 : morning;
  const firstSeen = Math.min(...(isOffered ? offered : [Math.max(morning, current), ...ahead]));
  // Not when a time is chosen, which would move the others.
  useEffect(() => scrollToFirst(week.current), [shown, isFilled, isOffered]);
  const shareOfDay = (minutes: number) => minutes / slotMinutes / halfHours.length;
  const nowPlace = { '--now': shareOfDay(minutesIn(zone, now)), '--column': todayColumn / days.length, '--width': 1 / days.length };
  // The one that Tab leads to.
  const cells = days.flatMap(({ starts, slots }) => starts.map((start, row) => ({ start, slot: slots[row] })));
  const reached = cells.find(({ start }) => start === active) ?? cells.find(({ slot }) => slot?.choose) ?? cells[0];

  const moveFocus = (event: KeyboardEvent<HTMLTableElement>) => {
    const [column = 0, row = 0] = arrowSteps[event.key] ?? [];
    if (column === 0 && row === 0) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    buttons[buttons.findIndex((button) => button === event.target) + row * days.length + column]?.focus();
  };

  return (
    <div ref={week} className={styles.scroll}>
      <div className={styles.days}>
        <table role={slotOf ? 'grid' : 'presentation'} aria-label={slotOf && label} onKeyDown={moveFocus}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{timeGridTexts.time}</span>
              </th>
              {days.map((day) => (
                <th key={day.date} scope="col" data-today={day.date === today || undefined}>
                  {day.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {halfHours.map((hour, row) => (
              <tr key={hour} data-first={row === firstSeen || undefined}>
                <th scope="row">{hourInWords(hour)}</th>
                {days.map(({ date, starts, slots }) => {
                  const [start = 0, slot] = [starts[row], slots[row]];
                  return (
                    <td key={date} data-state={slot?.isWithin ? 'within hours' : undefined}>
                      {slot && (
                        <button
                          type="button"
                          className={styles.time}
                          aria-label={[slot.label, slot.remark].filter(Boolean).join(', ')}
                          title={slot.remark}
                          aria-pressed={slot.isOn}
                          aria-disabled={!slot.choose}
                          tabIndex={start === reached?.start ? 0 : -1}
                          onFocus={() => setActive(start)}
                          onClick={({ currentTarget }) => slot.choose && slot.choose(currentTarget)}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <ol className={styles.blocks} aria-label={isSilent ? undefined : label} aria-hidden={isSilent}>
          {blocks.flatMap((block) => {
            const column = days.findIndex(({ date }) => date === block.date);
            if (column === -1) return [];
            const place = {
              insetBlockStart: `${shareOfDay(block.from) * 100}%`,
              height: `${shareOfDay(block.to - block.from) * 100}%`,
              insetInlineStart: `${((column + block.lane / block.lanes) / days.length) * 100}%`,
              width: `${100 / block.lanes / days.length}%`,
              '--lines': Math.max(1, Math.floor((block.to - block.from) / linePerMinutes)),
            } as CSSProperties;
            return (
              <li key={`${block.item.key} ${block.isFirst ? '' : block.date}`} style={place} aria-hidden={!block.isFirst}>
                {render(block)}
              </li>
            );
          })}
        </ol>
        {todayColumn !== -1 && <div className={styles.now} style={nowPlace as CSSProperties} aria-hidden />}
      </div>
    </div>
  );
}

function scrollToFirst(week: HTMLElement | null): void {
  const [first, row] = ['tbody tr', '[data-first]'].map((selector) => week?.querySelector<HTMLElement>(selector));
  if (week && first && row) week.scrollTop = row.offsetTop - first.offsetTop;
}

/** In the color of its first interviewer: what is proposed is dashed. */
export function lookOf(entry: Entry) {
  const isBusy = 'busy' in entry;
  const name = isBusy ? entry.busy : entry.interview.interviewers[0];
  const { className, style } = personLook(name ?? '');
  return {
    className: `${styles.block} ${className}`,
    style,
    'data-state': isBusy ? 'busy' : entry.interview.state,
  };
}

/** An entry that leads nowhere. */
export function EntryBlock({ entry }: { entry: Entry }) {
  return (
    <div {...lookOf(entry)}>
      <EntryText entry={entry} />
    </div>
  );
}

/** What an entry says, as far as there is room for it. The dashes say what is proposed. */
export function EntryText({ entry }: { entry: Entry }) {
  const zone = browserZone();
  const nameOf = useNameOf();
  const [from = '', to = ''] = [entry.start, entry.end].map((time) => hourIn(zone, time));
  const half = to.slice(-' AM'.length);
  if ('busy' in entry) return <b className={styles.words}>{timeGridTexts.isBusy(nameOf(entry.busy))}</b>;
  const { applicant_name, job_title, interviewers, state } = entry.interview;
  return (
    <>
      <span className={styles.words}>
        <span className={styles.first}>
          <b className="ellipsis">{applicant_name}</b>{' '}
          <span>
            <span className="visually-hidden">{dayLabel(dateIn(zone, entry.start))}, </span>
            <time dateTime={new Date(entry.start).toISOString()}>
              {from.replace(half, '')}
              <span className={styles.end}>{`–${to.replace(half, '')}${half}`}</span>
            </time>
          </span>
        </span>{' '}
        <span className={styles.rest}>
          {state !== 'booked' && <span className={styles.state}>{interviewsTexts.states[state]} · </span>}
          {job_title} <span>{interviewWords.with(interviewers.map(nameOf))}</span>
        </span>
      </span>
      <span className={styles.others}>
        {interviewers.map((name) => (
          <Avatar key={name} username={name} name={nameOf(name)} />
        ))}
      </span>
    </>
  );
}
