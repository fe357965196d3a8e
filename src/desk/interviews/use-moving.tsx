import { useDrag, useLongPress, useMergedRef, useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { dateIn } from '#rooms/platform/contract/zones.ts';
import { applicationPath } from '../../admin-paths.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useMay } from '../session/session.ts';
import { useStaffReport } from '../shell/report.tsx';
import { PageReport } from '../shell/ReportView.tsx';
import { interviewsTexts } from './interviews-texts.ts';
import { EntryText, lookOf } from './TimeGrid.tsx';
import styles from './TimeGrid.module.css';
import { arrowSteps, canBegin, type InterviewEntry, isAhead, meetingAt, movedBy, timeLabel } from './times.ts';
import { useInterviewDialog } from './use-interview-dialog.tsx';

const texts = interviewsTexts.move;

/**
 * Moves bookings in a calendar of links to interviews. The dialog of the interview then asks.
 * @param dates those that are shown
 */
export function useMoving(dates: readonly string[]) {
  const zone = browserZone();
  const report = useStaffReport();
  const mayMove = useMay()(interviewEndpoints.updateInterview);
  const [move, setMove] = useState<{ interview: Interview; begin: number }>();
  const dialog = useInterviewDialog(() => setMove(undefined));
  // Keeps the page from scrolling, which React's own listeners can't.
  useWindowEvent('touchmove', (event) => move && !dialog.opened && event.preventDefault(), { passive: false });

  return {
    isMovable: (interview: Interview) => mayMove && isAhead(interview),
    isMoving: ({ id }: Interview) => move?.interview.id === id,
    /** @returns an entry where it would be */
    moved: (entry: InterviewEntry): InterviewEntry =>
      move?.interview.id === entry.interview.id ? { ...entry, ...meetingAt(move.begin, entry.interview.minutes) } : entry,
    moveBy: (interview: Interview, from: number, days: number, steps: number) => {
      const begin = movedBy(from, days, steps, zone);
      // At once, because the pointer can be let go before the next frame.
      if (canBegin(begin, serverNow()) && dates.includes(dateIn(zone, begin))) flushSync(() => setMove({ interview, begin }));
    },
    ask: (opener: Element) => {
      if (move && move.begin !== Date.parse(move.interview.at ?? '')) dialog.open(move, opener);
      else setMove(undefined);
    },
    leave: () => !dialog.opened && setMove(undefined),
    element: (
      <>
        <PageReport report={report} />
        <p role="status" className={styles.moving}>
          {move && texts.to(timeLabel(zone, new Date(move.begin).toISOString()))}
        </p>
        {dialog.element}
      </>
    ),
  };
}

type Props = { entry: InterviewEntry; moving: ReturnType<typeof useMoving> };

/** Leads to the application. Keys, dragging, and a finger that has stayed for a while move it. */
export function InterviewLink({ entry, moving }: Props) {
  const { interview, start } = entry;
  const link = useRef<HTMLAnchorElement>(null);
  const [isMovable, isMoving] = [moving.isMovable(interview), moving.isMoving(interview)];

  // Lifts it.
  const hold = useLongPress(() => moving.moveBy(interview, start, 0, 0), { events: ['touch'], cancelOnMove: true });

  const drag = useDrag(
    ({ movement: [x, y], first, last, canceled, event }) => {
      const cell = link.current?.closest('ol')?.parentElement?.querySelector('td');
      // A finger scrolls before it has lifted it, and a click opens the application.
      const isOther = event.pointerType === 'touch' || (first && last);
      if (!link.current || !cell || (isOther && !isMoving)) return;
      if (canceled) moving.leave();
      else if (last) {
        const soon = { capture: true, once: true, signal: AbortSignal.timeout(0) };
        window.addEventListener('click', (click) => click.preventDefault(), soon);
        moving.ask(link.current);
      } else {
        moving.moveBy(interview, Date.parse(interview.at ?? ''), Math.round(x / cell.offsetWidth), Math.round(y / cell.offsetHeight));
      }
    },
    { enabled: isMovable, threshold: 6, filterTaps: true },
  );

  const byKeys = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowSteps[event.key];
    if (step) moving.moveBy(interview, start, ...step);
    else if (isMoving && event.key === 'Enter') moving.ask(event.currentTarget);
    else if (isMoving && event.key === 'Escape') moving.leave();
    else return;
    event.preventDefault();
  };

  const ref = useMergedRef(link, drag.ref);
  const ofMovable = {
    ...hold,
    'data-moving': isMoving || undefined,
    draggable: false,
    onContextMenu: (event: MouseEvent) => isMoving && event.preventDefault(),
    title: texts.keys,
    onBlur: moving.leave,
    onKeyDown: byKeys,
  };
  return (
    <Link ref={ref} to={applicationPath(interview.application)} {...lookOf(entry)} {...(isMovable && ofMovable)}>
      <EntryText entry={entry} />
    </Link>
  );
}
