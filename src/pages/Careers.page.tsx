import { Facts } from '../components/facts/Facts.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { careersTexts } from '../content/careers.ts';
import { Jobs } from '../sections/careers/Jobs.tsx';

export function Component() {
  return (
    <>
      <PageTop heading={careersTexts.heading} lead={careersTexts.lead} aside={<Facts items={careersTexts.facts} />} />
      <Jobs />
    </>
  );
}
