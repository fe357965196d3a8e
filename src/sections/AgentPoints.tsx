import { Card } from '../components/card/Card.tsx';
import { Cards } from '../components/card/Cards.tsx';
import { Section } from '../components/section/Section.tsx';

type AgentPointsProps = { heading: string; background?: 'paper' | 'mist'; items: { title: string; text: string }[] };

export function AgentPoints({ heading, background, items }: AgentPointsProps) {
  return (
    <Section heading={heading} background={background}>
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
