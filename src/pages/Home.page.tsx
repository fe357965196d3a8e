import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { StructuredData } from '../components/head/StructuredData.tsx';
import type { HomeContent } from '../content/home.ts';
import type { DrawingLoaders, Drawings } from '../drawings/load-drawings.tsx';
import { organization, webSite } from '../structured-data/organization.ts';
import { Hero } from '../sections/Hero.tsx';
import { LogoStrip } from '../sections/LogoStrip.tsx';
import { ServiceAndProductLists } from '../sections/ServiceAndProductLists.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import { WhyUs } from '../sections/WhyUs.tsx';
import classes from './Home.module.css';

export const drawings = (): DrawingLoaders => ({
  helix: () => import('../drawings/home/Helix.tsx'),
  rail: () => import('../drawings/home/Rail.tsx'),
  logos: () => import('../drawings/home/Logos.tsx'),
});

export function Component({ content, drawings: { helix, rail, logos } }: { content: HomeContent; drawings: Drawings }) {
  return (
    <>
      <StructuredData thing={organization} />
      <StructuredData thing={webSite} />
      <Hero {...content.hero} helix={helix} />
      <div className={classes.sections}>
        {rail}
        <ServiceCards {...content.services} />
        <WhyUs {...content.why} />
        <LogoStrip {...content.logos} logos={logos} />
        <ServiceAndProductLists {...content.lists} />
      </div>
      <ClosingCall {...content.closing} />
    </>
  );
}
