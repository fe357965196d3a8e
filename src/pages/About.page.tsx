import { Card, Cards } from '../components/card/Card.tsx';
import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Section } from '../components/section/Section.tsx';
import type { AboutContent } from '../content/about.ts';
import { Motto } from '../sections/Motto.tsx';

export function Component({ content }: { content: AboutContent }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={<LabelledList items={content.atAGlance} />} />
      <Section heading={content.history.heading} background="mist" beside>
        <Prose paragraphs={content.history.paragraphs} />
      </Section>
      <Section heading={content.values.heading}>
        <Cards row="two">
          {content.values.items.map(({ name, text }) => (
            <Card key={name} title={name}>
              <p>{text}</p>
            </Card>
          ))}
        </Cards>
      </Section>
      <Motto {...content.motto} />
      <Section heading={content.mission.heading} beside>
        <Prose paragraphs={content.mission.paragraphs} />
      </Section>
      <ClosingCall {...content.closing} />
    </>
  );
}
