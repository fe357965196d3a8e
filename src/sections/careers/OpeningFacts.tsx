import { IconBriefcase, IconCash, IconChartBar, IconMapPin, type Icon } from '@tabler/icons-react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersCopy } from '../../content/careers.ts';
import classes from './OpeningCard.module.css';

const facts: { name: keyof typeof careersCopy.facts; Drawing: Icon }[] = [
  { name: 'location', Drawing: IconMapPin },
  { name: 'job_type', Drawing: IconBriefcase },
  { name: 'experience_level', Drawing: IconChartBar },
  { name: 'salary_range', Drawing: IconCash },
];

/** Where, how, for whom and for how much, as far as the posting says so. */
export function OpeningFacts({ opening }: { opening: PublicJob }) {
  return (
    <ul className={classes.facts}>
      {facts
        .filter(({ name }) => opening[name] !== '')
        .map(({ name, Drawing }) => (
          <li key={name} className={classes.fact}>
            <Drawing size={18} stroke={1.5} aria-hidden="true" />
            <span className="visually-hidden">{careersCopy.facts[name]}: </span>
            {opening[name]}
          </li>
        ))}
    </ul>
  );
}
