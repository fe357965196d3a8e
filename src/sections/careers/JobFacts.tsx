import { IconBriefcase, IconCash, IconChartBar, IconMapPin, type Icon } from '@tabler/icons-react';
import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import classes from './JobCard.module.css';

const facts: { name: keyof typeof careersTexts.facts; Drawing: Icon }[] = [
  { name: 'location', Drawing: IconMapPin },
  { name: 'job_type', Drawing: IconBriefcase },
  { name: 'experience_level', Drawing: IconChartBar },
  { name: 'salary_range', Drawing: IconCash },
];

/** Where, how, for whom and for how much, as far as the posting says so. */
export function JobFacts({ job }: { job: PublicJob }) {
  return (
    <ul className={classes.facts}>
      {facts
        .filter(({ name }) => job[name] !== '')
        .map(({ name, Drawing }) => (
          <li key={name} className={classes.fact}>
            <Drawing size={18} stroke={1.5} aria-hidden="true" />
            <span className="visually-hidden">{careersTexts.facts[name]}: </span>
            {job[name]}
          </li>
        ))}
    </ul>
  );
}
