import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { StructuredData } from '../structured-data/StructuredData.tsx';
import type { HomeContent } from '../content/home.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { organization, webSite } from '../structured-data/organization.ts';
import { Evidence } from '../sections/Evidence.tsx';
import { Hero } from '../sections/Hero.tsx';
import { LogoStrip } from '../sections/LogoStrip.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import { WhyUs } from '../sections/WhyUs.tsx';
import classes from './Home.module.css';

export function Component({ content, drawings: { helix, rail, logos, ...evidence } }: { content: HomeContent; drawings: Drawings }) {
  return (
    <>
      <StructuredData thing={organization} />
      <StructuredData thing={webSite} />
      <Hero {...content.hero} helix={helix} />
      <div className={classes.sections}>
        {rail}
        <Evidence {...content.evidence} drawings={evidence} />
        <ServiceCards {...content.services} />
        <WhyUs {...content.why} />
      </div>
      <LogoStrip {...content.logos} logos={logos} />
      <ClosingCall {...content.closing} />
    </>
  );
}
