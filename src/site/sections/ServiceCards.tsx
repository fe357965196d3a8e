import { Card, Cards } from '../components/card/Card.tsx';
import { ServiceIcon } from '../components/icon/ServiceIcon.tsx';
import { Section } from '../components/section/Section.tsx';
import type { HomeContent } from '../content/home.ts';

export function ServiceCards({ heading, lead, cards }: HomeContent['services']) {
  return (
    <Section heading={heading} lead={lead}>
      <Cards row="four">
        {cards.map(({ path, name, text, action }) => (
          <Card key={path} title={name} icon={<ServiceIcon path={path} size={26} />} action={{ text: action, path }}>
            <p>{text}</p>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
