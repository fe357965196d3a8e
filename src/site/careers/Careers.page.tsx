import { PageTop } from '../components/page-top/PageTop.tsx';
import { careersTexts } from './careers-texts.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { ApplyingBelow } from './ApplyingBelow.tsx';
import { Jobs } from './Jobs.tsx';
import classes from './Careers.module.css';

export function Component({ drawings: { top } }: { drawings: Drawings }) {
  return (
    <>
      <PageTop heading={careersTexts.heading} lead={careersTexts.lead} aside={<div className={classes.drawing}>{top}</div>} />
      <Jobs />
      <ApplyingBelow />
    </>
  );
}
