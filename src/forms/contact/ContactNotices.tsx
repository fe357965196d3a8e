import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications';
import '../../styles/mantine-notices.css';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { contactCopy } from '../../content/form-copy.ts';
import styles from './ContactNotices.module.css';

/** What became of an attempt. Each is an object of its own, so that the same text twice is told twice. */
export type ContactNotice = { kind: 'success' | 'error'; text: string };

/**
 * Shows a notice at the top right, for a while: longer under the pointer and with the focus in it. The one before it goes
 * when there is none, or another. Loaded on demand, with its styles.
 */
export function ContactNotices({ notice }: { notice?: ContactNotice }) {
  const [store] = useState(createNotificationsStore);

  useEffect(() => {
    if (!notice) return;
    const isError = notice.kind === 'error';
    const id = notifications.show(
      {
        message: notice.text,
        role: isError ? 'alert' : 'status',
        color: isError ? 'red' : 'green',
        withBorder: true,
        closeButtonProps: { 'aria-label': contactCopy.closeNotice },
      },
      store,
    );
    return () => void notifications.hide(id, store);
  }, [notice, store]);

  // Only this layout waits while the focus is inside.
  return (
    <Notifications
      store={store}
      position="top-right"
      layout="stacked"
      autoClose={limits.noticeMs}
      className={styles.notices}
    />
  );
}
