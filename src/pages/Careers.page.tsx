import { PageTop } from '../components/page-top/PageTop.tsx';
import { careersCopy } from '../content/careers.ts';
import { Openings } from '../sections/careers/Openings.tsx';

export function Component() {
  return (
    <>
      <PageTop heading={careersCopy.heading} lead={careersCopy.intro} />
      <Openings />
    </>
  );
}
