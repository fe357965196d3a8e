import { paths } from '../../paths.ts';
import { titled } from '../head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('AI Services'),
    description:
      'AI and machine learning on your own documents and data: retrieval with sources, document extraction, forecasting, vision, and agents in your tools.',
    keywords: ['AI', 'machine learning', 'AI agents', 'retrieval augmented generation', 'document extraction', 'computer vision'],
  },
  path: paths.ai,
  name: 'AI Services',
  lead: 'Models and agents that do a defined piece of work on your own data, show their sources, and know when to ask a person.',
  problem: {
    heading: 'Does this sound familiar?',
    statements: [
      'The answer is in some report. Nobody knows which.',
      'The demonstration was impressive; on our documents it guesses.',
      'People copy figures from PDFs into forms all day.',
      'We may not send this data to somebody else’s cloud.',
    ],
  },
  work: {
    heading: 'What we do',
    lead: 'We begin with a task that can be checked, and with examples of it done well.',
    cards: [
      {
        title: 'Answers from your documents',
        text: 'Search and question answering over manuals, reports and tickets, with the passage shown beside each answer.',
        features: ['Access rights of the source respected', 'Every statement linked to its passage', 'Says so when there is no answer'],
      },
      {
        title: 'Reading documents',
        text: 'Fields out of invoices, certificates, drawings and forms, with doubtful ones laid before a person.',
        features: ['Confidence for every field', 'Corrections become test cases', 'Results written to ERP or PLM'],
      },
      {
        title: 'Forecasting and vision',
        text: 'Machine learning on measurements and pictures: demand, wear, defects on the line.',
        features: ['Simple baseline first, to beat', 'Training and deployment repeatable', 'Drift watched in operation'],
      },
      {
        title: 'Agents in your tools',
        text: 'Programs that carry out a sequence of steps in the systems you use, within limits you set.',
        features: ['Rights of their own, and few', 'Every step logged', 'Approval by a person where it matters'],
      },
    ],
  },
  related: {
    label: 'See our AI agents',
    path: paths.agents,
    text: 'Six agents we build and run ourselves, from summarising text to writing Windchill code.',
  },
  steps: {
    heading: 'How an engagement runs',
    items: [
      { title: 'Choose', text: 'Together we pick a task with a clear right and wrong, and gather examples of both.' },
      { title: 'Measure', text: 'We build the test first: what share is right today, by hand or by rule?' },
      { title: 'Build', text: 'The simplest thing that beats the measure goes to a few users.' },
      { title: 'Guard', text: 'Limits, logging and review are in place before more people get access.' },
      { title: 'Run', text: 'We watch quality and cost in operation and show you both.' },
    ],
  },
  results: {
    heading: 'What you hold in your hands',
    items: [
      'A test set of your own, with the measured quality of each version',
      'The pipeline as code, on hosted models or on your own hardware',
      'A description of data flows for your security and privacy reviews',
      'Controls to switch it off, narrow it and see what it did',
    ],
  },
  questions: {
    heading: 'Questions people ask',
    items: [
      {
        question: 'Does our data train somebody’s model?',
        answer: 'No. We use services that contractually exclude it, or open models on hardware you control.',
      },
      {
        question: 'How do you deal with invented answers?',
        answer:
          'Answers must rest on passages we can show; tests measure how often they do. Where the cost of an error is high, a person approves.',
      },
      {
        question: 'Which model do you use?',
        answer: 'The one that does best on your test set at a cost that makes sense. The pipeline lets you change it later.',
      },
    ],
  },
  closing: {
    heading: 'Which task would you hand over first?',
    text: 'Describe it, and how you would tell a good result from a bad one. We will say whether AI is the right tool.',
    action: { label: 'Describe the task', path: paths.contact },
  },
};
