import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { SpecimenContent } from '../content/specimens/specimen.ts';
import type { DrawingLoader, DrawingLoaders, Drawings } from '../drawings/load-drawings.tsx';
import { paths, type SpecimenPath } from '../paths.ts';
import { Sheet } from '../sections/specimen/Sheet.tsx';

const specimenDrawings: Partial<Record<SpecimenPath, DrawingLoader>> = {
  [paths.readZoneSurvey]: () => import('../drawings/specimens/ReadZone.tsx'),
};

export function drawings({ path }: SpecimenContent): DrawingLoaders {
  const sheet = specimenDrawings[path];
  return sheet ? { sheet } : {};
}

export function Component({ content, drawings: { sheet } }: { content: SpecimenContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.name} lead={content.lead} back={content.back} />
      <Sheet {...content.sheet} drawing={sheet} />
      <ClosingCall {...content.closing} />
    </>
  );
}
