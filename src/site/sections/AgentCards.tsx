import { Card, Cards } from '../components/card/Card.tsx';
import { Section } from '../components/section/Section.tsx';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import type { AgentsContent } from '../content/agents/list.ts';
import classes from './AgentCards.module.css';

type AgentCardsProps = Pick<AgentsContent, 'listHeading' | 'listLead' | 'agents' | 'action' | 'actionAbout'>;

export function AgentCards({ listHeading, listLead, agents, action, actionAbout }: AgentCardsProps) {
  return (
    <Section heading={listHeading} lead={listLead} background="mist">
      <Cards>
        {agents.map(({ name, description, status, path, sample }) => (
          <Card key={path} title={name} mark={<StatusLabel status={status} />} action={{ text: action, about: actionAbout(name), path }}>
            <p className={classes.description}>{description}</p>
            <p className={classes.sample}>
              {sample.task} <strong>{sample.answer}</strong>
            </p>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
