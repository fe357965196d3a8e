import { memo } from 'react';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { StatusLabel } from '../../components/status-label/StatusLabel.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import { formatDay } from '../../lib/format.ts';
import { passFocusOn } from '../resource-tab/list-focus.ts';
import styles from '../resource-tab/ResourceTab.module.css';
import { RowButton } from '../resource-tab/RowButton.tsx';
import { RowMenu, type RowMenuItem } from '../resource-tab/RowMenu.tsx';
import type { SetStatus } from '../shared/use-item-actions.ts';
import rowStyles from './MessageRow.module.css';
import { answered, open } from './resource.ts';

type Props = {
  message: ContactMessage;
  /** Whether it no longer matches the filter, and is about to leave the list. */
  leaving: boolean;
  onRead: (message: ContactMessage, opener: Element) => void;
  onStatus: SetStatus<ContactMessage>;
  onDelete: (message: ContactMessage, opener: Element) => void;
};

export const MessageRow = memo(function MessageRow({ message, leaving, onRead, onStatus, onDelete }: Props) {
  const { subject, name, email, status, created_at } = message;
  const isAnswered = status === answered;

  const reopen: RowMenuItem = {
    label: messagesTexts.reopen,
    name: messagesTexts.reopenNamed(subject, name),
    onSelect: () => onStatus(message, open),
  };
  const remove: RowMenuItem = {
    label: dashboardTexts.delete,
    name: messagesTexts.deleteNamed(subject, name),
    danger: true,
    onSelect: (opener) => onDelete(message, opener),
  };

  return (
    <tr role="row" ref={passFocusOn} data-leaving={leaving || undefined}>
      <th role="rowheader" scope="row">
        <button
          type="button"
          className={rowStyles.subject}
          aria-label={messagesTexts.readNamed(subject, name)}
          onClick={({ currentTarget }) => onRead(message, currentTarget)}
        >
          <span className={styles.truncated}>{subject}</span>
        </button>
        <span className={styles.secondary}>{message.message}</span>
      </th>
      <td role="cell">
        <span className={styles.truncated}>{name}</span>
        <span className={styles.secondary} title={email}>
          {email}
        </span>
      </td>
      <td role="cell">
        <StatusLabel status={status} />
      </td>
      <td role="cell" data-label={messagesTexts.columns.created_at} className={styles.nowrap}>
        {formatDay(created_at)}
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          <RowButton
            label={messagesTexts.markDoneNamed(subject, name)}
            isMain
            hidden={isAnswered}
            onClick={() => onStatus(message, answered)}
          >
            {messagesTexts.markDone}
          </RowButton>
          <RowMenu label={messagesTexts.moreNamed(subject, name)} items={isAnswered ? [reopen, remove] : [remove]} />
        </div>
      </td>
    </tr>
  );
});
