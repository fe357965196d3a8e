import type { ReactNode } from 'react';
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

type ServiceSectionProps = { id: string; background: 'paper' | 'mist'; content: Content; pictures: Drawings; children?: ReactNode };

export function ServiceSection({ id, background, content, pictures, children }: ServiceSectionProps) {
  const { heading, lead, kind, detail } = content;
  const beside = ['steps', 'list', 'specimens', 'questions'].includes(kind) || detail !== undefined;
  const figure = detail && (
    <figure className={classes.detail}>
      {pictures['detail']}
      <figcaption>{detail}</figcaption>
    </figure>
  );
  return (
    <Section id={id} heading={heading} lead={lead} figure={figure} background={kind === 'band' ? 'soft' : background} beside={beside}>
      {body(content, id, pictures, children)}
    </Section>
  );
}

function body(content: Content, id: string, { band }: Drawings, children: ReactNode) {
  switch (content.kind) {
    case 'band':
      return (
        <>
          {band}
          {content.source && (
            <p className={classes.source}>
              <Link to={content.source.path}>{content.source.label}</Link>
            </p>
          )}
        </>
      );
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
      return children;
    case 'questions':
      return <Questions items={content.items} />;
  }
}
