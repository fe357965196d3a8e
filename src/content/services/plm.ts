import { paths } from '../../paths.ts';
import { titled } from '../head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('PLM Services'),
    description:
      'Windchill upgrades, data migration, BOM and change management, part classification and integration with ERP, rehearsed on a copy of your data before production.',
    keywords: ['PLM', 'Windchill', 'Windchill upgrade', 'PLM data migration', 'BOM management', 'change management', 'part classification'],
  },
  path: paths.plm,
  name: 'PLM Services',
  lead: 'Windchill that engineering trusts: current, fast, and holding the same truth as the systems around it.',
  problem: {
    heading: 'Does this sound familiar?',
    statements: [
      'We are two releases behind, and nobody wants to touch the customisations.',
      'Engineering and manufacturing each keep a bill of materials, and they disagree.',
      'Designers draw a new bracket because the old one is nowhere to be found.',
      'A change takes weeks, most of it spent waiting for a signature.',
    ],
  },
  work: {
    heading: 'What we do',
    lead: 'Each piece can be had alone. An upgrade, or one bill of materials put in order, is a good place to start.',
    cards: [
      {
        title: 'Upgrades and hosting moves',
        text: 'From any supported release to a current one, with your customisations reviewed, reduced and ported.',
        features: [
          'Inventory of customisations, kept or retired one by one',
          'Rehearsals on a copy of production',
          'Cutover plan with a way back',
        ],
      },
      {
        title: 'Data migration',
        text: 'Parts, documents, CAD and their history from file shares, older PLM systems or acquired companies.',
        features: [
          'Mapping rules you can read and approve',
          'Duplicates found before they are loaded',
          'Counts and checksums reconciled after every run',
        ],
      },
      {
        title: 'BOM and change management',
        text: 'One structure from design to manufacturing, and a change process that people follow because it is the shortest way.',
        features: [
          'Engineering and manufacturing views',
          'Problem report, change request, change notice',
          'Options, variants and effectivity',
        ],
      },
      {
        title: 'Classification and integration',
        text: 'Parts that can be found by what they are, and data that flows to ERP, MES and suppliers without retyping.',
        features: [
          'Class structure with units and legal values',
          'Interfaces to ERP with retries and an audit trail',
          'Supplier access limited to what concerns them',
        ],
      },
    ],
  },
  steps: {
    heading: 'How an engagement runs',
    items: [
      { title: 'Look', text: 'We read your configuration, customisations and a sample of the data, and talk to the people who use them.' },
      { title: 'Plan', text: 'You get a scope in writing: what changes, what is retired, how success will be measured.' },
      { title: 'Rehearse', text: 'We run the work on a copy until the result reconciles and your key users sign it off.' },
      { title: 'Go live', text: 'Cutover follows the rehearsed script, step by step, with a decided point of return.' },
      { title: 'Stay close', text: 'We answer questions from the floor in the first weeks, then hand over or support, as you choose.' },
    ],
  },
  results: {
    heading: 'What you hold in your hands',
    items: [
      'A running system on a supported release, with its configuration in version control',
      'Migration scripts and reconciliation reports you can run again',
      'Source and build of every customisation that remains',
      'An operating guide written for your administrators',
    ],
  },
  questions: {
    heading: 'Questions people ask',
    items: [
      {
        question: 'How long must Windchill be down?',
        answer: 'The rehearsals tell. We time each step on a copy of your data, so the window you announce is a measured one.',
      },
      {
        question: 'Can you work with our hosting partner?',
        answer: 'Yes. We work on premises, in your cloud account or with a hosting partner, and write down who is in charge of what.',
      },
      {
        question: 'We are not ready for a full project. Can we start small?',
        answer: 'A review of the customisations or a classification of one part family makes a good first step, and is useful on its own.',
      },
    ],
  },
  closing: {
    heading: 'Which release are you on?',
    text: 'Tell us that, and the one thing your users complain about most. We will say what we would look at first.',
    action: { label: 'Talk to a PLM engineer', path: paths.contact },
  },
};
