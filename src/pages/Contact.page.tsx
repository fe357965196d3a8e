import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ContactContent } from '../content/contact.ts';
import { ContactWays } from '../sections/ContactWays.tsx';
import { WriteToUs } from '../sections/WriteToUs.tsx';

export function Component({ content }: { content: ContactContent }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={<LabelledList items={content.atAGlance} />} />
      <WriteToUs {...content.form} />
      <ContactWays heading={content.waysHeading} ways={content.ways} />
    </>
  );
}
