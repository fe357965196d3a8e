import { answerDue } from '../shell/answer-due.ts';
import styles from './ResourceTab.module.css';

/** Until when an answer is promised, below the time of arrival. */
export function AnswerDue(promise: { due_at: string | null; told: string }) {
  const due = answerDue(promise);
  return due && <span className={due.overdue ? `${styles.secondary} ${styles.late}` : styles.secondary}>{due.text}</span>;
}
