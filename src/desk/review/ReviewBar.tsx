import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { MouseEventHandler } from 'react';
import { auditEndpoints } from '#rooms/audit/contract/endpoints.ts';
import type { NoMailReason } from '#rooms/answers/contract/answers.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import type { ApplicationStatus } from '#rooms/applications/contract/statuses.ts';
import type { Recommendation } from '#rooms/applications/contract/timeline.ts';
import { nextStatuses, stages } from '../applications/next-step.ts';
import { statusAction } from '../answers/telling-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { applications } from '../applications/resource.ts';
import { focusHeadingAfterRemoval } from '../../shared/lib/focus.ts';
import { adminPaths, recordsPath } from '../../admin-paths.ts';
import { recordsTexts } from '../records/records-texts.ts';
import { RowMenu } from '../shell/RowMenu.tsx';
import { useMay } from '../session/session.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { hasInterviewAhead } from '../shell/interview-words.ts';
import { useOwesScorecard } from '../shell/owed-scorecards.ts';
import { scorecardsTexts } from '../interviews/scorecards-texts.ts';
import keyStyles from '../shell/Key.module.css';
import { type ShortcutKey, shortcuts } from '../shell/shortcuts-texts.ts';
import { useShortcutSetting } from '../shell/use-shortcuts.ts';
import styles from './ReviewBar.module.css';
import type { Walk } from './use-walk.ts';

const keys: Partial<Record<ApplicationStatus, ShortcutKey>> = { Reviewed: 'r', Shortlisted: 's', Rejected: 'x' };

type Act = { label: string; shortcut?: ShortcutKey | undefined; onSelect: (opener: Element) => void };

type ActionsProps = {
  application: Application;
  /** Sets the status, and moves on. @param reason why no email tells the applicant */
  onDecide: (status: string, reason?: NoMailReason) => void;
  /** Whether there is room for more than the decisions. */
  wide: boolean;
  /** Undefined if the site sends no mail. */
  onReply: ((opener: Element) => void) | undefined;
  /** Undefined if no interview can be proposed. */
  onInvite: ((opener: Element) => void) | undefined;
  /** Begins the note of somebody who does not decide. Undefined for others, and once it is decided. */
  onRecommend: ((value: Recommendation) => void) | undefined;
  /** Moves on. Undefined unless the person has recommended. */
  onNext: (() => void) | undefined;
  /** Moves to the field for a note. */
  onNote: () => void;
  /** Moves to the scorecard that the person owes. */
  onScorecard: () => void;
  onDelete: (opener: Element) => void;
};

/** The actions for an application. On a phone, a menu has all but what comes next. */
export function ReviewActions(props: ActionsProps) {
  const { application, onDecide, wide, onReply, onInvite, onRecommend, onNext, onNote, onScorecard, onDelete } = props;
  const may = useMay();
  const audit = { label: reviewTexts.audit, to: `${adminPaths.audit}?application=${application.id}` };
  const hold = { label: recordsTexts.link, to: recordsPath(application.applicant_email || application.id) };
  const reply: Act[] = onReply ? [{ label: repliesTexts.reply, shortcut: 'm', onSelect: onReply }] : [];
  const invite: Act[] = onInvite ? [{ label: repliesTexts.invite, shortcut: 'i', onSelect: onInvite }] : [];
  const scorecard = useOwesScorecard(application) ? [{ label: scorecardsTexts.fillIn, onSelect: onScorecard }] : [];
  const following = nextStatuses(application.status);
  const mayDecide = may(applications.status.call);
  const decisions = following.map((status): Act =>
    status === 'Declined'
      ? { label: reviewTexts.declined, onSelect: () => onDecide('Rejected', 'declined the offer') }
      : { label: statusAction(status), shortcut: keys[status], onSelect: () => onDecide(status) },
  );
  const onward: Act[] = onNext ? [{ label: shortcuts.j, shortcut: 'j', onSelect: onNext }] : [];
  const advice: Act[] = [
    { label: reviewTexts.recommend.yes, shortcut: 'y', onSelect: () => onRecommend?.('yes') },
    { label: reviewTexts.recommend.no, shortcut: 'd', onSelect: () => onRecommend?.('no') },
  ];
  const next = onRecommend ? [...onward, ...advice] : decisions;
  const isInvitedNext = following[0] === 'Interview' && onInvite !== undefined;
  const others = isInvitedNext ? reply : [...reply, ...invite];
  const buttons: Act[] = [...scorecard, ...(isInvitedNext ? [...invite, ...next.slice(1)] : next), ...(wide ? others : [])];
  return (
    <>
      {buttons.map(({ label, shortcut, onSelect }, index) => (
        <ActionButton
          key={label}
          shortcut={shortcut}
          variant={index === 0 && next.length > 0 && (onNext || !hasInterviewAhead(application)) ? 'filled' : 'default'}
          onClick={({ currentTarget }) => onSelect(currentTarget)}
        >
          {label}
        </ActionButton>
      ))}
      {mayDecide && (
        <RowMenu
          label={reviewTexts.more}
          items={[
            ...(wide ? [] : [...others, { label: shortcuts.n, onSelect: onNote }]),
            ...(may(auditEndpoints.readAudit) ? [audit, hold] : []),
            { label: reviewTexts.delete, danger: true, onSelect: onDelete },
          ]}
        />
      )}
    </>
  );
}

/** The stages up to hiring, the current one marked; none if an application has ended otherwise. */
export function Stages({ status }: { status: string }) {
  const current = stages.findIndex((stage) => stage === status);
  if (current === -1) return null;
  return (
    <ol className={styles.stages} aria-label={reviewTexts.stages}>
      {stages.map((stage, index) => (
        <li key={stage} data-done={index <= current || undefined} aria-current={index === current ? 'step' : undefined}>
          {stage}
        </li>
      ))}
    </ol>
  );
}

/** The position in the list, between the buttons for the previous and the next application. */
export function ReviewSteps({ walk: { place, goPrevious, goNext } }: { walk: Walk }) {
  const previous = useShortcutProps('k', !goPrevious);
  const next = useShortcutProps('j', !goNext);
  return (
    <>
      <IconButton label={reviewTexts.previous} {...previous} onClick={goPrevious} Icon={IconChevronLeft} />
      <span className={styles.place}>
        {place && (place.position === null ? reviewTexts.outsideList : reviewTexts.place(place.position, place.total))}
      </span>
      <IconButton label={reviewTexts.next} {...next} onClick={goNext} Icon={IconChevronRight} />
    </>
  );
}

/** Names a button's key while shortcuts are on. The button keeps the focus when it is disabled. */
function useShortcutProps(shortcut: ShortcutKey | undefined, disabled = false) {
  const [on] = useShortcutSetting();
  if (shortcut === undefined) return {};
  return {
    title: on ? `${shortcuts[shortcut]} (${shortcut.toUpperCase()})` : shortcuts[shortcut],
    'aria-keyshortcuts': on ? shortcut : undefined,
    'aria-disabled': disabled,
    'data-disabled': disabled || undefined,
  };
}

type ButtonWithKeyProps = ButtonProps & { shortcut: ShortcutKey | undefined; onClick: MouseEventHandler<HTMLButtonElement> };

/** A button that shows its key, if it has one. */
function ActionButton({ shortcut, children, ...props }: ButtonWithKeyProps) {
  const named = useShortcutProps(shortcut);
  const key = named['aria-keyshortcuts'] && (
    <kbd className={keyStyles.key} aria-hidden>
      {named['aria-keyshortcuts'].toUpperCase()}
    </kbd>
  );
  return (
    <Button ref={focusHeadingAfterRemoval} size="xs" {...props} {...named} rightSection={key}>
      {children}
    </Button>
  );
}
