import { contactAboutPath, paths } from '../../../paths.ts';
import { agents } from '../agents/summaries.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('PLM Services'),
    description:
      'Windchill upgrades, data migration, BOM and change management, part classification and integration with ERP, rehearsed on a copy of your data before production.',
    keywords: ['PLM', 'Windchill', 'Windchill upgrade', 'PLM data migration', 'BOM management', 'change management', 'part classification'],
    drawing: 'The engineering and the manufacturing view of one pump, with one difference between them',
  },
  path: paths.plm,
  name: 'PLM Services',
  lead: 'We upgrade Windchill, move data into it and resolve the differences between what engineering releases and what the line builds.',
  action: 'Ask about an upgrade',
  sections: [
    {
      kind: 'statements',
      label: 'Symptoms',
      heading: 'Four things we hear in first meetings',
      statements: [
        'We are two releases behind, and nobody wants to touch the customizations.',
        'Engineering and manufacturing each keep a bill of materials, and they disagree.',
        'Designers draw a new bracket because they can’t find the old one.',
        'A change takes weeks, and most of that is waiting for a signature.',
      ],
    },
    {
      kind: 'cards',
      label: 'Work',
      heading: 'Upgrade, migrate, structure, connect',
      lead: 'You can buy each piece separately. An upgrade, or one bill of materials put in order, is a good place to start.',
      cards: [
        {
          title: 'Upgrades and hosting moves',
          text: 'From any supported release to a current one, with your customizations reviewed, reduced and ported.',
          features: [
            'Inventory of customizations, kept or retired one by one',
            'Rehearsals on a copy of production',
            'Cutover plan with a rollback at every step',
          ],
        },
        {
          title: 'Data migration',
          text: 'Parts, documents, CAD files and their history, from file shares, older PLM systems or acquired companies.',
          features: [
            'Mapping rules you can read and approve',
            'Duplicates found before they are loaded',
            'Counts and checksums reconciled after every run',
          ],
        },
        {
          title: 'BOM and change management',
          text: 'One structure from design to manufacturing, and a change process that people follow because it is the shortest path.',
          features: [
            'Engineering and manufacturing views',
            'Problem report, change request, change notice',
            'Options, variants and effectivity',
          ],
        },
        {
          title: 'Classification and integration',
          text: 'Parts that can be found by what they are, and data that reaches ERP, MES and suppliers without retyping.',
          features: [
            'Class structure with units and legal values',
            'Interfaces to ERP with retries and an audit trail',
            'Suppliers see their own parts and nothing else',
          ],
        },
      ],
    },
    {
      kind: 'band',
      label: 'Rehearsals',
      heading: 'Thirty-seven, two, none',
      lead: 'Before a migration goes live we rehearse it on a copy, and count what left the old system against what arrived. The difference must come down to zero.',
      source: { label: 'Read the report of the third rehearsal', path: paths.reconciliationReport },
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'An upgrade, from the first look to the last question',
      detail: 'Mapping rule MAP-017 at work: 41,208 revisions of parts by their old status, and the state each gets in Windchill.',
      items: [
        {
          title: 'Look',
          text: 'We read your configuration, your customizations and a sample of the data, and talk to the people who use them.',
        },
        { title: 'Plan', text: 'You get a written scope: what changes, what is retired, and how success will be measured.' },
        { title: 'Rehearse', text: 'We run the work on a copy until the result reconciles and your key users sign it off.' },
        { title: 'Go live', text: 'Cutover follows the rehearsed script. The script names the hour after which we no longer roll back.' },
        { title: 'Support', text: 'For four weeks we answer questions from the shop floor. Then we hand over or stay on, as you choose.' },
      ],
    },
    {
      kind: 'specimens',
      label: 'Samples',
      heading: 'What the paperwork looks like',
    },
    {
      kind: 'list',
      label: 'Results',
      heading: 'What you get from an upgrade',
      items: [
        'A running system on a supported release, with its configuration in version control',
        'Migration scripts and reconciliation reports you can run again',
        'Source and build of every customization that remains',
        'An operating guide written for your administrators',
      ],
    },
    {
      kind: 'questions',
      label: 'Questions',
      heading: 'Before you sign anything',
      items: [
        {
          question: 'How long will Windchill be down?',
          answer: 'We time each step during the rehearsals on a copy of your data, so the window you announce is a measured one.',
        },
        {
          question: 'Can you work with our hosting partner?',
          answer:
            'Yes. We work on your premises, in your cloud account or with a hosting partner, and write down who is responsible for what.',
        },
        {
          question: 'We are not ready for a full project. Can we start small?',
          answer:
            'Yes. A review of the customizations or the classification of one part family makes a good first step and is useful on its own.',
        },
      ],
    },
  ],
  goesWith: [
    { label: agents.windchillCoderGpt.name, path: agents.windchillCoderGpt.path, text: 'Writes Windchill customizations in IntelliJ' },
    { label: agents.plmRegulatoryHub.name, path: agents.plmRegulatoryHub.path, text: 'Drafts FDA and EU MDR submissions from PLM records' },
    { label: 'Application Development', path: paths.application, text: 'Interfaces between Windchill, ERP and the shop floor' },
  ],
  closing: {
    heading: 'Which release are you on?',
    text: 'Tell us that, and the complaint you hear most. Within two working days we name what we would look at first.',
    fact: { figure: '4 weeks', text: 'of answers from us after you go live' },
    action: { label: 'Talk to a PLM engineer', path: contactAboutPath('PLM Services') },
  },
};
