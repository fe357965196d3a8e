import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('AI Services'),
    description:
      'AI and machine learning on your own documents and data: retrieval with sources, document extraction, forecasting, vision, and agents in your tools.',
    keywords: ['AI', 'machine learning', 'AI agents', 'retrieval augmented generation', 'document extraction', 'computer vision'],
    drawing: 'An answer that cites its passage, and a question that was not answered',
  },
  path: paths.ai,
  name: 'AI Services',
  lead: 'We build models and agents that do a defined piece of work on your own data, show their sources and pass on what they can’t answer.',
  action: 'Describe a task',
  sections: [
    {
      kind: 'table',
      label: 'Who decides',
      heading: 'What the machine does, and what people decide',
      columns: ['Task', 'The machine', 'A person'],
      rows: [
        ['Questions about manuals', 'Finds the passage and answers from it', 'Answers what no passage covers'],
        ['Incoming invoices', 'Reads the fields, with a confidence for each', 'Checks the uncertain ones and approves the payment'],
        ['Defects on the line', 'Marks suspect parts in the picture', 'Decides on scrap and rework'],
        ['Demand for spare parts', 'Proposes a quantity and its range', 'Places the order'],
      ],
    },
    {
      kind: 'band',
      label: 'Test',
      heading: 'Twelve questions, two wrong answers',
      lead: 'Service technicians chose the questions and gave the verdicts. Two had no answer in the documents, and the assistant said so. Because of the two wrong ones, this version was not released.',
      source: { label: 'Read the evaluation', path: paths.evaluationTable },
    },
    {
      kind: 'cards',
      label: 'Work',
      heading: 'Four kinds of task we take on',
      lead: 'We begin with a task that can be checked, and with examples of it done well.',
      cards: [
        {
          title: 'Answers from your documents',
          text: 'Search and question answering over manuals, reports and tickets, with the passage beside each answer.',
          features: ['Respects the access rights of the source', 'Links every statement to its passage', 'Says so when there is no answer'],
        },
        {
          title: 'Reading documents',
          text: 'Fields from invoices, certificates, drawings and forms. Uncertain ones go to a person.',
          features: ['Confidence for every field', 'Corrections become test cases', 'Results written to ERP or PLM'],
        },
        {
          title: 'Forecasting and vision',
          text: 'Machine learning on measurements and images: demand, wear, defects on the line.',
          features: ['A simple baseline to beat', 'Repeatable training and deployment', 'Drift monitored in production'],
        },
        {
          title: 'Agents in your tools',
          text: 'Programs that carry out a series of steps in the systems you use, within limits you set.',
          features: ['An account of their own, with few rights', 'Every step logged', 'Approval by a person where it matters'],
        },
      ],
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'The test comes before the model',
      detail: 'The same questions, put to the search in use today and to the assistant.',
      items: [
        { title: 'Choose', text: 'Together we pick a task with a clear right and wrong and collect examples of both.' },
        { title: 'Measure', text: 'We build the test first. It shows how much is right today, by hand or by fixed rules.' },
        { title: 'Pilot', text: 'The simplest approach that beats that number goes to a few users.' },
        { title: 'Secure', text: 'Limits, logging and review are in place before more people get access.' },
        { title: 'Run', text: 'We track quality and cost in production and show you both.' },
      ],
    },
    {
      kind: 'specimens',
      label: 'Sample',
      heading: 'Quality, with the failures left in',
    },
    {
      kind: 'statements',
      label: 'Symptoms',
      heading: 'Where most projects start',
      statements: [
        'The answer is in some report. Nobody knows which.',
        'The demo was impressive. On our documents it guesses.',
        'People copy numbers from PDFs into forms all day.',
        'We are not allowed to send this data to somebody else’s cloud.',
      ],
    },
    {
      kind: 'list',
      label: 'Results',
      heading: 'What you can check, change and switch off',
      items: [
        'Your own test set, with the measured quality of each version',
        'The pipeline as code, on hosted models or on your own hardware',
        'A description of the data flows for your security and privacy reviews',
        'Controls to switch the system off, limit it and see what it did',
      ],
    },
    {
      kind: 'questions',
      label: 'Questions',
      heading: 'Data, invented answers and models',
      items: [
        {
          question: 'Does our data train somebody else’s model?',
          answer: 'No. We use services whose contracts rule it out, or open models on hardware you control.',
        },
        {
          question: 'How do you deal with invented answers?',
          answer:
            'An answer must rest on a passage we can show, and tests measure how often it does. Where an error is expensive, a person approves.',
        },
        {
          question: 'Which model do you use?',
          answer: 'The one that does best on your test set at a reasonable cost. The pipeline lets you change it later.',
        },
      ],
    },
  ],
  goesWith: [
    { label: 'AI Agents', path: paths.agents, text: 'Agents we build ourselves, from summaries to Windchill code' },
    { label: 'PLM Services', path: paths.plm, text: 'Clean product data for models and agents to work on' },
    { label: 'Application Development', path: paths.application, text: 'The screens where people check and approve' },
  ],
  closing: {
    heading: 'Which task would you hand over first?',
    text: 'Describe it, and how you tell a good result from a bad one. Within two working days we tell you whether AI is the right tool.',
    fact: { figure: '0', text: 'statements without a link to their passage' },
    action: { label: 'Describe the task', path: contactAboutPath('AI Services') },
  },
};
