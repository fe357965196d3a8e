import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { StructuredData } from '../components/head/StructuredData.tsx';
import { ServiceIcon } from '../components/icon/ServiceIcon.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Questions } from '../components/questions/Questions.tsx';
import { Section } from '../components/section/Section.tsx';
import { Steps } from '../components/steps/Steps.tsx';
import type { ServiceContent } from '../content/services/service.ts';
import { serviceThing } from '../structured-data/offers.ts';
import { Problem } from '../sections/Problem.tsx';
import { RelatedPage } from '../sections/RelatedPage.tsx';
import { ServiceWork } from '../sections/ServiceWork.tsx';

export function Component({ content }: { content: ServiceContent }) {
  return (
    <>
      <StructuredData thing={serviceThing(content)} />
      <PageTop heading={content.name} lead={content.lead} icon={<ServiceIcon path={content.path} size={30} />} />
      <Problem {...content.problem} />
      <ServiceWork {...content.work} />
      {content.related && <RelatedPage {...content.related} />}
      <Section heading={content.steps.heading} background="mist" beside>
        <Steps items={content.steps.items} />
      </Section>
      <Section heading={content.results.heading} beside>
        <FeatureList items={content.results.items} />
      </Section>
      <Section heading={content.questions.heading} background="mist" beside>
        <Questions items={content.questions.items} />
      </Section>
      <ClosingCall {...content.closing} />
    </>
  );
}
