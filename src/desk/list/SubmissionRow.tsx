import { memo } from 'react';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { formatDay } from '../../shared/lib/format.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import type { Submission, SubmissionResource } from './submissions.ts';
import { AnswerDue } from './AnswerDue.tsx';
import { passFocusOn } from './list-focus.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowButton } from './RowButton.tsx';
import { RowMenu, type RowMenuItem } from './RowMenu.tsx';
import styles from './ResourceTab.module.css';
import { TwoLines } from './TwoLines.tsx';
import rowStyles from './SubmissionRow.module.css';

type Props<T> = {
  resource: SubmissionResource<T>;
  submission: T;
  /** Whether it no longer matches the filter, and is about to leave the list. */
  leaving: boolean;
  selected: boolean;
  /** Whether it is shown beside the list. */
  current: boolean;
  /** Whether anything is shown beside the list. */
  compact: boolean;
  onFocus: (submission: T) => void;
  onSelect: (submission: T, range: boolean) => void;
  onReply: (submission: T, opener: Element) => void;
  onRead: (submission: T, opener: Element) => void;
  onStatus: SetStatus<T>;
  onDelete: (submission: T, opener: Element) => void;
};

function Row<T extends Submission>(props: Props<T>) {
  const { resource, submission, leaving, selected, current, compact, onRead, onReply, onStatus, onDelete } = props;
  const { form, texts, titleOf, textOf } = resource;
  const { name, email, status, due_at, created_at } = submission;
  const title = titleOf(submission);
  const [open, done] = form.statuses;
  const isDone = status === done;

  const items: RowMenuItem[] = [
    ...(isDone ? [{ label: texts.reopen, name: texts.reopenNamed(title, name), onSelect: () => onStatus(submission, open) }] : []),
    {
      label: dashboardTexts.delete,
      name: texts.deleteNamed(title, name),
      danger: true,
      onSelect: (opener) => onDelete(submission, opener),
    },
  ];

  return (
    <tr
      role="row"
      ref={passFocusOn}
      aria-current={current || undefined}
      data-selected={selected || current || undefined}
      data-leaving={leaving || undefined}
      onFocus={() => props.onFocus(submission)}
    >
      <td role="cell" className={styles.checkboxCell}>
        <RowCheckbox label={texts.selectNamed(title, name)} checked={selected} onChange={(range) => props.onSelect(submission, range)} />
      </td>
      <th role="rowheader" scope="row">
        <button
          type="button"
          className={rowStyles.subject}
          aria-label={texts.readNamed(title, name)}
          onClick={({ currentTarget }) => onRead(submission, currentTarget)}
        >
          <span className={styles.truncated}>{title}</span>
        </button>
        <span className={styles.secondary}>{textOf(submission)}</span>
      </th>
      <td role="cell">
        <TwoLines first={name} second={email} />
      </td>
      <td role="cell">
        <StatusLabel status={status} />
      </td>
      <td role="cell" data-label={texts.columns.created_at} className={styles.nowrap}>
        {formatDay(created_at)}
        {status === open && <AnswerDue told="" due_at={due_at} />}
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          {!compact && (
            <>
              {resource.canReply && (
                <RowButton label={texts.replyNamed(title, name)} onClick={(opener) => onReply(submission, opener)}>
                  {texts.reply}
                </RowButton>
              )}
              <RowButton label={texts.markDoneNamed(title, name)} isMain hidden={isDone} onClick={() => onStatus(submission, done)}>
                {texts.markDone}
              </RowButton>
            </>
          )}
          <RowMenu label={texts.moreNamed(title, name)} items={items} />
        </div>
      </td>
    </tr>
  );
}

export const SubmissionRow = memo(Row) as typeof Row;
