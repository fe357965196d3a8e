import { IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { type ContactMessage, messageStatuses } from '#contract/contact-messages.ts';
import { StatusLabel } from '../../components/status-label/StatusLabel.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import { formatDay } from '../../lib/format.ts';
import { focusNextMainAction, passFocusOn } from '../resource-tab/list-focus.ts';
import { RowButton } from '../resource-tab/RowButton.tsx';
import { RowMenu, type RowMenuItem } from '../resource-tab/RowMenu.tsx';
import styles from '../resource-tab/ResourceTab.module.css';
import rowStyles from './MessageRow.module.css';

const [open, answered] = messageStatuses;

type Props = {
  message: ContactMessage;
  /** Whether it no longer matches the filter, and is about to leave the list. */
  leaving: boolean;
  onRead: (message: ContactMessage, opener: Element) => void;
  onStatus: (message: ContactMessage, status: string) => void;
  onDelete: (message: ContactMessage, opener: Element) => void;
};

export const MessageRow = memo(function MessageRow({ message, leaving, onRead, onStatus, onDelete }: Props) {
  const { columns } = messagesTexts;
  const { name, email, subject, status } = message;
  const isAnswered = status === answered;

  const items: RowMenuItem[] = [
    {
      label: dashboardTexts.delete,
      name: messagesTexts.deleteNamed(subject, name),
      danger: true,
      onSelect: (opener) => onDelete(message, opener),
    },
  ];
  if (isAnswered) {
    items.unshift({ label: messagesTexts.reopen, name: messagesTexts.reopenNamed(subject, name), onSelect: () => onStatus(message, open) });
  }

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
      <td role="cell" data-label={columns.created_at} className={styles.nowrap}>
        {formatDay(message.created_at)}
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          <RowButton
            label={messagesTexts.markAnsweredNamed(subject, name)}
            isMain
            hidden={isAnswered}
            onClick={({ currentTarget }) => {
              focusNextMainAction(currentTarget);
              onStatus(message, answered);
            }}
          >
            <span className={styles.fullLabel}>{messagesTexts.markAnswered}</span>
            <IconCheck className={styles.iconLabel} size={18} aria-hidden />
          </RowButton>
          <RowMenu label={messagesTexts.moreNamed(subject, name)} items={items} />
        </div>
      </td>
    </tr>
  );
});
