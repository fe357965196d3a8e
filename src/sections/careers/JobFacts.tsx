import { IconBriefcase, IconBuilding, IconCash, IconChartBar, IconMapPin, IconUsersGroup, type Icon } from '@tabler/icons-react';
import type { JobFactName, PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../../content/careers.ts';
import classes from './JobCard.module.css';

const icons: Record<JobFactName, Icon> = {
  department: IconUsersGroup,
  location: IconMapPin,
  workplace: IconBuilding,
  job_type: IconBriefcase,
  experience_level: IconChartBar,
  salary_range: IconCash,
};

// Not `jobFactNames` of the contract, which would load zod on a job's page.
const factNames = Object.keys(icons) as JobFactName[];

export function JobFacts({ job }: { job: PublicJob }) {
  return (
    <ul className={classes.facts}>
      {factNames
        .filter((name) => job[name] !== '')
        .map((name) => {
          const FactIcon = icons[name];
          return (
            <li key={name} className={classes.fact}>
              <FactIcon size={18} stroke={1.5} aria-hidden="true" />
              <span className="visually-hidden">{careersTexts.facts[name]}: </span>
              {job[name]}
            </li>
          );
        })}
    </ul>
  );
}
