import { Card, Cards } from '../components/card/Card.tsx';
import { Section } from '../components/section/Section.tsx';
import { StatusLabel } from '../components/status-label/StatusLabel.tsx';
import type { AgentsContent } from '../content/agents/list.ts';

type AgentCardsProps = Pick<AgentsContent, 'listHeading' | 'agents' | 'action' | 'actionAbout'>;

export function AgentCards({ listHeading, agents, action, actionAbout }: AgentCardsProps) {
  return (
    <Section heading={listHeading} background="mist">
      <Cards>
        {agents.map(({ name, description, status, path }) => (
          <Card key={path} title={name} action={{ text: action, about: actionAbout(name), path }}>
            <StatusLabel status={status} />
            <p>{description}</p>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
