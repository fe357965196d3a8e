import { Card, Cards } from '../components/card/Card.tsx';
import { DataTable } from '../components/data-table/DataTable.tsx';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { Questions } from '../components/questions/Questions.tsx';
import { Section } from '../components/section/Section.tsx';
import type { ServiceSection as Content } from '../content/services/service.ts';
import { serviceTexts } from '../content/services/texts.ts';
import { Steps } from './Steps.tsx';
import classes from './ServiceSection.module.css';

type ServiceSectionProps = { id: string; background: 'paper' | 'mist'; content: Content };

export function ServiceSection({ id, background, content }: ServiceSectionProps) {
  const { heading, lead, kind } = content;
  const beside = kind === 'steps' || kind === 'list' || kind === 'questions';
  return (
    <Section id={id} heading={heading} lead={lead} background={background} beside={beside}>
      {body(content, id)}
    </Section>
  );
}

function body(content: Content, id: string) {
  switch (content.kind) {
    case 'statements':
      return (
        <ul className={classes.statements}>
          {content.statements.map((statement) => (
            <li key={statement} className={classes.statement}>
              {statement}
            </li>
          ))}
        </ul>
      );
    case 'cards':
      return (
        <Cards row="two">
          {content.cards.map(({ title, text, features }) => (
            <Card key={title} title={title}>
              <p>{text}</p>
              <FeatureList items={features} />
            </Card>
          ))}
        </Cards>
      );
    case 'steps':
      return <Steps items={content.items} />;
    case 'list':
      return <FeatureList items={content.items} />;
    case 'table':
      return <DataTable columns={content.columns} rows={content.rows} labelledBy={`${id}-heading`} />;
    case 'specimens':
      return (
        <Cards row="two">
          {content.items.map(({ label, path, text }) => (
            <Card key={path} title={label} action={{ text: serviceTexts.specimen, about: label, path }}>
              <p>{text}</p>
            </Card>
          ))}
        </Cards>
      );
    case 'questions':
      return <Questions items={content.items} />;
  }
}
