import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '#rooms/platform/contract/limits.ts';
import { answerDue } from '../shell/answer-due.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import labelStyles from '../shell/HeadButton.module.css';
import buttonStyles from '../shell/RowButton.module.css';
import { focusNextMainAction } from './list-focus.ts';
import styles from './ResourceTab.module.css';
import unreadStyles from './UnreadMark.module.css';
import type { Selection, Version } from './use-selection.ts';

/** A cell whose texts are shortened where they have no place, with the rest in their titles. */
export function TwoLines({ first, second, to }: { first: string; second?: string | undefined; to?: string | undefined }) {
  const shown = { className: styles.truncated, title: first, children: first };
  return (
    <>
      {to === undefined ? <span {...shown} /> : <Link to={to} {...shown} />}
      {second && (
        <span className={styles.secondary} title={second}>
          {second}
        </span>
      )}
    </>
  );
}

/** Until when an answer is promised, below the time of arrival. */
export function AnswerDue(promise: { due_at: string | null; told: string }) {
  const due = answerDue(promise);
  return due && <span className={`${styles.secondary} ${due.overdue ? styles.late : due.today ? styles.today : ''}`}>{due.text}</span>;
}

/** Before the name of what nobody who may answer has opened. */
export function UnreadMark({ unread_at }: { unread_at: string | null }) {
  return (
    unread_at !== null && (
      <span className={unreadStyles.mark} title={dashboardTexts.unread}>
        <span className="visually-hidden">{dashboardTexts.unread}: </span>
      </span>
    )
  );
}

type ButtonProps = {
  label: string;
  /** The focus then moves to the next row's main action. */
  isMain?: boolean;
  /** What narrow screens show instead of the words. */
  narrow?: ReactNode;
  /** Less weight than the others: for what is seldom meant. */
  isQuiet?: boolean;
  /** Invisible and disabled, but keeps its place in the row. */
  hidden?: boolean;
  children: string;
} & ({ onClick: (button: Element) => void } | { to: string });

/** Native, because a list may have thousands, and Mantine's button renders ten times as slowly. */
export function RowButton({ label, isMain, narrow, isQuiet, hidden, children, ...act }: ButtonProps) {
  const shared = {
    className: buttonStyles.button,
    'aria-label': label,
    title: label,
    'data-main-action': isMain,
    'data-quiet': isQuiet,
    children: narrow ? (
      <>
        <span className={labelStyles.label}>{children}</span>
        <span className={labelStyles.icon}>{narrow}</span>
      </>
    ) : (
      children
    ),
  };
  if ('to' in act) return <Link {...shared} to={act.to} />;
  return (
    <button
      {...shared}
      type="button"
      style={hidden ? { visibility: 'hidden' } : undefined}
      disabled={hidden}
      onClick={({ currentTarget, detail }) => {
        // A double click must not take the step that follows, too.
        if (isMain && detail > 1) return;
        if (isMain) focusNextMainAction(currentTarget);
        act.onClick(currentTarget);
      }}
    />
  );
}

type CheckboxProps = {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  /** @param range whether Shift is held */
  onChange: (range: boolean) => void;
};

/** A native checkbox, because a list may have thousands. */
export function RowCheckbox({ label, checked, indeterminate = false, onChange }: CheckboxProps) {
  return (
    <label>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        aria-label={label}
        checked={checked}
        // See `RowSelect`.
        autoComplete="off"
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

/** Selects all that is shown, or as much of it as can be changed at once. */
export function SelectAll({ label, shown, selection: { ids, set } }: { label: string; shown: readonly Version[]; selection: Selection }) {
  const selectable = shown.slice(0, limits.bulkMax);
  const allSelected = selectable.length > 0 && selectable.every(({ id }) => ids.has(id));
  return (
    <RowCheckbox
      label={label}
      checked={allSelected}
      indeterminate={!allSelected && ids.size > 0}
      onChange={() => set(allSelected ? [] : selectable)}
    />
  );
}
