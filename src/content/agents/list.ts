import { contactAboutPath, paths } from '../../paths.ts';
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
      'Six AI agents, from active to coming soon: summaries, customer support, data insights, code review, Windchill coding, FDA and EU MDR submissions.',
    keywords: ['AI agents', 'WindchillCoderGPT', 'PLM Regulatory Hub', 'customer support bot', 'data insights', 'code review agent'],
    drawing: 'Which agents read, draft or act, and the person who decides',
  },
  back: { label: 'AI Services', path: paths.ai },
  heading: 'AI Agents',
  lead: 'Each agent does one piece of work within limits you can read, and logs every step. Some only read, some draft, one acts. The decision stays with a person.',
  listHeading: 'Six agents, from active to coming soon',
  action: 'Learn More',
  actionAbout: (name) => `about ${name}`,
  agents: Object.values(agents),
  closing: {
    heading: 'A task none of these does?',
    text: 'We also build agents for a single customer. Tell us which steps a person takes today. We answer within two working days.',
    fact: { figure: '1 of 6', text: 'agents acts; the others read or draft' },
    action: { label: 'Describe the task', path: contactAboutPath('AI Agents') },
  },
};
