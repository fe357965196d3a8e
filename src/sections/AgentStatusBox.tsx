import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { Section } from '../components/section/Section.tsx';
import { StatusLabel } from '../components/status-label/StatusLabel.tsx';
import type { AgentContent, AgentStatus } from '../content/agents/agent.ts';
import { agentTexts } from '../content/agents/texts.ts';
import classes from './AgentStatusBox.module.css';

export function AgentStatusBox({ status, text, action }: AgentContent['status'] & { status: AgentStatus }) {
  return (
    <Section label={agentTexts.status}>
      <div className={classes.box}>
        <div className={classes.text}>
          <h2 className={classes.heading}>{agentTexts.status}</h2>
          <StatusLabel status={status} />
          <p>{text}</p>
        </div>
        <ButtonLink path={agentTexts.contact}>{action}</ButtonLink>
      </div>
    </Section>
  );
}
