import { applyTexts } from '../../content/form-texts.ts';
import styles from './UploadProgress.module.css';

/** @param progress from 0 to 1 */
export function UploadProgress({ progress }: { progress: number }) {
  const percent = Math.floor(progress * 100);
  return (
    <div className={styles.progress}>
      <progress value={percent} max={100} aria-label={applyTexts.upload} />
      <span aria-hidden="true">{percent < 100 ? applyTexts.uploaded(percent) : applyTexts.awaitingAnswer}</span>
    </div>
  );
}
