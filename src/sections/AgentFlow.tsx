import { BrandMark } from '../components/brand/BrandMark.tsx';
import type { AgentContent } from '../content/agents/agent.ts';
import { agentTexts } from '../content/agents/texts.ts';
import classes from './AgentFlow.module.css';

export function AgentFlow({ input, work, output }: AgentContent['flow']) {
  const { label, ...names } = agentTexts.flow;
  return (
    <ol className={classes.flow} aria-label={label}>
      <li className={classes.part}>
        <span className={classes.name}>{names.input}</span>
        {input}
      </li>
      <li className={classes.part} data-agent>
        <BrandMark size={36} />
        <span>
          <span className={classes.name}>{names.work}</span>
          {work}
        </span>
      </li>
      <li className={classes.part}>
        <span className={classes.name}>{names.output}</span>
        {output}
      </li>
    </ol>
  );
}
