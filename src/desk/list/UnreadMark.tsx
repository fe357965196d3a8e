import { dashboardTexts } from '../shell/dashboard-texts.ts';
import styles from './UnreadMark.module.css';

/** Before the name of what nobody who may answer has opened. */
export function UnreadMark({ unread_at }: { unread_at: string | null }) {
  return (
    unread_at !== null && (
      <span className={styles.mark} title={dashboardTexts.unread}>
        <span className="visually-hidden">{dashboardTexts.unread}: </span>
      </span>
    )
  );
}
