import { paths } from '../../paths.ts';
import { titled } from '../head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('IT Staffing'),
    description:
      'Contract, contract-to-hire and permanent engineers for PLM, embedded, web, mobile and AI work in India and the US, interviewed by their own trade.',
    keywords: ['IT staffing', 'contract engineers', 'permanent hiring', 'Windchill consultants', 'embedded engineers'],
  },
  path: paths.staffing,
  name: 'IT Staffing',
  lead: 'Engineers for your team, on contract or for good, chosen by people who do the same work themselves.',
  problem: {
    heading: 'Does this sound familiar?',
    statements: [
      'We get resumes full of key words, and interviews that end after five minutes.',
      'The role has been open for months, and the project has not waited.',
      'We need a Windchill administrator for half a year, not for ever.',
      'The contractor was good. What he knew left with him.',
    ],
  },
  work: {
    heading: 'What we do',
    lead: 'Few candidates, well chosen, with an honest word on where each is strong.',
    cards: [
      {
        title: 'Contract',
        text: 'Engineers for a project or a peak, on site in India or the US, or remote.',
        features: ['From a month upwards', 'Named stand-in for longer absences', 'Handover notes part of the work'],
      },
      {
        title: 'Contract to hire',
        text: 'Work together first. If both sides want to stay, the engineer joins you.',
        features: ['Terms for the change agreed at the start', 'Review with both sides half-way', 'No pressure to convert'],
      },
      {
        title: 'Permanent',
        text: 'Search, interview and introduction for roles you mean to fill for years.',
        features: ['Role profile written with your team', 'Technical interview by our engineers', 'Reference talks, with consent'],
      },
      {
        title: 'Trades we know',
        text: 'We only interview for work we do ourselves.',
        features: ['PLM and Windchill', 'Embedded, RFID and test', 'Web, mobile, data and AI'],
      },
    ],
  },
  steps: {
    heading: 'How an engagement runs',
    items: [
      { title: 'Profile', text: 'We talk to the future colleagues, not only to the department, about what the work really is.' },
      { title: 'Interview', text: 'An engineer of the same trade goes through a practical task with each candidate.' },
      { title: 'Introduce', text: 'You meet two or three people, with our notes on each.' },
      { title: 'Accompany', text: 'We speak to both sides after the first weeks, and as long as the contract runs.' },
    ],
  },
  results: {
    heading: 'What you hold in your hands',
    items: [
      'A role profile that you can use again',
      'Interview notes on every candidate you meet',
      'One contract and one person to call',
      'Written handovers when an engagement ends',
    ],
  },
  questions: {
    heading: 'Questions people ask',
    items: [
      {
        question: 'Where are the engineers?',
        answer: 'In India and the US. Remote work follows hours that overlap with yours, agreed before the start.',
      },
      {
        question: 'What if it does not work out?',
        answer: 'Tell us early. We talk to both sides and replace the engineer if it can’t be mended, by the terms in the contract.',
      },
      {
        question: 'I am an engineer looking for work. Is this for me?',
        answer: 'Our own openings stand on the careers page, where you can apply with your resume.',
      },
    ],
  },
  closing: {
    heading: 'Whom is your team missing?',
    text: 'Tell us what the person should get done in the first three months. It says more than a list of skills.',
    action: { label: 'Contact us about a role', path: paths.contact },
  },
};
