import { paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('Data Insights'),
    description:
      'An AI agent that takes questions in plain English, queries your database with read-only rights and shows figures and charts with the query behind them.',
    keywords: ['AI agent', 'data analysis', 'business intelligence', 'natural language query'],
    drawing: 'A question, its SQL query, a small chart, and the analyst who checks it',
  },
  agent: agents.dataInsights,
  action: 'Ask for a trial',
  overview: {
    heading: 'No figure without its query',
    paragraphs: [
      'A question about the business should not have to wait for the one person who knows SQL. Data Insights turns it into a query, runs it with read-only rights and shows the result as a table or a chart.',
      'Next to the figure are the query and the definitions it used. An analyst can read the query, correct it and save it for everyone.',
    ],
  },
  features: {
    heading: 'Built so that an analyst can check it',
    items: [
      { title: 'Your definitions', text: 'Revenue, on-time delivery and scrap are defined once and used in every answer.' },
      {
        title: 'Read-only account',
        text: 'Its database account cannot change anything, and it shows only what the person asking may see.',
      },
      { title: 'The query in view', text: 'Every figure comes with the statement that produced it.' },
      { title: 'Saved questions', text: 'Checked answers become reports that refresh automatically.' },
    ],
  },
  useCases: {
    heading: 'Questions that come back every week',
    items: [
      { title: 'Morning meeting', text: 'Yesterday’s figures and the outliers are ready before the meeting starts.' },
      { title: 'Purchasing', text: 'Which suppliers deliver late, which parts, and since when?' },
      { title: 'Quality', text: 'Returns by batch and line, with the records behind each bar.' },
    ],
  },
  status: {
    heading: 'Start with a question you can answer',
    text: 'Active: in use, and open to new customers. For a trial, choose questions you know the answers to, so you can check every figure.',
  },
  goesWith: [
    { label: 'AI Services', path: paths.ai, text: 'Forecasts and models on the same data' },
    { label: 'Application Development', path: paths.application, text: 'Dashboards and interfaces to ERP and the shop floor' },
    { label: agents.contentSummarizer.name, path: agents.contentSummarizer.path, text: 'Does for reports what this does for tables' },
  ],
};
