import { Card, Cards } from '../components/card/Card.tsx';
import { Section } from '../components/section/Section.tsx';
import type { AgentPointList } from '../content/agents/agent.ts';

type AgentPointsProps = AgentPointList & { kicker: string; background?: 'paper' | 'mist' };

export function AgentPoints({ kicker, heading, background, items }: AgentPointsProps) {
  return (
    <Section kicker={kicker} heading={heading} background={background}>
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
