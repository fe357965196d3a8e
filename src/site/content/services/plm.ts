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
      kind: 'cards',
      label: 'Problems',
      heading: 'Problems we are called in to solve',
      cards: [
        {
          title: 'Upgrades and hosting moves',
          text: 'We are two releases behind, and nobody wants to touch the customizations.',
          features: ['Customizations kept or retired one by one', 'Cutover with a rollback at every step'],
        },
        {
          title: 'Data migration',
          text: 'The plant we acquired keeps its parts and drawings in a system of its own.',
          features: ['Mapping rules you can read and approve', 'Duplicates found before they are loaded'],
        },
        {
          title: 'BOM and change management',
          text: 'Engineering and manufacturing each keep a bill of materials, and they disagree.',
          features: ['Engineering and manufacturing views', 'Options, variants and effectivity'],
        },
        {
          title: 'Classification and integration',
          text: 'Designers draw a new bracket because they can’t find the old one.',
          features: ['Classes with units and legal values', 'Interfaces to ERP with an audit trail'],
        },
      ],
    },
    {
      kind: 'band',
      label: 'Rehearsals',
      heading: 'From 37 missing records to none',
      lead: 'Before a migration goes live, we rehearse it on a copy and count what left the old system against what arrived.',
      source: { label: 'Read the report of the third rehearsal', path: paths.reconciliationReport },
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'A migration, step by step',
      detail: 'What step 2 produces: rule MAP-017 gives each of 41,208 revisions of parts a state in Windchill, by its old status.',
      source: { label: 'Read the rule', path: paths.mappingRule },
      items: [
        { title: 'Assess', text: 'We read your configuration and a sample of the data, and talk to the people who use them.' },
        { title: 'Map', text: 'Each field gets a rule that its owner can read. What no rule covers stays out, and is listed.' },
        { title: 'Rehearse', text: 'We load a copy until the counts agree and your key users sign off.' },
        { title: 'Cut over', text: 'We follow the rehearsed script. It names the hour after which we no longer roll back.' },
        { title: 'Support', text: 'For four weeks we answer questions from the shop floor.' },
      ],
    },
    {
      kind: 'questions',
      label: 'Questions',
      heading: 'Before you sign anything',
      items: [
        {
          question: 'How long will Windchill be down?',
          answer: 'We time each step during the rehearsals, so the window you announce is a measured one.',
        },
        {
          question: 'Can you work with our hosting partner?',
          answer: 'Yes, and on your premises or in your cloud account. We write down who is responsible for what.',
        },
        {
          question: 'Can we start with something smaller?',
          answer: 'Yes. A review of the customizations or the classification of one part family is useful on its own.',
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
    text: 'Tell us that, and the complaint you hear most. Within two business days we tell you where we would start.',
    action: { label: 'Talk to a PLM engineer', path: contactAboutPath('PLM Services') },
  },
};
