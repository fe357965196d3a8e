import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import styles from '../list/ResourceTab.module.css';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { nameOf } from '../shell/people.ts';

/** Whether each colleague who has said so would hire the applicant. */
export function Thumbs({ recommendations }: { recommendations: Record<string, string> }) {
  return Object.entries(recommendations).map(([by, value]) => {
    const Icon = value === 'yes' ? IconThumbUp : IconThumbDown;
    const label = dashboardTexts.recommended(value === 'yes', nameOf(by));
    return <Icon key={by} className={styles.thumb} data-value={value} size={16} role="img" title={label} />;
  });
}
