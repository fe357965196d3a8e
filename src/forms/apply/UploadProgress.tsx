import { applyCopy } from '../../content/form-copy.ts';
import styles from './UploadProgress.module.css';

/** How far an upload is. @param sent from 0 to 1 */
export function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.floor(sent * 100);
  return (
    <div className={styles.progress}>
      <progress value={percent} max={100} aria-label={applyCopy.upload} />
      <span aria-hidden="true">{percent < 100 ? applyCopy.uploaded(percent) : applyCopy.awaitingAnswer}</span>
    </div>
  );
}
