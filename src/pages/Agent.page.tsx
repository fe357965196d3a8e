import { StructuredData } from '../components/head/StructuredData.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Section } from '../components/section/Section.tsx';
import { StatusLabel } from '../components/status-label/StatusLabel.tsx';
import type { AgentContent } from '../content/agents/agent.ts';
import { agentTexts } from '../content/agents/texts.ts';
import { agentThing } from '../structured-data/offers.ts';
import { AgentFlow } from '../sections/AgentFlow.tsx';
import { AgentPoints } from '../sections/AgentPoints.tsx';
import { AgentStatusBox } from '../sections/AgentStatusBox.tsx';
import classes from './Agent.module.css';

export function Component({ content }: { content: AgentContent }) {
  const { agent, overview, flow, features, useCases, status } = content;
  return (
    <>
      <StructuredData thing={agentThing(content)} />
      <PageTop heading={agent.name} lead={agent.description} back={agentTexts.back}>
        <StatusLabel status={agent.status} />
      </PageTop>
      <Section heading={agentTexts.overview} background="mist">
        <div className={classes.overview}>
          <Prose paragraphs={overview} />
          <AgentFlow {...flow} />
        </div>
      </Section>
      <AgentPoints heading={agentTexts.features} items={features} />
      <AgentPoints heading={agentTexts.useCases} items={useCases} background="mist" />
      <AgentStatusBox status={agent.status} {...status} />
    </>
  );
}
