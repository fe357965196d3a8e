import { type Icon, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Application } from '#contract/applications.ts';
import { applicationsTexts } from '../../../content/staff/dashboard.ts';
import { repliesTexts } from '../../../content/staff/replies.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { type ShortcutKey, shortcuts } from '../../../content/staff/shortcuts.ts';
import { RowMenu } from '../../resource-tab/RowMenu.tsx';
import { IconButton } from '../../shared/IconButton.tsx';
import { ShortcutButton } from '../../shared/ShortcutButton.tsx';
import { useShortcutSetting } from '../../shared/use-shortcuts.ts';
import { StatusSelect } from '../StatusSelect.tsx';
import type { SetStatus } from '../../shared/use-item-actions.ts';
import styles from './ReviewBar.module.css';
import type { Place } from './trail.ts';

type ActionsProps = {
  application: Application;
  onMark: () => void;
  onStatus: SetStatus<Application>;
  /** Undefined if the site sends no mail. */
  onReply: ((opener: Element) => void) | undefined;
  onDelete: (opener: Element) => void;
};

/** The actions for an application. On a phone they are within reach of the thumb. */
export function ReviewActions({ application, onMark, onStatus, onReply, onDelete }: ActionsProps) {
  const { status } = application;
  return (
    <>
      {status === 'Pending' && (
        <ShortcutButton shortcut="r" onClick={onMark}>
          {applicationsTexts.markReviewed}
        </ShortcutButton>
      )}
      <ShortcutButton
        className={styles.wideOnly}
        shortcut="s"
        variant="default"
        disabled={status === 'Shortlisted'}
        onClick={() => onStatus(application, 'Shortlisted')}
      >
        {reviewTexts.shortlist}
      </ShortcutButton>
      <ShortcutButton
        className={styles.wideOnly}
        shortcut="x"
        variant="default"
        disabled={status === 'Rejected'}
        onClick={() => onStatus(application, 'Rejected')}
      >
        {reviewTexts.reject}
      </ShortcutButton>
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
  return (
    <>
      <Step
        shortcut="k"
        label={reviewTexts.previous}
        disabled={place?.previous === undefined}
        onClick={onPrevious}
        Icon={IconChevronLeft}
      />
      <span className={styles.place}>
        {place && (place.position === null ? reviewTexts.outsideList : reviewTexts.place(place.position, place.total))}
      </span>
      <Step shortcut="j" label={reviewTexts.next} disabled={place?.next === undefined} onClick={onNext} Icon={IconChevronRight} />
    </>
  );
}

type StepProps = { shortcut: ShortcutKey; label: string; disabled: boolean; onClick: () => void; Icon: Icon };

function Step({ shortcut, label, disabled, ...props }: StepProps) {
  const [on] = useShortcutSetting();
  return (
    <IconButton
      {...props}
      label={label}
      title={on ? `${shortcuts[shortcut]} (${shortcut.toUpperCase()})` : label}
      aria-keyshortcuts={on ? shortcut : undefined}
      aria-disabled={disabled}
      data-disabled={disabled || undefined}
    />
  );
}
