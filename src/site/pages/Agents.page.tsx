import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { AgentsContent } from '../content/agents/list.ts';
import type { DrawingLoaders, Drawings } from '../drawings/load-drawings.tsx';
import { AgentCards } from '../sections/AgentCards.tsx';

export const drawings = (): DrawingLoaders => ({ top: () => import('../drawings/services/ai/agents.drawing.tsx') });

export function Component({ content, drawings: { top } }: { content: AgentsContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} back={content.back} aside={top} />
      <AgentCards {...content} />
      <ClosingCall {...content.closing} />
    </>
  );
}
