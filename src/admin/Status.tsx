import styles from './Status.module.css';

const looks: Partial<Record<string, string>> = {
  Active: styles.good,
  Inactive: styles.quiet,
  Pending: styles.open,
  Reviewed: styles.good,
};

/** The status of a job or an application, in words and colour. */
export function Status({ value }: { value: string }) {
  return <span className={`${styles.status} ${looks[value] ?? ''}`}>{value}</span>;
}
