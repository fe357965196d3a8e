import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ApplicantContent } from './applicant-head.ts';
import { OwnApplication } from './OwnApplication.tsx';

export function Component({ content }: { content: ApplicantContent }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} noindex />
      <OwnApplication />
    </>
  );
}
