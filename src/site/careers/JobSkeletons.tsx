import { careersTexts } from './careers-texts.ts';
import { JobColumns } from './JobRow.tsx';
import classes from './Jobs.module.css';

const rows = [0, 1, 2, 3, 4];

export function JobSkeletons() {
  return (
    <>
      <p role="status" className={`${classes.result} ${classes.count}`}>
        {careersTexts.loading}
      </p>
      <div className={classes.list} aria-hidden="true">
        <JobColumns />
        {rows.map((row) => (
          <div key={row} className={classes.skeleton}>
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </>
  );
}
