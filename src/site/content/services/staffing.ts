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
  lead: 'We find engineers for your team, on contract or for good. People who do the same work interview them first.',
  action: 'Describe the role',
  sections: [
    {
      kind: 'table',
      label: 'Terms',
      heading: 'Three ways to hire',
      detail: 'Who employs the engineer, and from when.',
      columns: ['Terms', 'Contract', 'Contract to hire', 'Permanent'],
      rows: [
        ['Good for', 'A project or a peak', 'A role you are not sure about yet', 'A role you plan to fill for years'],
        ['Employed by', 'Us', 'Us, then you', 'You'],
        ['Length', 'One month or more', 'Review halfway, then your decision', 'Open-ended'],
        ['Handover', 'Written notes, part of the contract', 'Written notes, if you part', 'Not needed'],
      ],
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'From your briefing to a shortlist of two or three',
      items: [
        { title: 'Brief', text: 'We talk to the future team as well as the hiring manager and ask what the work really is.' },
        { title: 'Interview', text: 'An engineer from the same field works through a practical task with each candidate.' },
        { title: 'Introduce', text: 'You meet two or three people, with our notes on each.' },
        { title: 'Follow up', text: 'We talk to both sides after two weeks and then every month while the contract runs.' },
      ],
    },
    {
      kind: 'band',
      label: 'Weeks',
      heading: 'Six months, week by week',
      lead: 'An example of a contract: when we ask how it goes, when its terms are reviewed, and when the work is handed over.',
    },
    {
      kind: 'statements',
      label: 'Symptoms',
      heading: 'If this is how hiring goes today',
      statements: [
        'We get resumes full of keywords, and interviews that are over after five minutes.',
        'The role has been open for months, and the project has not waited.',
        'We need a Windchill administrator for six months, not permanently.',
        'The contractor was good. Their knowledge left with them.',
      ],
    },
    {
      kind: 'cards',
      label: 'Fields',
      heading: 'We only interview for work we do ourselves',
      cards: [
        {
          title: 'PLM',
          text: 'People who have been through an upgrade and can say what went wrong.',
          features: ['Windchill administrators and developers', 'Migration and integration engineers', 'BOM and change specialists'],
        },
        {
          title: 'Embedded and RFID',
          text: 'People who have brought up a board and can read its schematic.',
          features: ['Firmware engineers on ARM', 'RFID and middleware engineers', 'Test engineers with bench experience'],
        },
        {
          title: 'Web and mobile',
          text: 'People who have maintained what they built for longer than a year.',
          features: ['React, Java, .NET and Node.js', 'Kotlin, Swift and cross-platform', 'Test automation'],
        },
        {
          title: 'Data and AI',
          text: 'People who measure before they train.',
          features: ['Data engineers', 'Machine learning engineers', 'Evaluation and operation of language models'],
        },
      ],
    },
    {
      kind: 'list',
      label: 'Results',
      heading: 'What you get besides the engineer',
      items: [
        'A role profile that you can use again',
        'Interview notes on every candidate you meet',
        'Reference checks, made with the candidate’s consent',
        'One contract and one person to call',
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
          question: 'What if it does not work out?',
          answer:
            'Tell us early. Within two working days we talk to both sides and, if that does not help, replace the engineer on the terms in the contract.',
        },
        {
          question: 'I am an engineer looking for work. Is this for me?',
          answer: 'See the careers page. It lists our openings, and you can apply there with your resume.',
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
    text: 'Tell us what this person should get done in the first three months. Within two working days we tell you whether we know the right people.',
    fact: { figure: '2 or 3', text: 'people to meet, with our notes on each' },
    action: { label: 'Contact us about a role', path: contactAboutPath('IT Staffing') },
  },
};
