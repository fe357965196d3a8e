import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Section } from '../components/section/Section.tsx';
import type { AboutContent } from '../content/about.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { Motto } from '../sections/Motto.tsx';
import { Values } from '../sections/Values.tsx';

export function Component({ content, drawings: { top, timeline, hours } }: { content: AboutContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={top} />
      <Section heading={content.history.heading} background="mist">
        {timeline}
      </Section>
      <Section heading={content.values.heading} beside>
        <Values items={content.values.items} />
      </Section>
      <Motto parts={[content.motto, content.mission]} />
      <Section heading={content.hours.heading} lead={content.hours.lead} beside>
        {hours}
      </Section>
      <ClosingCall {...content.closing} />
    </>
  );
}
