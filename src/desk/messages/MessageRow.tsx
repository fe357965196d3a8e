import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import type { ContactMessage } from '#rooms/messages/contract/endpoints.ts';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { formatDay } from '../../shared/lib/format.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import { AnswerDue, RowButton, RowCheckbox, TwoLines, UnreadMark } from '../list/RowParts.tsx';
import { passFocusOn } from '../list/list-focus.ts';
import { RowMenu, type RowMenuItem } from '../shell/RowMenu.tsx';
import styles from '../list/ResourceTab.module.css';
import { messagesTexts } from './messages-texts.ts';
import rowStyles from './MessageRow.module.css';

type Props = {
  message: ContactMessage;
  /** Whether it no longer matches the filter, and is about to leave the list. */
  leaving: boolean;
  selected: boolean;
  /** Whether it is shown beside the list. */
  current: boolean;
  onFocus: (message: ContactMessage) => void;
  onSelect: (message: ContactMessage, range: boolean) => void;
  onShow: (message: ContactMessage, opener: Element, replying?: boolean) => void;
  onStatus: SetStatus<ContactMessage>;
  onDelete: (message: ContactMessage, opener: Element) => void;
};

export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, leaving, selected, current, onShow, onStatus, onDelete } = props;
  const { name, email, subject, status, due_at, created_at } = message;
  const isAnswered = status === 'Answered';

  const items: RowMenuItem[] = [
    { label: messagesTexts.reply, name: messagesTexts.replyNamed(subject, name), onSelect: (opener) => onShow(message, opener, true) },
    isAnswered
      ? { label: messagesTexts.reopen, name: messagesTexts.reopenNamed(subject, name), onSelect: () => onStatus(message, 'Open') }
      : { label: messagesTexts.markDone, name: messagesTexts.markDoneNamed(subject, name), onSelect: () => onStatus(message, 'Answered') },
    {
      label: dashboardTexts.delete,
      name: messagesTexts.deleteNamed(subject, name),
      danger: true,
      onSelect: (opener) => onDelete(message, opener),
    },
  ];

  return (
    <tr
      role="row"
      ref={passFocusOn}
      aria-current={current || undefined}
      data-selected={selected || current || undefined}
      data-leaving={leaving || undefined}
      onFocus={() => props.onFocus(message)}
    >
      <td role="cell" className={styles.checkboxCell}>
        <RowCheckbox
          label={messagesTexts.selectNamed(subject, name)}
          checked={selected}
          onChange={(range) => props.onSelect(message, range)}
        />
      </td>
      <th role="rowheader" scope="row">
        <button
          type="button"
          className={rowStyles.subject}
          data-read={message.unread_at === null || undefined}
          aria-label={messagesTexts.readNamed(subject, name, message.unread_at !== null)}
          onClick={({ currentTarget }) => onShow(message, currentTarget)}
        >
          <span className={styles.truncated}>
            <UnreadMark unread_at={message.unread_at} />
            <span>{subject}</span>
          </span>
        </button>
        <span className={styles.secondary}>{message.message}</span>
      </th>
      <td role="cell" className={`${styles.ownLine} ${rowStyles.sender}`}>
        <TwoLines first={name} second={email} />
      </td>
      <td role="cell">
        <StatusLabel status={status} />
      </td>
      <td role="cell" className={styles.nowrap}>
        {formatDay(created_at)}
        {status === 'Open' && <AnswerDue told="" due_at={due_at} />}
      </td>
      <td role="cell" className={rowStyles.acts}>
        <div className={styles.buttons}>
          <RowButton
            label={messagesTexts.replyNamed(subject, name)}
            narrow={<IconArrowBackUp size={18} aria-hidden />}
            onClick={(opener) => onShow(message, opener, true)}
          >
            {messagesTexts.reply}
          </RowButton>
          <RowButton
            label={messagesTexts.markDoneNamed(subject, name)}
            isMain
            narrow={<IconCheck size={18} aria-hidden />}
            hidden={isAnswered}
            onClick={() => onStatus(message, 'Answered')}
          >
            {messagesTexts.markDone}
          </RowButton>
          <RowMenu label={messagesTexts.moreNamed(subject, name)} items={items} />
        </div>
      </td>
    </tr>
  );
});
