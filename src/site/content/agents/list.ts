import { contactAboutPath, paths } from '../../../paths.ts';
import type { ClosingContent } from '../closing.ts';
import { type PageContent, titled } from '../../../shared/texts/head.ts';
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
  listLead: string;
  /** Each with a task and a line of its answer, which its drawing shows too. */
  agents: (AgentSummary & { sample: { task: string; answer: string } })[];
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
  listLead: 'Each with a task and a line of its answer. The data is invented.',
  action: 'Learn More',
  actionAbout: (name) => `about ${name}`,
  agents: [
    { ...agents.contentSummarizer, sample: { task: 'Night log, 14 pages', answer: '02:14. Seal S-40 replaced, no spare left.' } },
    { ...agents.dataInsights, sample: { task: '“Which parts arrive late?”', answer: 'Castings, by 9 days on average' } },
    { ...agents.customerSupportBot, sample: { task: '“My P-200 shows E14. Why?”', answer: 'The filter is blocked. Rinse it.' } },
    {
      ...agents.windchillCoderGpt,
      sample: { task: '“Reject a part without a weight”', answer: 'WeightListener.java, compiles, 0 errors' },
    },
    { ...agents.plmRegulatoryHub, sample: { task: 'Five PLM records', answer: 'Gap in section 2: no manual on file' } },
    { ...agents.codeReview, sample: { task: 'Pull request 214, frame.c, line 42', answer: 'Upper limit gone, buf holds 64 bytes' } },
  ],
  closing: {
    heading: 'A task none of these does?',
    text: 'We also build agents for a single customer. Tell us which steps a person takes today. We answer within two business days.',
    action: { label: 'Describe the task', path: contactAboutPath('AI Agents') },
  },
};
