import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { Card, Cards } from '../components/card/Card.tsx';
import { GoesWith } from '../components/goes-with/GoesWith.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Section } from '../components/section/Section.tsx';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import type { AgentContent, AgentPointList } from '../content/agents/agent.ts';
import { agentTexts } from '../content/agents/texts.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { contactAboutPath } from '../../paths.ts';
import classes from './Agent.module.css';

export function Component({ content, drawings: { top } }: { content: AgentContent; drawings: Drawings }) {
  const { agent, action, overview, features, useCases, status, goesWith } = content;
  const ask = <ButtonLink path={contactAboutPath(agent.name)}>{action}</ButtonLink>;
  return (
    <>
      <PageTop heading={agent.name} lead={agent.description} back={agentTexts.back} aside={top}>
        <StatusLabel status={agent.status} />
        {ask}
      </PageTop>
      <Section kicker={agentTexts.overview} heading={overview.heading} background="mist" beside>
        <Prose paragraphs={overview.paragraphs} />
      </Section>
      <Points kicker={agentTexts.features} {...features} />
      <Points kicker={agentTexts.useCases} {...useCases} background="mist" />
      <Section label={agentTexts.status}>
        <div className={classes.box}>
          <div className="stack">
            <p className="kicker">{agentTexts.status}</p>
            <h2 className="h3">{status.heading}</h2>
            <StatusLabel status={agent.status} />
            <p>{status.text}</p>
          </div>
          {ask}
        </div>
      </Section>
      <GoesWith links={goesWith} />
    </>
  );
}

function Points({ items, ...section }: AgentPointList & { kicker: string; background?: 'mist' }) {
  return (
    <Section {...section}>
      <Cards row={items.length % 2 === 0 ? 'two' : 'three'}>
        {items.map(({ title, text }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
