import { ByFragment } from '../components/by-fragment/ByFragment.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ApplicantContent } from './applicant-head.ts';
import classes from './Applicant.module.css';
import { OwnApplication } from './OwnApplication.tsx';

export function Component({ content }: { content: ApplicantContent }) {
  return (
    <ByFragment>
      <div className={classes.page}>
        <PageTop heading={content.heading} noindex />
        <OwnApplication />
      </div>
    </ByFragment>
  );
}
