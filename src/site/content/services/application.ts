import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('Application Development'),
    description:
      'Web applications built around the way your people work, integrated with ERP, PLM and identity systems, and handed over with their tests.',
    keywords: ['application development', 'web applications', 'system integration', 'legacy modernization', 'API development'],
    drawing: 'One order on its way through shop, ERP and warehouse',
  },
  path: paths.application,
  name: 'Application Development',
  lead: 'We build web applications around the way your people work and connect them to the ERP, PLM and identity systems you already run.',
  action: 'Talk about your application',
  sections: [
    {
      kind: 'cards',
      label: 'Problems',
      heading: 'Your application today may be a spreadsheet',
      cards: [
        {
          title: 'New applications',
          text: 'The real process lives in a spreadsheet that goes around by email.',
          features: ['A release to use every two weeks', 'Roles and single sign-on'],
        },
        {
          title: 'Integration',
          text: 'People type the same order into three systems.',
          features: ['REST, events and message queues', 'Retries that never post twice'],
        },
        {
          title: 'Modernization',
          text: 'Our application works, but only one person dares to change it.',
          features: ['Tests around today’s behavior first', 'Old and new side by side'],
        },
        {
          title: 'Maintenance and operation',
          text: 'Every release breaks something that worked before.',
          features: ['Alerts on what users notice', 'Response times in the contract'],
        },
      ],
    },
    {
      kind: 'band',
      label: 'Cutover',
      heading: 'The old application goes one part at a time',
      lead: 'For two releases, old and new run side by side and their results are compared. Only then is the old part switched off.',
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'You run it before we leave',
      detail: 'A handover, day by day: we show each task once, and your people do it alone on another day.',
      source: { label: 'Read the checklist', path: paths.handoverChecklist },
      items: [
        { title: 'Watch', text: 'We sit beside the people who do the work, and sketch what we understood as clickable screens.' },
        { title: 'Build', text: 'Each release is in use before you decide what comes next.' },
        { title: 'Hand over', text: 'Your team takes part from the start, so the handover is a date and not a project.' },
      ],
    },
    {
      kind: 'questions',
      label: 'Questions',
      heading: 'Stack, price and ownership',
      items: [
        {
          question: 'What do you build with?',
          answer: 'TypeScript and React in the browser; Java, .NET, Node.js or Python behind it. We choose what your team can maintain.',
        },
        {
          question: 'Fixed price, or time and materials?',
          answer: 'A first step with a clear scope can have a fixed price. After that, paying for time lets you steer every two weeks.',
        },
        { question: 'Who owns the code?', answer: 'You do, from the first commit, in your own repository if you like.' },
      ],
    },
  ],
  goesWith: [
    { label: 'PLM Services', path: paths.plm, text: 'When the data lives in Windchill' },
    { label: 'S&P-sysDNA', path: `${paths.products}#sp`, text: 'Orders, stock and billing without a project' },
    { label: 'Mobile Apps', path: paths.mobile, text: 'The same process, away from the desk' },
  ],
  closing: {
    heading: 'Show us the spreadsheet',
    text: 'The one everybody depends on. Within two business days we tell you what it says the application must do.',
    action: { label: 'Tell us about it', path: contactAboutPath('Application Development') },
  },
};
