import { Card } from '../components/card/Card.tsx';
import { Cards } from '../components/card/Cards.tsx';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { Section } from '../components/section/Section.tsx';
import type { ServiceContent } from '../content/services/service.ts';

export function ServiceWork({ heading, lead, cards }: ServiceContent['work']) {
  return (
    <Section heading={heading} lead={lead}>
      <Cards row="two">
        {cards.map(({ title, text, features }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
            <FeatureList items={features} />
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
