import { useCallbackRef } from '@mantine/hooks';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { messagesTexts } from '../../content/staff/dashboard.ts';
import styles from '../List.module.css';
import { rowGroups } from '../row-groups.ts';
import { type MessageActions, MessageRow } from './MessageRow.tsx';

type Props = MessageActions & { messages: ContactMessage[] };

/** A table where there is room, cards where there is not. The roles are named, since the layout drops them. */
export function MessagesTable({ messages, ...actions }: Props) {
  const onRead = useCallbackRef(actions.onRead);
  const onDelete = useCallbackRef(actions.onDelete);
  return (
    <table className={`${styles.table} ${styles.messages}`} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(messagesTexts.columns).map(([name, label]) => (
            <th key={name} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {rowGroups(messages).map((group, place) => (
        <tbody key={place} role="rowgroup">
          {group.map((message) => (
            <MessageRow key={message.id} message={message} onRead={onRead} onDelete={onDelete} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
