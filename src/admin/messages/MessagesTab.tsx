import { Modal } from '@mantine/core';
import { useRef } from 'react';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { messages as texts } from '#contract/messages.ts';
import { adminCopy, messagesCopy } from '../../content/admin-copy.ts';
import { ActionReport } from '../ActionReport.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import styles from '../List.module.css';
import { ListFoot } from '../ListFoot.tsx';
import { ListState } from '../ListState.tsx';
import { useActions } from '../use-actions.ts';
import { useDialog } from '../use-dialog.ts';
import { useFocusRefresh } from '../use-focus-refresh.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessagesTable } from './MessagesTable.tsx';
import { useMessages } from './use-messages.ts';

/** The dashboard's contact messages. */
export function MessagesTab() {
  const messages = useMessages();
  const actions = useActions();
  const reading = useDialog<ContactMessage>();
  const deleting = useDialog<ContactMessage>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = messages;
  const { items, next } = state.status === 'ready' ? state.data : { items: [] };
  // As it is now, where the list still has it: a colleague may have deleted it.
  const read = items.find(({ id }) => id === reading.shown?.subject.id) ?? reading.shown?.subject;

  // Under a dialog nothing changes or goes that it is about.
  useFocusRefresh(messages.refresh, !reading.opened && !deleting.opened);

  const remove = (message: ContactMessage) => {
    deleting.close();
    reading.close();
    // The row takes its button with it, to which the focus would return.
    heading.current?.focus();
    void removeThenFill(message);
  };

  const removeThenFill = async (message: ContactMessage) => {
    const deleted = await actions.attempt(texts.deleteMessageFailed, async () => {
      await messages.remove(message);
      return messagesCopy.deleted(message.name);
    });
    // An empty list would look as if nothing were left, where some was never loaded.
    if (!deleted || items.length > 1 || next === undefined) return;
    await actions.attempt(texts.fetchMessagesFailed, async () => adminCopy.loadedMore(await messages.loadMore()));
  };

  return (
    <section className={styles.list} aria-label={adminCopy.tabs.messages}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {state.status === 'ready' ? messagesCopy.count(items.length, next !== undefined) : adminCopy.tabs.messages}
        </h2>
      </div>
      <ActionReport actions={actions} />
      <ListState loaded={messages} failed={texts.fetchMessagesFailed}>
        {() => (
          <>
            {items.length > 0 ? (
              <MessagesTable messages={items} onRead={reading.open} onDelete={deleting.open} />
            ) : (
              next === undefined && <p className={styles.empty}>{messagesCopy.empty}</p>
            )}
            {next !== undefined && (
              <ListFoot loadMore={messages.loadMore} failed={texts.fetchMessagesFailed} actions={actions} />
            )}
          </>
        )}
      </ListState>
      <Modal.Stack>
        {read && (
          <MessageDialog
            key={reading.key}
            opened={reading.opened}
            message={read}
            onDelete={deleting.open}
            onClose={reading.close}
          />
        )}
        {deleting.shown && (
          <ConfirmDialog
            opened={deleting.opened}
            title={messagesCopy.deleteTitle}
            question={texts.confirmDeleteMessage}
            detail={`${deleting.shown.subject.name}, ${deleting.shown.subject.subject}`}
            confirm={adminCopy.delete}
            onConfirm={() => deleting.shown && remove(deleting.shown.subject)}
            onCancel={deleting.close}
          />
        )}
      </Modal.Stack>
    </section>
  );
}
