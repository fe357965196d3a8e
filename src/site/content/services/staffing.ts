import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('IT Staffing'),
    description:
      'Contract, contract-to-hire and permanent engineers for PLM, embedded, web, mobile and AI work in India and the US, interviewed by engineers of the same field.',
    keywords: ['IT staffing', 'contract engineers', 'permanent hiring', 'Windchill consultants', 'embedded engineers'],
    drawing: 'A briefing that becomes a shortlist of three people',
  },
  path: paths.staffing,
  name: 'IT Staffing',
  lead: 'We find engineers for your team, on contract or permanently. People who do the same work interview them first.',
  action: 'Describe the role',
  sections: [
    {
      kind: 'drawing',
      label: 'Terms',
      heading: 'Three ways to hire',
      lead: 'They differ in who employs the engineer, and from when.',
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'From your briefing to a shortlist of two or three',
      items: [
        { title: 'Brief', text: 'We ask the future team, not only the hiring manager, what the work really is.' },
        { title: 'Interview', text: 'An engineer from the same field works through a practical task with each candidate.' },
        { title: 'Introduce', text: 'You meet two or three people, with our notes on each.' },
      ],
    },
    {
      kind: 'band',
      label: 'Weeks',
      heading: 'Six months, week by week',
      lead: 'An example of a contract: when we ask how it is going, when its terms are reviewed, and when the work is handed over.',
    },
    {
      kind: 'cards',
      label: 'Fields',
      heading: 'We only interview for work we do ourselves',
      cards: [
        {
          title: 'PLM',
          text: 'People who have been through an upgrade and can say what went wrong.',
          features: ['Windchill administrators', 'Migration and integration engineers'],
        },
        {
          title: 'Embedded and RFID',
          text: 'People who have brought up a board and can read its schematic.',
          features: ['Firmware engineers on ARM', 'RFID and test engineers'],
        },
        {
          title: 'Web and mobile',
          text: 'People who have maintained what they built for longer than a year.',
          features: ['React, Java, .NET and Node.js', 'Kotlin, Swift and cross-platform'],
        },
        {
          title: 'Data and AI',
          text: 'People who measure before they train.',
          features: ['Data and machine learning engineers', 'Evaluation of models'],
        },
      ],
    },
    {
      kind: 'questions',
      label: 'Questions',
      heading: 'Where they work, and what happens if it fails',
      items: [
        {
          question: 'Where are the engineers?',
          answer: 'In India and the US. People who work remotely keep hours that overlap with yours, agreed before the start.',
        },
        {
          question: 'What if it doesn’t work out?',
          answer:
            'Tell us early. Within two business days we talk to both sides and, if that doesn’t help, replace the engineer on the terms of the contract.',
        },
      ],
    },
  ],
  goesWith: [
    { label: 'Careers', path: paths.careers, text: 'Our own openings, for engineers' },
    { label: 'PLM Services', path: paths.plm, text: 'When you need the result, not the person' },
    { label: 'HR-sysDNA', path: `${paths.products}#hr`, text: 'Records, leave and attendance for the team you build' },
  ],
  closing: {
    heading: 'Who is missing from your team?',
    text: 'Tell us what this person should get done in three months. Within two business days we tell you whether we know the right people.',
    action: { label: 'Contact us about a role', path: contactAboutPath('IT Staffing') },
  },
};
