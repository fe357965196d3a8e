import { titled } from '../head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('Data Insights'),
    description:
      'An AI agent that takes questions in plain English, queries your database with read-only rights, and shows figures and charts with the query they came from.',
    keywords: ['AI agent', 'data analysis', 'business intelligence', 'natural language query'],
  },
  agent: agents.dataInsights,
  overview: [
    'A question about the business should not wait for the person who knows SQL. Data Insights turns it into a query, runs it with read-only rights, and shows the result as a table or chart.',
    'The query stands beside the figure, together with the definitions it used. An analyst can check it in a minute, correct it, and save it for everyone.',
  ],
  flow: { input: 'A question in plain English', work: 'Writes and runs a query', output: 'Figures, chart and query' },
  features: [
    { title: 'Your definitions', text: 'Turnover, delivery on time, scrap: said once, used everywhere.' },
    { title: 'Read-only by design', text: 'An account of its own that can change nothing and sees what the asker may see.' },
    { title: 'Query always shown', text: 'No figure without the statement that produced it.' },
    { title: 'Saved questions', text: 'Checked answers become reports that refresh themselves.' },
  ],
  useCases: [
    { title: 'Morning meeting', text: 'Yesterday’s figures and what stands out, before anybody asks.' },
    { title: 'Purchasing', text: 'Which suppliers deliver late, on which parts, since when?' },
    { title: 'Quality', text: 'Returns by batch and line, with the records behind each bar.' },
  ],
  status: { text: 'Active: in use, and open to new customers.', action: 'Ask for a trial' },
};
