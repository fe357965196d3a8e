import { Notifications, notifications } from '@mantine/notifications';
import '../../shared/styles/mantine-notices.css';
import { useEffect } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';
import { contactTexts } from '../../shared/texts/form-texts.ts';
import styles from './ContactNotices.module.css';
import { sendFailureText } from './send-message.ts';

type Props = { answer?: { value: { message: string } }; failure?: { error: unknown } };

/** Shows the latest outcome in a notice that closes by itself unless hovered or focused. */
export function ContactNotices({ answer, failure }: Props) {
  useEffect(() => {
    if (!answer && !failure) return;
    const id = notifications.show({
      message: failure ? sendFailureText(failure.error) : answer?.value.message,
      color: failure ? 'red' : 'green',
      // No alert, because the form announces the outcome. All content must be in a landmark.
      role: 'region',
      'aria-label': contactTexts.notice,
      withBorder: true,
      closeButtonProps: { 'aria-label': contactTexts.closeNotice },
    });
    return () => void notifications.hide(id);
  }, [answer, failure]);

  // Only the stacked layout pauses closing while a notice has the focus.
  return <Notifications position="top-right" layout="stacked" autoClose={limits.noticeMs} className={styles.notices} />;
}
