import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Application } from '#contract/applications.ts';
import { applicationsTexts } from '../../../content/staff/dashboard.ts';
import { repliesTexts } from '../../../content/staff/replies.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { RowMenu } from '../../resource-tab/RowMenu.tsx';
import { IconButton } from '../../shared/IconButton.tsx';
import { ShortcutButton, useShortcutProps } from '../../shared/ShortcutButton.tsx';
import { StatusSelect } from '../StatusSelect.tsx';
import type { SetStatus } from '../../shared/use-item-actions.ts';
import styles from './ReviewBar.module.css';
import type { Place } from './trail.ts';

type ActionsProps = {
  application: Application;
  onMark: () => void;
  onReject: () => void;
  onStatus: SetStatus<Application>;
  /** Undefined if the site sends no mail. */
  onReply: ((opener: Element) => void) | undefined;
  onDelete: (opener: Element) => void;
};

/** The actions for an application. On a phone they are within reach of the thumb. */
export function ReviewActions({ application, onMark, onReject, onStatus, onReply, onDelete }: ActionsProps) {
  const decisions = [
    { shortcut: 's', status: 'Shortlisted', label: reviewTexts.shortlist, onClick: () => onStatus(application, 'Shortlisted') },
    { shortcut: 'x', status: 'Rejected', label: reviewTexts.reject, onClick: onReject },
  ] as const;
  return (
    <>
      {application.status === 'Pending' && (
        <ShortcutButton shortcut="r" onClick={onMark}>
          {applicationsTexts.markReviewed}
        </ShortcutButton>
      )}
      {decisions.map(({ shortcut, status, label, onClick }) => (
        <ShortcutButton
          key={shortcut}
          className={styles.wideOnly}
          shortcut={shortcut}
          variant="default"
          disabled={application.status === status}
          onClick={onClick}
        >
          {label}
        </ShortcutButton>
      ))}
      {onReply && (
        <ShortcutButton shortcut="m" variant="default" onClick={({ currentTarget }) => onReply(currentTarget)}>
          {repliesTexts.reply}
        </ShortcutButton>
      )}
      <StatusSelect application={application} onStatus={onStatus} />
      <RowMenu label={reviewTexts.more} items={[{ label: reviewTexts.delete, danger: true, onSelect: onDelete }]} />
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
