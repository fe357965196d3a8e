import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications';
import '../../styles/mantine-notices.css';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { contactTexts } from '../../content/form-texts.ts';
import styles from './ContactNotices.module.css';

/** What became of an attempt. Each is an object of its own, so that the same text twice is told twice. */
export type ContactNotice = { kind: 'success' | 'error'; text: string };

const kinds = {
  error: { role: 'alert', color: 'red' },
  // Without a role it would be an alert. A landmark, since it stands outside the page's others.
  success: { role: 'region', 'aria-label': contactTexts.notice, color: 'green' },
};

/**
 * Shows a notice at the top right, for a while: longer under the pointer and with the focus in it. The one before it goes
 * when there is none, or another. Screen readers are told of a success by the form. Loaded on demand, with its styles.
 */
export function ContactNotices({ notice }: { notice?: ContactNotice }) {
  const [store] = useState(createNotificationsStore);

  useEffect(() => {
    if (!notice) return;
    const id = notifications.show(
      {
        message: notice.text,
        ...kinds[notice.kind],
        withBorder: true,
        closeButtonProps: { 'aria-label': contactTexts.closeNotice },
      },
      store,
    );
    return () => void notifications.hide(id, store);
  }, [notice, store]);

  // Only this layout waits while the focus is inside.
  return <Notifications store={store} position="top-right" layout="stacked" autoClose={limits.noticeMs} className={styles.notices} />;
}
