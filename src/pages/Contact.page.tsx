import { Facts } from '../components/facts/Facts.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ContactContent } from '../content/contact.ts';
import { ContactWays } from '../sections/ContactWays.tsx';
import { WriteToUs } from '../sections/WriteToUs.tsx';

export function Component({ content }: { content: ContactContent }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={<Facts items={content.facts} />} />
      <WriteToUs {...content.form} />
      <ContactWays heading={content.waysHeading} ways={content.ways} />
    </>
  );
}
