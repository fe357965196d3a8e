import styles from './ResourceTab.module.css';

/** A cell whose texts are shortened where they have no place, with the rest in their titles. */
export function TwoLines({ first, second }: { first: string; second?: string | undefined }) {
  return (
    <>
      <span className={styles.truncated} title={first}>
        {first}
      </span>
      {second !== undefined && (
        <span className={styles.secondary} title={second}>
          {second}
        </span>
      )}
    </>
  );
}
