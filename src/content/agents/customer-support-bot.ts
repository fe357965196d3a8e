import { titled } from '../head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('Customer Support Bot'),
    description:
      'An AI agent that answers customers from your own help pages and resolved tickets, and hands over to a person with the whole conversation.',
    keywords: ['AI agent', 'customer support', 'support bot', 'help desk automation'],
  },
  agent: agents.customerSupportBot,
  overview: [
    'Most questions to a help desk have been answered before. The Customer Support Bot finds that answer in your help pages and resolved tickets and gives it in the customer’s own language.',
    'It says that it is a program, and it does not guess. Asked to, or without an answer that has a source, it hands over to a person at once.',
  ],
  flow: { input: 'A customer’s question', work: 'Finds, checks, answers', output: 'An answer, or a handover' },
  features: [
    { title: 'Only what you published', text: 'Answers come from the pages and tickets you release to it.' },
    { title: 'Handover with context', text: 'Your colleague sees the conversation and what was already tried.' },
    { title: 'Actions within limits', text: 'Order status, appointment, return label: only what you allow.' },
    { title: 'A list of gaps', text: 'Questions without an answer, counted, for the people who write your help pages.' },
  ],
  useCases: [
    { title: 'First line outside office hours', text: 'Simple questions are answered; the rest waits, already sorted.' },
    { title: 'Product support', text: 'Set-up and error codes, by model and firmware version.' },
    { title: 'Internal help desk', text: 'Access, devices and holidays, in the chat your people use.' },
  ],
  status: { text: 'Beta: open to a small group, and its interfaces may still change.', action: 'Ask to take part' },
};
