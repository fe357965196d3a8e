import { paths } from '../paths.ts';
import type { ClosingContent } from './closing.ts';
import { company } from './company.ts';
import { type PageContent, titled } from './head.ts';

export type AboutContent = PageContent & {
  heading: string;
  lead: string;
  history: { heading: string; paragraphs: string[] };
  values: { heading: string; items: { name: string; text: string }[] };
  motto: { heading: string; text: string };
  mission: { heading: string; paragraphs: string[] };
  closing: ClosingContent;
};

export const content: AboutContent = {
  head: {
    title: titled('About Us'),
    description: `${company.name}: how a Windchill practice grew into a team for devices, applications and AI, what we value, and what we are working towards.`,
    keywords: [`about ${company.name}`, 'IT services company', 'Bengaluru', 'PLM consultancy'],
  },
  heading: 'About Us',
  lead: `${company.name} is a team of engineers in India and the US. We make systems that fit together.`,
  history: {
    heading: 'Our history',
    paragraphs: [
      'We began with product data. Manufacturers asked us to upgrade Windchill, to migrate what had gathered on file shares, and to bring order into their bills of materials and changes.',
      'Good product data soon raised the next question: where is the part now? So we learnt RFID: tags, readers, antennas, and the middleware that makes sense of them. With the devices came firmware, and with the events came applications, first on the desk, then in the hand.',
      'Some of that work turned out to be needed in the same form again and again. It became our products, for billing, for personnel, for schools and colleges, and for events. The latest strand is artificial intelligence: agents that do a defined piece of work inside the systems we know best.',
    ],
  },
  values: {
    heading: 'What we value',
    items: [
      {
        name: 'Professional Excellence',
        text: 'We read the manual, write the test and review each other’s work. When we do not know something, we say so and find out.',
      },
      {
        name: 'Innovation',
        text: 'A new idea has to earn its place: on your data, against the way it is done today. Then we use it without hesitation.',
      },
      {
        name: 'Efficiency',
        text: 'The least that solves the problem, well made. Fewer customisations, fewer interfaces, fewer meetings.',
      },
      {
        name: 'Reliability',
        text: 'Dates we name are dates we have worked out. If one is in danger you hear it from us, early, with a proposal.',
      },
    ],
  },
  motto: { heading: 'Our motto', text: company.motto },
  mission: {
    heading: 'Our strategic mission',
    paragraphs: [
      'Software and operations are two strands of one thing. Our mission is to join them, rung by rung, until what the system says and what happens on the floor are the same.',
      'For that we keep the whole chain in one house, from the chip to the agent; we turn what repeats into products; and we train engineers who understand both strands.',
    ],
  },
  closing: {
    heading: 'Meet the people behind it',
    text: 'Ask us something difficult about your systems, or join the team that answers.',
    action: { label: 'Contact us', path: paths.contact },
  },
};
