import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { careersTexts } from '../content/careers.ts';
import { ApplyingBelow } from '../sections/careers/ApplyingBelow.tsx';
import { Jobs } from '../sections/careers/Jobs.tsx';

export function Component() {
  return (
    <>
      <PageTop heading={careersTexts.heading} lead={careersTexts.lead} aside={<LabelledList items={careersTexts.atAGlance} />} />
      <Jobs />
      <ApplyingBelow />
    </>
  );
}
