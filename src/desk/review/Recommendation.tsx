import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { recommendations } from '#rooms/applications/contract/timeline.ts';
import { reviewTexts } from './review-texts.ts';
import { timelineQuery } from '../shell/queries.ts';
import styles from './Recommendation.module.css';

const icons = { yes: IconThumbUp, no: IconThumbDown };

/** @returns the latest recommendation of each colleague, among the newest entries of the timeline */
export function useRecommendations(id: string) {
  const { data = [] } = useInfiniteQuery({
    ...timelineQuery(id),
    select: ({ pages: [newest] }) => newest?.data.filter(({ recommendation }) => recommendation !== ''),
  });
  return data.filter((entry, index) => data.findIndex(({ by }) => by === entry.by) === index);
}

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
