import { Modal } from '@mantine/core';
import { useRef } from 'react';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { texts as texts } from '#contract/texts.ts';
import { dashboardTexts, messagesTexts } from '../../content/staff/dashboard.ts';
import { ActionReport } from '../ActionReport.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { removeRow } from '../list-focus.ts';
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

  const report = <ActionReport of={[actions]} />;

  // Under a dialog nothing changes or goes that it is about.
  useFocusRefresh(messages.refresh, !reading.opened && !deleting.opened);

  const remove = (message: ContactMessage) => {
    const place = items.findIndex(({ id }) => id === message.id);
    removeRow(place, heading.current, () => {
      deleting.close();
      reading.close();
      void removeThenFill(message);
    });
  };

  const removeThenFill = async (message: ContactMessage) => {
    const { name } = message;
    const send = async () => {
      await messages.remove(message);
      return messagesTexts.deleted(name);
    };
    const deleted = await actions.attempt(texts.deleteMessageFailed, send, name);
    // An empty list would look as if nothing were left, where some was never loaded.
    if (!deleted || items.length > 1 || next === undefined) return;
    await actions.attempt(texts.fetchMessagesFailed, async () => dashboardTexts.loadedMore(await messages.loadMore()));
  };

  return (
    <section className={styles.list} aria-label={dashboardTexts.tabs.messages}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {state.status === 'ready' ? messagesTexts.count(items.length, next !== undefined) : dashboardTexts.tabs.messages}
        </h2>
      </div>
      <ListState loaded={messages} failed={texts.fetchMessagesFailed}>
        {() => (
          <>
            {items.length > 0 ? (
              <MessagesTable messages={items} onRead={reading.open} onDelete={deleting.open} />
            ) : (
              next === undefined && <p className={styles.empty}>{messagesTexts.empty}</p>
            )}
            {next !== undefined && (
              <ListFoot count={items.length} loadMore={messages.loadMore} failed={texts.fetchMessagesFailed} actions={actions} />
            )}
          </>
        )}
      </ListState>
      {!reading.opened && report}
      <Modal.Stack>
        {read && (
          <MessageDialog
            key={reading.key}
            opened={reading.opened}
            message={read}
            report={reading.opened && report}
            onDelete={deleting.open}
            onClose={reading.close}
          />
        )}
        {deleting.shown && (
          <ConfirmDialog
            opened={deleting.opened}
            title={messagesTexts.deleteTitle}
            question={texts.confirmDeleteMessage}
            detail={`${deleting.shown.subject.name}, ${deleting.shown.subject.subject}`}
            confirm={dashboardTexts.delete}
            onConfirm={() => deleting.shown && remove(deleting.shown.subject)}
            onCancel={deleting.close}
          />
        )}
      </Modal.Stack>
    </section>
  );
}
