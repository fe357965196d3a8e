import { memo } from 'react';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { dashboardTexts, messagesTexts } from '../../content/staff/dashboard.ts';
import { formatDay } from '../../lib/format.ts';
import styles from '../resource-tab/ResourceTab.module.css';
import { RowButton } from '../resource-tab/RowButton.tsx';

type Props = {
  message: ContactMessage;
  onRead: (message: ContactMessage, opener: Element) => void;
  onDelete: (message: ContactMessage, opener: Element) => void;
};

export const MessageRow = memo(function MessageRow({ message, onRead, onDelete }: Props) {
  const { columns } = messagesTexts;
  const { name, subject } = message;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
        <span className={styles.sub}>{message.email}</span>
      </th>
      <td role="cell">
        {subject}
        <span className={`${styles.sub} ${styles.excerpt}`}>{message.message}</span>
      </td>
      <td role="cell" data-label={columns.created_at} className={styles.plain}>
        {formatDay(message.created_at)}
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          <RowButton label={messagesTexts.readNamed(subject, name)} onClick={({ currentTarget }) => onRead(message, currentTarget)}>
            {messagesTexts.read}
          </RowButton>
          <RowButton
            danger
            label={messagesTexts.deleteNamed(subject, name)}
            onClick={({ currentTarget }) => onDelete(message, currentTarget)}
          >
            {dashboardTexts.delete}
          </RowButton>
        </div>
      </td>
    </tr>
  );
});
