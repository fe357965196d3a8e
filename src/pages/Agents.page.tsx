import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { AgentsContent } from '../content/agents/list.ts';
import { AgentCards } from '../sections/AgentCards.tsx';

export function Component({ content }: { content: AgentsContent }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} back={content.back} />
      <AgentCards {...content} />
      <ClosingCall {...content.closing} />
    </>
  );
}
