import { paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('Customer Support Bot'),
    description:
      'An AI agent, in beta, that answers customers from your own help pages and resolved tickets, and hands the whole conversation to a person when needed.',
    keywords: ['AI agent', 'customer support', 'support bot', 'help desk automation'],
    drawing: 'One question answered from a help page, one handed over to a person',
  },
  agent: agents.customerSupportBot,
  action: 'Ask to join the beta',
  overview: {
    heading: 'Answers with a source, a person for the rest',
    paragraphs: [
      'Most questions that reach a help desk have been answered before. The Customer Support Bot finds the answer in your help pages and resolved tickets and gives it in the customer’s language.',
      'It says that it is a program, and it does not guess. If a customer asks for a person, or no source has the answer, it hands over at once.',
    ],
  },
  features: {
    heading: 'What it may say and what it may do',
    items: [
      { title: 'Only released sources', text: 'Answers come from the pages and tickets you release to it.' },
      { title: 'Handover with context', text: 'Your colleague sees the conversation and what the customer has already tried.' },
      { title: 'Actions within limits', text: 'It can look up an order, book an appointment or send a return label, if you allow it.' },
      { title: 'A list of gaps', text: 'It lists the questions it could not answer, for the people who write your help pages.' },
    ],
  },
  useCases: {
    heading: 'Night hours, product questions, internal help desk',
    items: [
      { title: 'Outside office hours', text: 'It answers simple questions at once and sorts the others for the morning.' },
      { title: 'Product support', text: 'It explains setup and error codes by model and firmware version.' },
      { title: 'Internal help desk', text: 'It answers questions about access, devices and time off in the chat your people use.' },
    ],
  },
  status: {
    heading: 'In use with a small group',
    text: 'Beta: a small group uses it, and its interfaces may still change. You can ask to join.',
  },
  goesWith: [
    { label: 'AI Services', path: paths.ai, text: 'Other tasks on your documents and data' },
    { label: 'Application Development', path: paths.application, text: 'Ticket systems and portals to connect it to' },
    { label: agents.contentSummarizer.name, path: agents.contentSummarizer.path, text: 'Turns long tickets and logs into half a page' },
  ],
};
