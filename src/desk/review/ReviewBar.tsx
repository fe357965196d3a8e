import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { auditEndpoints } from '#rooms/audit/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { statusAction } from '../answers/status-action-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { RowMenu } from '../list/RowMenu.tsx';
import { useMay } from '../session/session.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { ShortcutButton, useShortcutProps } from '../shell/ShortcutButton.tsx';
import styles from './ReviewBar.module.css';
import type { Place } from './trail.ts';

const decisions = [
  { shortcut: 's', status: 'Shortlisted' },
  { shortcut: 'x', status: 'Rejected' },
] as const;

type ActionsProps = {
  application: Application;
  onMark: () => void;
  /** Sets the status, and moves on. */
  onDecide: (status: string) => void;
  /** Whether there is room for more than the decisions. */
  wide: boolean;
  /** Undefined if the site sends no mail. */
  onReply: ((opener: Element) => void) | undefined;
  /** Undefined if no interview can be proposed. */
  onInvite: ((opener: Element) => void) | undefined;
  onDelete: (opener: Element) => void;
};

/** The actions for an application. On a phone, a menu has all but the decisions. */
export function ReviewActions({ application, onMark, onDecide, wide, onReply, onInvite, onDelete }: ActionsProps) {
  const may = useMay();
  const audit = { label: reviewTexts.audit, to: `${adminPaths.audit}?application=${application.id}` };
  const writing = [
    { shortcut: 'm', label: repliesTexts.reply, onSelect: onReply },
    { shortcut: 'i', label: reviewTexts.invite, onSelect: onInvite },
  ] as const;
  return (
    <>
      {application.status === 'Pending' && (
        <ShortcutButton shortcut="r" onClick={onMark}>
          {applicationsTexts.markReviewed}
        </ShortcutButton>
      )}
      {decisions.map(({ shortcut, status }) => (
        <ShortcutButton
          key={shortcut}
          shortcut={shortcut}
          variant="default"
          disabled={application.status === status}
          onClick={() => onDecide(status)}
        >
          {statusAction(status)}
        </ShortcutButton>
      ))}
      {wide &&
        writing.map(
          ({ shortcut, label, onSelect }) =>
            onSelect && (
              <ShortcutButton key={shortcut} shortcut={shortcut} variant="default" onClick={({ currentTarget }) => onSelect(currentTarget)}>
                {label}
              </ShortcutButton>
            ),
        )}
      <RowMenu
        label={reviewTexts.more}
        items={[
          ...(wide ? [] : writing.flatMap(({ label, onSelect }) => (onSelect ? { label, onSelect } : []))),
          ...(may(auditEndpoints.readAudit) ? [audit] : []),
          { label: reviewTexts.delete, danger: true, onSelect: onDelete },
        ]}
      />
    </>
  );
}

type StepsProps = { place: Place | undefined; onPrevious: () => void; onNext: () => void };

/** The position in the list, between the buttons for the previous and the next application. */
export function ReviewSteps({ place, onPrevious, onNext }: StepsProps) {
  const previous = useShortcutProps('k', place?.previous === undefined);
  const next = useShortcutProps('j', place?.next === undefined);
  return (
    <>
      <IconButton label={reviewTexts.previous} {...previous} onClick={onPrevious} Icon={IconChevronLeft} />
      <span className={styles.place}>
        {place && (place.position === null ? reviewTexts.outsideList : reviewTexts.place(place.position, place.total))}
      </span>
      <IconButton label={reviewTexts.next} {...next} onClick={onNext} Icon={IconChevronRight} />
    </>
  );
}
