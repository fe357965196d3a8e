import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { Section } from '../components/section/Section.tsx';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import type { AgentContent } from '../content/agents/agent.ts';
import { agentTexts } from '../content/agents/texts.ts';
import { contactAboutPath } from '../../paths.ts';
import classes from './AgentStatusBox.module.css';

type AgentStatusBoxProps = AgentContent['status'] & Pick<AgentContent, 'agent' | 'action'>;

export function AgentStatusBox({ agent, action, heading, text }: AgentStatusBoxProps) {
  return (
    <Section label={agentTexts.status}>
      <div className={classes.box}>
        <div className="stack">
          <p className="kicker">{agentTexts.status}</p>
          <h2 className="h3">{heading}</h2>
          <StatusLabel status={agent.status} />
          <p>{text}</p>
        </div>
        <ButtonLink path={contactAboutPath(agent.name)}>{action}</ButtonLink>
      </div>
    </Section>
  );
}
