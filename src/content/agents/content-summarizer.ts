import { titled } from '../head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('Content Summarizer'),
    description:
      'An AI agent that condenses reports, minutes and manuals into summaries of the length and form you set, each statement linked to the passage it rests on.',
    keywords: ['AI agent', 'text summarization', 'document summary', 'meeting minutes'],
  },
  agent: agents.contentSummarizer,
  overview: [
    'Long documents are written once and needed in many lengths: a line for the list, a paragraph for the manager, a page for the person who takes over.',
    'The Content Summarizer makes each of these from the same source, in the form you define, and ties every statement to the passage it comes from, so that a reader in doubt is one click from the original.',
  ],
  flow: { input: 'Reports, minutes, manuals', work: 'Reads, selects, condenses', output: 'A summary with its sources' },
  features: [
    { title: 'Forms you define', text: 'Length, headings and tone are templates that you edit; no prompt writing.' },
    { title: 'Statements with sources', text: 'Each sentence carries a link to page and paragraph.' },
    { title: 'Differences', text: 'Given two versions, it says what changed and what that means.' },
    { title: 'Many formats', text: 'PDF, Word, web pages, email threads and transcripts.' },
  ],
  useCases: [
    { title: 'Handover between shifts', text: 'The log of the night becomes half a page for the morning.' },
    { title: 'Test and audit reports', text: 'Findings and open points on one page, the evidence behind each.' },
    { title: 'Standards watch', text: 'A new edition against the old one, section by section.' },
  ],
  status: { text: 'Active: in use, and open to new customers.', action: 'Ask for a trial' },
};
