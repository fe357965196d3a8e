import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { careersTexts } from '../../content/careers.ts';
import filter from './JobsFilter.module.css';
import card from './JobCard.module.css';
import classes from './Jobs.module.css';

export function JobSkeletons() {
  return (
    <>
      <div role="status" className="visually-hidden">
        {careersTexts.loading}
      </div>
      <div className={filter.filter} aria-hidden="true">
        <Skeleton height={32} width={140} />
        <Skeleton height={42} width="min(100%, 20rem)" />
      </div>
      <div className={classes.list} aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <div key={place} className={card.skeleton}>
            <Skeleton height={27} width="min(80%, 22rem)" />
            <Skeleton height={22} width="min(100%, 34rem)" />
            <Skeleton height={110} />
          </div>
        ))}
      </div>
    </>
  );
}
