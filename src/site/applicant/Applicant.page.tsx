import { ByFragment } from '../components/by-fragment/ByFragment.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ApplicantContent } from './applicant-head.ts';
import { OwnApplication } from './OwnApplication.tsx';

export function Component({ content }: { content: ApplicantContent }) {
  return (
    <ByFragment>
      <PageTop heading={content.heading} lead={content.lead} noindex />
      <OwnApplication />
    </ByFragment>
  );
}
