import { Link } from 'react-router-dom';
import { Card, Cards } from '../components/card/Card.tsx';
import { DataTable } from '../components/data-table/DataTable.tsx';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { Questions } from '../components/questions/Questions.tsx';
import { Section } from '../components/section/Section.tsx';
import type { ServiceSection as Content } from '../content/services/service.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { Steps } from './Steps.tsx';
import classes from './ServiceSection.module.css';

type ServiceSectionProps = { id: string; background: 'paper' | 'mist'; content: Content; pictures: Drawings };

export function ServiceSection({ id, background, content, pictures }: ServiceSectionProps) {
  const { heading, lead, kind, detail, source } = content;
  const link = source && (
    <p className={classes.source}>
      <Link to={source.path}>{source.label}</Link>
    </p>
  );
  const figure = detail && (
    <figure className="stack gap-12">
      <figcaption className="dimmed">{detail}</figcaption>
      {pictures['detail']}
      {link}
    </figure>
  );
  const beside = figure !== undefined || ['steps', 'drawing', 'questions'].includes(kind);
  return (
    <Section id={id} heading={heading} lead={lead} figure={figure} background={kind === 'band' ? 'soft' : background} beside={beside}>
      {body(content, id, pictures)}
      {!figure && link}
    </Section>
  );
}

function body(content: Content, id: string, { band, detail }: Drawings) {
  switch (content.kind) {
    case 'band':
      return band;
    case 'drawing':
      return detail;
    case 'cards':
      return (
        <Cards row="two">
          {content.cards.map(({ title, text, features }) => (
            <Card key={title} title={title}>
              <p className={classes.problem}>{text}</p>
              <FeatureList items={features} />
            </Card>
          ))}
        </Cards>
      );
    case 'steps':
      return <Steps items={content.items} />;
    case 'table':
      return <DataTable columns={content.columns} rows={content.rows} labelledBy={`${id}-heading`} />;
    case 'questions':
      return <Questions items={content.items} />;
  }
}
