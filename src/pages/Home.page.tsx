import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { StructuredData } from '../components/head/StructuredData.tsx';
import type { HomeContent } from '../content/home.ts';
import { organization, webSite } from '../structured-data/organization.ts';
import { Hero } from '../sections/Hero.tsx';
import { LogoStrip } from '../sections/LogoStrip.tsx';
import { ServiceAndProductLists } from '../sections/ServiceAndProductLists.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import { WhyUs } from '../sections/WhyUs.tsx';

export function Component({ content }: { content: HomeContent }) {
  return (
    <>
      <StructuredData thing={organization} />
      <StructuredData thing={webSite} />
      <Hero {...content.hero} />
      <ServiceCards {...content.services} />
      <WhyUs {...content.why} />
      <LogoStrip {...content.logos} />
      <ServiceAndProductLists {...content.lists} />
      <ClosingCall {...content.closing} />
    </>
  );
}
