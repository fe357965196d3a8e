import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications';
import '../../styles/mantine-notices.css';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { contactTexts } from '../../content/form-texts.ts';
import styles from './ContactNotices.module.css';

/** The outcome of an attempt to send. A new object shows a new notice, even with the same text. */
export type ContactNotice = { kind: 'success' | 'error'; text: string };

const colors: Record<ContactNotice['kind'], string> = { error: 'red', success: 'green' };

/** Shows the latest notice, which closes by itself unless it is hovered or has the focus. */
export function ContactNotices({ notice }: { notice?: ContactNotice }) {
  const [store] = useState(createNotificationsStore);

  useEffect(() => {
    if (!notice) return;
    const id = notifications.show(
      {
        message: notice.text,
        color: colors[notice.kind],
        // No alert, because the form announces the outcome. All content must be in a landmark.
        role: 'region',
        'aria-label': contactTexts.notice,
        withBorder: true,
        closeButtonProps: { 'aria-label': contactTexts.closeNotice },
      },
      store,
    );
    return () => void notifications.hide(id, store);
  }, [notice, store]);

  // Only the stacked layout pauses closing while a notice has the focus.
  return <Notifications store={store} position="top-right" layout="stacked" autoClose={limits.noticeMs} className={styles.notices} />;
}
