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
  atAGlance: { label: string; text: string }[];
  history: { heading: string; paragraphs: string[] };
  values: { heading: string; items: Value[] };
  hours: { heading: string; lead: string };
  motto: { heading: string; text: string };
  mission: { heading: string; paragraphs: string[] };
  closing: ClosingContent;
};

export const content: AboutContent = {
  head: {
    title: titled('About Us'),
    description: `${company.name}: how a Windchill practice grew into a team for devices, applications and AI, what we value and what we are working toward.`,
    keywords: [`about ${company.name}`, 'IT services company', 'Bengaluru', 'PLM consultancy'],
  },
  heading: 'About Us',
  lead: `${company.name} is a team of engineers in India and the US. We cover the whole chain, from the tag on the pallet to the agent in Windchill.`,
  atAGlance: [
    { label: 'Offices', text: 'Bengaluru and the US' },
    { label: 'Work', text: 'PLM, RFID, web, mobile and AI' },
    { label: 'Products', text: 'Four, each with its own users' },
    { label: 'Code', text: 'Yours from the first commit' },
  ],
  history: {
    heading: 'How we got here',
    paragraphs: [
      'Manufacturers asked us to upgrade Windchill, to migrate what had collected on file shares, and to put their bills of materials and changes in order.',
      'Once the product data was right, the next question was where the part is now. So we learned RFID: tags, readers, antennas and the middleware that makes sense of them. The devices brought firmware, and the events brought applications, first on the desktop, then on the phone.',
      'Some of that work was needed again and again in the same form. It became our products for billing, personnel, schools and colleges, and events. The latest step is artificial intelligence: agents that do a defined piece of work inside the systems we know best.',
    ],
  },
  values: {
    heading: 'What we value',
    items: [
      {
        name: 'Professional Excellence',
        text: 'We read the manual, write the test and review each other’s work. When we don’t know something, we say so and find out.',
        proof: { ...specimens.mappingRule, text: 'One status, ten rows, ten tests' },
      },
      {
        name: 'Innovation',
        text: 'A new idea has to prove itself on your data, against the way things are done today. If it does, we use it.',
        proof: { ...specimens.evaluationTable, text: 'Ten answers of twelve right, and still not released' },
      },
      {
        name: 'Efficiency',
        text: 'The smallest solution that works, well made. Fewer customizations, fewer interfaces, fewer meetings.',
        proof: { ...specimens.readZoneSurvey, text: '1.2 m² of absorber instead of a stronger reader' },
      },
      {
        name: 'Reliability',
        text: 'We name a date only after we have worked it out. If it slips, we tell you the same week and propose what to do.',
        proof: { ...specimens.handoverChecklist, text: '15 of 16 tasks done, the open one named' },
      },
    ],
  },
  hours: {
    heading: 'Two offices, one long day',
    lead: 'What is reported in the US in the evening is being worked on in Bengaluru before the US wakes up. Once a day both offices are at work, and that hour is for talking.',
  },
  motto: { heading: 'Our motto', text: company.motto },
  mission: {
    heading: 'Our strategic mission',
    paragraphs: [
      'Software and operations are two strands of the same helix. Our mission is to connect them, rung by rung, until the system and the shop floor agree.',
      'To do that, we keep the whole chain in one company, turn work that repeats into products, and train engineers who understand both strands.',
    ],
  },
  closing: {
    heading: 'Ask us something difficult',
    text: 'An engineer answers within two working days. If you would rather be the one who answers, look at our openings.',
    fact: { figure: '2', text: 'offices, in Bengaluru and the US, and one team' },
    action: { label: 'Contact us', path: paths.contact },
  },
};
