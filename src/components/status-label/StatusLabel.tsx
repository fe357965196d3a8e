import type { AgentStatus } from '../../content/agents/agent.ts';
import classes from './StatusLabel.module.css';

/** An agent's status: green Active, orange Beta, grey Coming Soon. */
export function StatusLabel({ status }: { status: AgentStatus }) {
  return (
    <span className={classes.label} data-status={status}>
      {status}
    </span>
  );
}
