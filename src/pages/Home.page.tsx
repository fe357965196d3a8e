import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import type { HomeContent } from '../content/home.ts';
import { Hero } from '../sections/Hero.tsx';
import { LogoStrip } from '../sections/LogoStrip.tsx';
import { Offer } from '../sections/Offer.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import { WhyUs } from '../sections/WhyUs.tsx';

export function Component({ content }: { content: HomeContent }) {
  return (
    <>
      <Hero {...content.hero} />
      <ServiceCards {...content.services} />
      <WhyUs {...content.why} />
      <LogoStrip {...content.logos} />
      <Offer {...content.offer} />
      <ClosingCall {...content.closing} />
    </>
  );
}
