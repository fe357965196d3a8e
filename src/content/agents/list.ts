import { paths } from '../../paths.ts';
import type { ClosingContent } from '../closing.ts';
import { type PageContent, titled } from '../head.ts';
import type { AgentSummary } from './agent.ts';
import { agents } from './summaries.ts';

export type AgentsContent = PageContent & {
  back: { label: string; path: string };
  heading: string;
  lead: string;
  listHeading: string;
  action: string;
  /** Completes `action` for screen readers. */
  actionAbout: (name: string) => string;
  agents: AgentSummary[];
  closing: ClosingContent;
};

export const content: AgentsContent = {
  head: {
    title: titled('AI Agents'),
    description:
      'Six AI agents: content summaries, customer support, data insights, code review, Windchill coding in IntelliJ, and FDA and EU MDR submissions.',
    keywords: ['AI agents', 'WindchillCoderGPT', 'PLM Regulatory Hub', 'customer support bot', 'data insights', 'code review agent'],
  },
  back: { label: 'AI Services', path: paths.ai },
  heading: 'AI Agents',
  lead: 'Each agent does one piece of work, within limits that can be read, and leaves a trail of what it did.',
  listHeading: 'The agents',
  action: 'Learn More',
  actionAbout: (name) => `about ${name}`,
  agents: Object.values(agents),
  closing: {
    heading: 'A task none of these does?',
    text: 'We build agents for single customers too. Tell us the steps a person takes today.',
    action: { label: 'Describe the task', path: paths.contact },
  },
};
