import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { SpecimenContent } from '../content/specimens/specimen.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { Sheet } from '../sections/specimen/Sheet.tsx';

export function Component({ content, drawings: { top } }: { content: SpecimenContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.name} lead={content.lead} back={content.back} />
      <Sheet {...content.sheet} drawing={top} />
      <ClosingCall {...content.closing} />
    </>
  );
}
