import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { PrivacyContent } from '../content/privacy.ts';
import { PrivacySection } from '../sections/PrivacySection.tsx';

export function Component({ content }: { content: PrivacyContent }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={<LabelledList items={content.atAGlance} />} />
      {content.sections.map((section, index) => (
        <PrivacySection key={section.id} {...section} background={index % 2 === 0 ? 'mist' : 'paper'} />
      ))}
      <ClosingCall {...content.closing} />
    </>
  );
}
