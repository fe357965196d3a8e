import { Link } from 'react-router-dom';
import styles from './Overview.module.css';

/** Of each group. */
export const rowsMax = 5;

export type Row = { key: string; to: string; name: string; about?: string; job: string; date: string | undefined };

type Props = {
  title: string;
  /** Leads to all of them. */
  link?: { to: string; text: string } | false;
  isLate?: boolean;
  rows: readonly Row[];
};

/** Rows under a heading, each of which opens what it names; nothing without rows. */
export function Group({ title, link, isLate, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <div className={`stack ${styles.group}`} data-late={isLate || undefined}>
      <div className={styles.groupHead}>
        <h3>{title}</h3>
        {link && (
          <Link to={link.to} className="target">
            {link.text}
          </Link>
        )}
      </div>
      <ol className={styles.rows}>
        {rows.map(({ key, to, name, about, job, date }) => (
          <li key={key}>
            <Link to={to} className={styles.row}>
              <span className={styles.name}>
                {name} {about && <span className={styles.with}>{about}</span>}
              </span>
              <span className={styles.job}>{job}</span>
              <span className={styles.date}>{date}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
