import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { careersTexts } from '../../content/careers.ts';
import classes from './Jobs.module.css';

const rows = [0, 1, 2, 3, 4];

export function JobSkeletons() {
  return (
    <>
      <div role="status" className="visually-hidden">
        {careersTexts.loading}
      </div>
      <div className={classes.list} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={classes.skeleton}>
            <Skeleton height={24} width="min(80%, 22rem)" />
            <Skeleton height={20} width="min(100%, 34rem)" />
          </div>
        ))}
      </div>
    </>
  );
}
