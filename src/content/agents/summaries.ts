import { paths } from '../../paths.ts';
import type { AgentSummary } from './agent.ts';

export const agents = {
  contentSummarizer: {
    name: 'Content Summarizer',
    description: 'Condenses reports, minutes and manuals to what the reader needs, with a link back to every passage.',
    status: 'Active',
    path: paths.contentSummarizer,
  },
  customerSupportBot: {
    name: 'Customer Support Bot',
    description: 'Answers customers from your own help pages and past tickets, and hands over to a person when it should.',
    status: 'Beta',
    path: paths.customerSupportBot,
  },
  dataInsights: {
    name: 'Data Insights',
    description: 'Takes a question in plain English, queries your database and shows the figures, with the query behind them.',
    status: 'Active',
    path: paths.dataInsights,
  },
  codeReview: {
    name: 'Code Review',
    description: 'Reads each pull request against your own rules and past incidents, and comments where a person should look.',
    status: 'Coming Soon',
    path: paths.codeReview,
  },
  windchillCoderGpt: {
    name: 'WindchillCoderGPT',
    description: 'An IntelliJ coding agent that knows the Windchill APIs and writes customisations your team can keep.',
    status: 'Beta',
    path: paths.windchillCoderGpt,
  },
  plmRegulatoryHub: {
    name: 'PLM Regulatory Hub',
    description: 'Automates FDA and EU MDR submissions: gathers the evidence from PLM, drafts the sections, tracks the gaps.',
    status: 'Beta',
    path: paths.plmRegulatoryHub,
  },
} satisfies Record<string, AgentSummary>;
