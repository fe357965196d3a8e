import type { ApplicationStatus } from '#contract/applications.ts';
import type { Job } from '#contract/jobs.ts';
import styles from './Status.module.css';

type Value = ApplicationStatus | Job['status'];

const looks: Record<Value, string | undefined> = {
  Active: styles.good,
  Inactive: styles.quiet,
  Pending: styles.open,
  Reviewed: styles.good,
};

/** A posting's or an application's status, in words and colour. */
export function Status({ value }: { value: Value }) {
  return <span className={`${styles.status} ${looks[value]}`}>{value}</span>;
}
