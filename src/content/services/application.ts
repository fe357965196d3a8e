import { paths } from '../../paths.ts';
import { titled } from '../head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('Application Development'),
    description:
      'Web applications built around the way your people work, integrated with ERP, PLM and identity systems, and handed over with their tests.',
    keywords: ['application development', 'web applications', 'system integration', 'legacy modernisation', 'API development'],
  },
  path: paths.application,
  name: 'Application Development',
  lead: 'Web applications that fit the work instead of bending it, and that talk to the systems you already run.',
  problem: {
    heading: 'Does this sound familiar?',
    statements: [
      'The real process lives in a spreadsheet that goes round by email.',
      'Our application works, but only one person dares to change it.',
      'People type the same order into three systems.',
      'Every release breaks something that worked before.',
    ],
  },
  work: {
    heading: 'What we do',
    lead: 'From a first screen that users can try to an application that runs for years.',
    cards: [
      {
        title: 'New applications',
        text: 'Designed with the people who will use them, released early, extended by what they ask for next.',
        features: [
          'Working software from the first weeks',
          'Accessible by keyboard and screen reader',
          'Roles, audit trail and single sign-on',
        ],
      },
      {
        title: 'Integration',
        text: 'Interfaces between ERP, PLM, CRM and shop floor that survive a bad network and say what went wrong.',
        features: ['REST, events and message queues', 'Retries that never book twice', 'One place to see what is stuck'],
      },
      {
        title: 'Modernisation',
        text: 'Old applications moved a part at a time, each part live before the next is begun.',
        features: ['Tests around today’s behaviour first', 'Old and new side by side', 'Data moved with proof that nothing is lost'],
      },
      {
        title: 'Care and operation',
        text: 'Updates, monitoring and small improvements for applications we or others have written.',
        features: ['Dependencies kept current', 'Alerts on what users feel', 'Agreed response times'],
      },
    ],
  },
  steps: {
    heading: 'How an engagement runs',
    items: [
      { title: 'Watch', text: 'We sit beside the people who do the work and draw the process as it is, not as the manual has it.' },
      { title: 'Sketch', text: 'Clickable screens show what we understood. Mistakes are cheap here.' },
      { title: 'Build', text: 'Every two weeks you get a release to use. You decide what comes next.' },
      { title: 'Hand over', text: 'Your team takes part from the start, so the handover is a date, not a project.' },
    ],
  },
  results: {
    heading: 'What you hold in your hands',
    items: [
      'The application, in your own cloud account or data centre',
      'Source with automated tests and a one-command build',
      'Interface descriptions that other suppliers can work from',
      'Records of the decisions that shaped it, and why',
    ],
  },
  questions: {
    heading: 'Questions people ask',
    items: [
      {
        question: 'What do you build with?',
        answer: 'TypeScript and React in the browser; Java, .NET, Node.js or Python behind it. We follow what your team can keep.',
      },
      {
        question: 'Fixed price or by time?',
        answer: 'A first step with a clear scope can be fixed. After it, paying by time lets you steer every two weeks.',
      },
      {
        question: 'Who owns the code?',
        answer: 'You do, from the first commit, in your own repository if you like.',
      },
    ],
  },
  closing: {
    heading: 'Show us the spreadsheet',
    text: 'The one everybody depends on. It usually tells us most of what the application must do.',
    action: { label: 'Talk about your application', path: paths.contact },
  },
};
