import { applyTexts } from '../../content/form-texts.ts';
import styles from './UploadProgress.module.css';

/** How far an upload is. @param sent from 0 to 1 */
export function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.floor(sent * 100);
  return (
    <div className={styles.progress}>
      <progress value={percent} max={100} aria-label={applyTexts.upload} />
      <span aria-hidden="true">{percent < 100 ? applyTexts.uploaded(percent) : applyTexts.awaitingAnswer}</span>
    </div>
  );
}
