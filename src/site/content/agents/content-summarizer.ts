import { paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import { specimens } from '../specimens/summaries.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('Content Summarizer'),
    description:
      'An AI agent that condenses reports, minutes and manuals to the length and form you set, and links each statement to the passage it comes from.',
    keywords: ['AI agent', 'text summarization', 'document summary', 'meeting minutes'],
    drawing: 'A night’s log condensed to half a page, with links to its passages',
  },
  agent: agents.contentSummarizer,
  action: 'Ask for a trial',
  overview: {
    heading: 'One log, three lengths',
    paragraphs: [
      'A long document is written once and needed in many lengths: a line for the list, a paragraph for the manager, a page for the colleague who takes over.',
      'The Content Summarizer writes each of these from the same source, in the form you define. It links every statement to its passage, so a reader in doubt can check the original with one click.',
    ],
  },
  features: {
    heading: 'What keeps a summary honest',
    items: [
      { title: 'Forms you define', text: 'Length, headings and tone are templates you edit. Nobody has to write prompts.' },
      { title: 'A source for every sentence', text: 'Each sentence links to the page and paragraph it comes from.' },
      { title: 'Comparison of versions', text: 'From two versions of a document, it lists what changed and what follows from it.' },
      { title: 'Common formats', text: 'It reads PDF and Word files, web pages, email threads and transcripts.' },
    ],
  },
  useCases: {
    heading: 'Logs, audit reports and new editions',
    items: [
      { title: 'Shift handover', text: 'The night log becomes half a page for the morning shift.' },
      { title: 'Test and audit reports', text: 'Findings and open points fit on one page, with the evidence behind each.' },
      { title: 'Changes to standards', text: 'A new edition is compared with the old one, section by section.' },
    ],
  },
  status: {
    heading: 'Try it on a document you know',
    text: 'Active: in use, and open to new customers. For a trial, choose a document you have read yourself, so you can tell what the summary leaves out.',
  },
  goesWith: [
    { label: 'AI Services', path: paths.ai, text: 'Search and extraction on your own documents' },
    {
      label: specimens.evaluationTable.label,
      path: specimens.evaluationTable.path,
      text: 'How we measure an assistant, wrong answers included',
    },
    { label: agents.customerSupportBot.name, path: agents.customerSupportBot.path, text: 'Answers customers from your help pages' },
  ],
};
