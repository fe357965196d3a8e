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
      kind: 'statements',
      label: 'Symptoms',
      heading: 'Your application today may be a spreadsheet',
      statements: [
        'The real process lives in a spreadsheet that goes around by email.',
        'Our application works, but only one person dares to change it.',
        'People type the same order into three systems.',
        'Every release breaks something that worked before.',
      ],
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'A release every two weeks',
      detail: 'A handover, day by day: we show each task once, and your people do it alone on another day.',
      items: [
        { title: 'Watch', text: 'We sit beside the people who do the work and draw the process as it is, not as the manual describes it.' },
        { title: 'Sketch', text: 'Clickable screens show what we understood. Mistakes are cheap here.' },
        { title: 'Build', text: 'Every two weeks you get a release to use, and you decide what comes next.' },
        { title: 'Hand over', text: 'Your team takes part from the start, so the handover is a date and not a project.' },
      ],
    },
    {
      kind: 'cards',
      label: 'Work',
      heading: 'Build, connect, renew, run',
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
          text: 'Interfaces between ERP, PLM, CRM and the shop floor that survive a bad network and say what went wrong.',
          features: ['REST, events and message queues', 'Retries that never post twice', 'One place to see what is stuck'],
        },
        {
          title: 'Modernization',
          text: 'Old applications moved a part at a time. Each part is live before the next one begins.',
          features: ['Tests around today’s behavior first', 'Old and new side by side', 'Data moved, with proof that nothing is lost'],
        },
        {
          title: 'Maintenance and operation',
          text: 'Updates, monitoring and small improvements for applications that we or others have written.',
          features: ['Dependencies kept current', 'Alerts on what users notice', 'Response times agreed in the contract'],
        },
      ],
    },
    {
      kind: 'table',
      label: 'Old systems',
      heading: 'Keep, wrap or replace?',
      lead: 'The question comes up for every old system in the picture. This is our usual answer.',
      columns: ['What we find', 'What we propose', 'First step'],
      rows: [
        ['It works, and nothing about it must change', 'Keep it', 'An interface for the data others need'],
        ['It works, but only one person understands it', 'Wrap it in tests', 'Tests around today’s behavior'],
        ['It blocks every change around it', 'Replace it in parts', 'The part that changes most often'],
        ['Nobody uses half of it', 'Retire that half', 'Four weeks of usage data'],
      ],
    },
    {
      kind: 'band',
      label: 'Move',
      heading: 'The old application goes one part at a time',
      lead: 'For two releases, old and new run side by side and their results are compared. Only then is the old part switched off, and the next part begins.',
    },
    {
      kind: 'specimens',
      label: 'Sample',
      heading: 'How we hand over',
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
    {
      kind: 'list',
      label: 'Results',
      heading: 'What you own at the end',
      items: [
        'The application, in your own cloud account or data center',
        'Source with automated tests and a one-command build',
        'Interface descriptions that other vendors can work from',
        'Records of the decisions that shaped it, and why',
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
    text: 'The one everybody depends on. Within two working days we tell you what it says the application must do.',
    fact: { figure: '2 weeks', text: 'from one release to the next' },
    action: { label: 'Tell us about it', path: contactAboutPath('Application Development') },
  },
};
