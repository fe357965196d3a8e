import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Section } from '../components/section/Section.tsx';
import type { AboutContent } from '../content/about.ts';
import type { DrawingLoaders, Drawings } from '../drawings/load-drawings.tsx';
import { Motto } from '../sections/Motto.tsx';
import { Values } from '../sections/Values.tsx';
import classes from './About.module.css';

export const drawings = (): DrawingLoaders => ({
  timeline: () => import('../drawings/about/timeline.drawing.tsx'),
  hours: () => import('../drawings/about/hours.drawing.tsx'),
});

export function Component({ content, drawings: { timeline, hours } }: { content: AboutContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={<LabelledList items={content.atAGlance} />} />
      <Section heading={content.history.heading} background="mist">
        {timeline}
        <Prose paragraphs={content.history.paragraphs} columns />
      </Section>
      <Section heading={content.values.heading} beside>
        <Values items={content.values.items} />
      </Section>
      <Motto {...content.motto} />
      <Section heading={content.hours.heading} lead={content.hours.lead} beside>
        <div className={classes.hours}>{hours}</div>
      </Section>
      <Section heading={content.mission.heading} background="mist" beside>
        <Prose paragraphs={content.mission.paragraphs} />
      </Section>
      <ClosingCall {...content.closing} />
    </>
  );
}
