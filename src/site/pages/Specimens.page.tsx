import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Section } from '../components/section/Section.tsx';
import type { SpecimensContent } from '../content/specimens/list.ts';
import { type SpecimenSummary, specimens } from '../content/specimens/summaries.ts';
import type { DrawingLoaders, Drawings } from '../drawings/load-drawings.tsx';
import { thumbnailsOf } from '../drawings/thumbnails/thumbnails.ts';
import { Shelf } from '../sections/specimen/Shelf.tsx';

const summaries: SpecimenSummary[] = Object.values(specimens);

export const drawings = (): DrawingLoaders => thumbnailsOf(summaries);

export function Component({ content, drawings: thumbnails }: { content: SpecimensContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={<LabelledList items={content.atAGlance} />} />
      <Section label={content.listLabel} background="mist">
        <Shelf specimens={summaries} thumbnails={thumbnails} />
      </Section>
      <ClosingCall {...content.closing} />
    </>
  );
}
