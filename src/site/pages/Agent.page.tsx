import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { GoesWith } from '../components/goes-with/GoesWith.tsx';
import { StructuredData } from '../structured-data/StructuredData.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Section } from '../components/section/Section.tsx';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import type { AgentContent } from '../content/agents/agent.ts';
import { agentTexts } from '../content/agents/texts.ts';
import type { DrawingLoaders, DrawingModule, Drawings } from '../drawings/load-drawings.tsx';
import { contactAboutPath } from '../../paths.ts';
import { agentThing } from '../structured-data/offers.ts';
import { AgentPoints } from '../sections/AgentPoints.tsx';
import { AgentStatusBox } from '../sections/AgentStatusBox.tsx';

/** Each drawing has the path of its page. */
const files = import.meta.glob<DrawingModule>('../drawings/services/ai/agents/*.drawing.tsx');

export const drawings = (path: string): DrawingLoaders => ({ top: files[`../drawings${path}.drawing.tsx`] });

export function Component({ content, drawings: { top } }: { content: AgentContent; drawings: Drawings }) {
  const { agent, action, overview, features, useCases, status, goesWith } = content;
  return (
    <>
      <StructuredData thing={agentThing(content)} />
      <PageTop heading={agent.name} lead={agent.description} back={agentTexts.back} aside={top}>
        <StatusLabel status={agent.status} />
        <ButtonLink path={contactAboutPath(agent.name)}>{action}</ButtonLink>
      </PageTop>
      <Section kicker={agentTexts.overview} heading={overview.heading} background="mist" beside>
        <Prose paragraphs={overview.paragraphs} />
      </Section>
      <AgentPoints kicker={agentTexts.features} {...features} />
      <AgentPoints kicker={agentTexts.useCases} {...useCases} background="mist" />
      <AgentStatusBox agent={agent} action={action} {...status} />
      <GoesWith label={agentTexts.goesWith} links={goesWith} />
    </>
  );
}
