import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { dayMs, interviewLimits } from '#rooms/platform/contract/limits.ts';
import { dateIn } from '#rooms/platform/contract/zones.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useMay } from '../session/session.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { useStaffReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { useDialog } from '../shell/use-dialog.ts';
import { interviewsTexts } from './interviews-texts.ts';
import { movedBy, timeLabel } from './times.ts';
import { useBusy } from './use-busy.ts';

const InterviewDialog = lazyPart('interview', async () => (await import('./InterviewDialog.tsx')).InterviewDialog);

const texts = interviewsTexts.move;

type Move = { interview: Interview; at: number };

/** How far a pointer goes before it drags, in pixels. */
const threshold = 6;
/** How long a finger stays before it drags and no longer scrolls, in milliseconds. */
const holdMs = 400;

/**
 * Moves bookings in a calendar, by dragging and by arrow keys. The dialog of the interview then asks.
 * @param dates those that are shown
 */
export function useMoving(zone: string, dates: readonly string[]) {
  const client = useQueryClient();
  const report = useStaffReport();
  const mayMove = useMay()(interviewEndpoints.updateInterview);
  const [move, showMove] = useState<Move>();
  const latest = useRef<Move>(undefined);
  const drag = useRef<{ x: number; y: number; width: number; height: number; isMoved: boolean }>(undefined);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dialog = useDialog<Move>();
  const setMove = (next?: Move) => {
    latest.current = next;
    showMove(next);
  };
  const busy = useBusy(dates[0] ?? '', zone, move?.interview.interviewers ?? []);
  const isMovable = ({ state, at }: Interview) => mayMove && state === 'booked' && Date.parse(at ?? '') > serverNow();

  const moveBy = (interview: Interview, from: number, days: number, steps: number) => {
    const at = movedBy(from, days, steps, zone);
    const isOffered = at > serverNow() && at <= serverNow() + interviewLimits.daysAhead * dayMs;
    if (isOffered && dates.includes(dateIn(zone, at))) setMove({ interview, at });
  };

  const ask = (opener: Element) => {
    const wanted = latest.current;
    if (wanted && wanted.at !== Date.parse(wanted.interview.at ?? '')) dialog.open(wanted, opener);
    else setMove();
  };

  const end = async () => {
    dialog.close();
    // After a conflict, the next attempt is based on what somebody else has made of it.
    await client.invalidateQueries();
    setMove();
  };

  const letGo = () => {
    clearTimeout(hold.current);
    drag.current = undefined;
  };

  /** Browsers ask for it before the finger comes, and don't let React's own listeners do it. */
  const keepFromScrolling = (block: HTMLElement | null) => {
    const stay = (event: TouchEvent) => drag.current && event.preventDefault();
    block?.addEventListener('touchmove', stay, { passive: false });
    return () => block?.removeEventListener('touchmove', stay);
  };

  const propsOf = (interview: Interview) => {
    if (!isMovable(interview)) return {};
    const isMoving = move?.interview.id === interview.id;
    const at = isMoving ? move.at : Date.parse(interview.at ?? '');
    return {
      ref: keepFromScrolling,
      'data-moving': isMoving || undefined,
      draggable: false,
      onContextMenu: (event: MouseEvent) => drag.current && event.preventDefault(),
      'aria-description': texts.keys,
      onBlur: () => !dialog.opened && !drag.current && setMove(),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const steps: Partial<Record<string, [days: number, steps: number]>> = {
          ArrowUp: [0, -1],
          ArrowDown: [0, 1],
          ArrowLeft: [-1, 0],
          ArrowRight: [1, 0],
        };
        const step = steps[event.key];
        if (step) moveBy(interview, at, ...step);
        else if (isMoving && event.key === 'Enter') ask(event.currentTarget);
        else if (isMoving && event.key === 'Escape') setMove();
        else return;
        event.preventDefault();
      },
      onPointerDown: ({ button, pointerType, pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
        const days = currentTarget.closest('ol');
        if (button !== 0 || !days) return;
        const [width, height] = [days.clientWidth / Number(days.dataset['columns']), days.clientHeight / Number(days.dataset['rows'])];
        const begin = (isMoved: boolean) => {
          drag.current = { x, y, width, height, isMoved };
        };
        const lift = () => {
          begin(true);
          currentTarget.setPointerCapture(pointerId);
          setMove({ interview, at });
        };
        if (pointerType === 'touch') hold.current = setTimeout(lift, holdMs);
        else begin(false);
      },
      onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
        const start = drag.current;
        if (!start) return;
        const [x, y] = [clientX - start.x, clientY - start.y];
        if (!start.isMoved && Math.hypot(x, y) < threshold) return;
        if (!start.isMoved) currentTarget.setPointerCapture(pointerId);
        start.isMoved = true;
        moveBy(interview, Date.parse(interview.at ?? ''), Math.round(x / start.width), Math.round(y / start.height));
      },
      onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
        const isDragged = drag.current?.isMoved === true;
        letGo();
        if (!isDragged) return;
        // The click that follows does not open the application.
        const stay = (click: Event) => click.preventDefault();
        currentTarget.addEventListener('click', stay, { once: true });
        setTimeout(() => currentTarget.removeEventListener('click', stay));
        ask(currentTarget);
      },
      onPointerCancel: () => {
        letGo();
        setMove();
      },
    };
  };

  return {
    /** @returns when an interview would begin */
    atOf: ({ id, at }: Interview) => (move?.interview.id === id ? new Date(move.at).toISOString() : at),
    propsOf,
    /** When the interviewers of what is moved are busy. */
    busy: move ? busy.entries : [],
    element: (
      <>
        <ReportView reports={[report]} />
        <p role="status" className="visually-hidden">
          {move && texts.to(timeLabel(zone, new Date(move.at).toISOString()))}
        </p>
        {dialog.render(({ interview, at }, { opened }) => (
          <InterviewDialog
            interview={interview}
            begin={at}
            opened={opened}
            onClose={() => void end()}
            onSaved={() => void end().then(() => report.announce(interviewsTexts.change.done(interview.applicant_name)))}
          />
        ))}
      </>
    ),
  };
}
