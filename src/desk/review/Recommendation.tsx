import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { recommendations } from '#rooms/applications/contract/timeline.ts';
import { reviewTexts } from './review-texts.ts';
import styles from './Recommendation.module.css';

const icons = { yes: IconThumbUp, no: IconThumbDown };

/** Whether the author of a note would hire the applicant. */
export function Recommendation({ value }: { value: string }) {
  const known = recommendations.find((one) => one === value);
  if (!known) return null;
  const Icon = icons[known];
  return (
    <span className={styles.chip} data-value={known}>
      <Icon size={14} aria-hidden />
      {reviewTexts.recommendations[known]}
    </span>
  );
}
