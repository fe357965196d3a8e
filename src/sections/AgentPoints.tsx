import { Card } from '../components/card/Card.tsx';
import { Cards } from '../components/card/Cards.tsx';
import { Section } from '../components/section/Section.tsx';

type AgentPointsProps = { heading: string; ground?: 'paper' | 'mist'; items: { title: string; text: string }[] };

export function AgentPoints({ heading, ground, items }: AgentPointsProps) {
  return (
    <Section heading={heading} ground={ground}>
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
