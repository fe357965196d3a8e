import { Card, Cards } from '../components/card/Card.tsx';
import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Section } from '../components/section/Section.tsx';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import type { AgentsContent } from '../content/agents/list.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import classes from './Agents.module.css';

export function Component({ content, drawings: { top } }: { content: AgentsContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} back={content.back} aside={top} />
      <Section heading={content.listHeading} lead={content.listLead} background="mist">
        <Cards>
          {content.agents.map(({ name, description, status, path, sample }) => (
            <Card
              key={path}
              title={name}
              mark={<StatusLabel status={status} />}
              action={{ text: content.action, about: content.actionAbout(name), path }}
            >
              <p className={classes.description}>{description}</p>
              <p className={classes.sample}>
                {sample.task} <strong>{sample.answer}</strong>
              </p>
            </Card>
          ))}
        </Cards>
      </Section>
      <ClosingCall {...content.closing} />
    </>
  );
}
