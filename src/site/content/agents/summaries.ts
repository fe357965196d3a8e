import { paths } from '../../../paths.ts';
import type { AgentSummary } from './agent.ts';

export const agents = {
  contentSummarizer: {
    name: 'Content Summarizer',
    description: 'Condenses reports, minutes and manuals to what the reader needs and links each statement to its passage.',
    status: 'Active',
    path: paths.contentSummarizer,
  },
  customerSupportBot: {
    name: 'Customer Support Bot',
    description: 'Answers customers from your own help pages and resolved tickets, and hands over to a person when it has no answer.',
    status: 'Beta',
    path: paths.customerSupportBot,
  },
  dataInsights: {
    name: 'Data Insights',
    description: 'Turns a question in plain English into a database query and shows the figures together with that query.',
    status: 'Active',
    path: paths.dataInsights,
  },
  codeReview: {
    name: 'Code Review',
    description: 'Reads each pull request against your own rules and past incidents and shows the reviewer where to look.',
    status: 'Coming Soon',
    path: paths.codeReview,
  },
  windchillCoderGpt: {
    name: 'WindchillCoderGPT',
    description: 'An IntelliJ coding agent that knows the Windchill APIs and writes customizations your team can maintain.',
    status: 'Beta',
    path: paths.windchillCoderGpt,
  },
  plmRegulatoryHub: {
    name: 'PLM Regulatory Hub',
    description: 'Automates FDA and EU MDR submissions: gathers the evidence from PLM, drafts the sections and lists the gaps.',
    status: 'Beta',
    path: paths.plmRegulatoryHub,
  },
} satisfies Record<string, AgentSummary>;
