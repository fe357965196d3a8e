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
      kind: 'cards',
      label: 'Problems',
      heading: 'What the machine does, and what people decide',
      cards: [
        {
          title: 'Answers from your documents',
          text: 'The answer is in some report. Nobody knows which.',
          features: ['The machine links its answer to a passage', 'A person answers what no passage covers'],
        },
        {
          title: 'Reading documents',
          text: 'People copy numbers from PDFs into forms all day.',
          features: ['The machine rates its own confidence', 'A person checks the uncertain ones'],
        },
        {
          title: 'Forecasting and vision',
          text: 'The demo was impressive. On our parts it guesses.',
          features: ['The machine marks suspect parts', 'A person decides on scrap and rework'],
        },
        {
          title: 'Agents in your tools',
          text: 'Five systems, twelve clicks, and the same steps every morning.',
          features: ['The machine logs each step it takes', 'A person approves where it matters'],
        },
      ],
    },
    {
      kind: 'band',
      label: 'Test',
      heading: 'Twelve questions, two wrong answers',
      lead: 'Service technicians chose the questions and gave the verdicts. Because of the two wrong answers, this version was not released.',
      source: { label: 'Read the evaluation', path: paths.evaluationTable },
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'The test comes before the model',
      detail: 'The same questions, put to the search in use today and to the assistant.',
      items: [
        { title: 'Choose', text: 'Together we pick a task and collect examples of it done well and done badly.' },
        { title: 'Measure', text: 'We build the test first. It shows how much is right today, by hand or by fixed rules.' },
        { title: 'Pilot', text: 'The simplest approach that beats that number goes to a few users.' },
        { title: 'Run', text: 'We track quality and cost in production and show you both.' },
      ],
    },
    {
      kind: 'questions',
      label: 'Questions',
      heading: 'Data, models and invented answers',
      items: [
        {
          question: 'Does our data train somebody else’s model?',
          answer: 'No. We use services whose contracts rule it out, or open models on hardware you control.',
        },
        {
          question: 'How do you deal with invented answers?',
          answer: 'An answer must rest on a passage we can show, and tests measure how often it does.',
        },
        {
          question: 'Which model do you use?',
          answer: 'The one that does best on your test set at a reasonable cost. You can change it later.',
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
    text: 'Describe it, and how you tell a good result from a bad one. Within two business days we tell you whether AI is the right tool.',
    action: { label: 'Describe the task', path: contactAboutPath('AI Services') },
  },
};
