import { paths } from '../../paths.ts';
import type { ClosingContent } from './closing.ts';
import { company } from '../../shared/texts/company.ts';
import { type PageContent, titled } from '../../shared/texts/head.ts';
import type { NavigationLink } from './navigation.ts';
import { specimens } from './specimens/summaries.ts';

/** `proof` is a sample document that shows it. */
export type Value = { name: string; text: string; proof: NavigationLink & { text: string } };

export type AboutContent = PageContent & {
  heading: string;
  lead: string;
  history: { heading: string };
  values: { heading: string; items: Value[] };
  hours: { heading: string; lead: string };
  motto: { heading: string; text: string };
  mission: { heading: string; text: string };
  closing: ClosingContent;
};

export const content: AboutContent = {
  head: {
    title: titled('About Us'),
    description: `${company.name}: how a Windchill practice grew into a team for devices, applications and AI, what we value and what we are working toward.`,
    keywords: [`about ${company.name}`, 'IT services company', 'Bengaluru', 'PLM consultancy'],
    drawing: 'Who does what in a project: one lead, five teams and their roles',
  },
  heading: 'About Us',
  lead: `${company.name} is a team of engineers in India and the US. One project lead answers to you. The engineers of each field do the work, and review each other’s.`,
  history: { heading: 'How we got here' },
  values: {
    heading: 'What we value',
    items: [
      {
        name: 'Professional Excellence',
        text: 'When we don’t know something, we say so and find out.',
        proof: { ...specimens.mappingRule, text: 'One old status, mapped by ten rows and ten tests' },
      },
      {
        name: 'Innovation',
        text: 'A new idea has to beat today’s way of working, on your data.',
        proof: { ...specimens.evaluationTable, text: 'Ten of twelve answers right, and still not released' },
      },
      {
        name: 'Efficiency',
        text: 'The smallest solution that works: fewer interfaces, fewer meetings.',
        proof: { ...specimens.readZoneSurvey, text: '1.2 m² of absorber instead of a stronger reader' },
      },
      {
        name: 'Reliability',
        text: 'We name a date once we have worked it out. If it slips, you hear it that week.',
        proof: { ...specimens.handoverChecklist, text: '15 of 16 tasks done, and the open one named' },
      },
    ],
  },
  hours: {
    heading: 'Two offices, one handoff a day',
    lead: 'What the US reports in the evening is worked on in Bengaluru before the US wakes up.',
  },
  motto: { heading: 'Our motto', text: company.motto },
  mission: {
    heading: 'Our strategic mission',
    text: 'Software and operations are two strands of the same helix. We connect them, rung by rung, and train engineers who understand both.',
  },
  closing: {
    heading: 'Ask an engineer',
    text: 'You get an answer within two business days. If you would rather be the one who answers, look at our openings.',
    action: { label: 'Contact us', path: paths.contact },
  },
};
