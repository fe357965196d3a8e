import { paths, type ServicePath } from '../paths.ts';
import type { ClosingContent } from './closing.ts';
import { company } from './company.ts';
import type { PageContent } from './head.ts';
import { homeHead } from './home-head.ts';
import type { NavigationLink } from './navigation.ts';
import { type Service, services } from './service-list.ts';

export type HomeContent = PageContent & {
  hero: { heading: string; lead: string; proof: string; primary: NavigationLink; quiet: NavigationLink; illustration: string[] };
  services: {
    heading: string;
    lead: string;
    cards: { path: ServicePath; name: string; text: string; action: string }[];
  };
  why: {
    heading: string;
    lead: string;
    reasons: { title: string; text: string }[];
    action: string;
    /** Completes 'Learn More' for screen readers. */
    actionAbout: string;
    path: string;
  };
  logos: { heading: string; pause: string; play: string; label: (shape: string) => string };
  lists: {
    heading: string;
    services: { heading: string; items: Service[] };
    products: { heading: string; path: string; items: { name: string; text: string }[] };
  };
  closing: ClosingContent;
};

export const content: HomeContent = {
  head: homeHead,
  hero: {
    heading: 'Innovative Software Solutions',
    lead: 'We connect the systems a product passes through: its data in Windchill, the tags and devices that report on it, and the applications, agents and people around it.',
    proof: 'Windchill upgrades, UHF RFID, firmware on ARM, web and mobile applications, AI agents. From Bengaluru and the US.',
    primary: { label: 'Get Started', path: paths.contact },
    quiet: { label: 'See our products', path: paths.products },
    illustration: ['Data', 'Devices', 'Applications', 'Agents', 'People'],
  },
  services: {
    heading: 'What we do',
    lead: 'Four kinds of work that most of our engagements combine.',
    cards: [
      {
        name: 'Product lifecycle management',
        text: 'Windchill upgrades, data migration, change management and part classification, rehearsed before they reach production.',
        action: 'PLM services in detail',
        path: paths.plm,
      },
      {
        name: 'RFID and embedded systems',
        text: 'Firmware on ARM, UHF readers, and the middleware that turns raw tag reads into events your systems can use.',
        action: 'Embedded work in detail',
        path: paths.embedded,
      },
      {
        name: 'Application development',
        text: 'Web applications around the way your people work, joined to the ERP, PLM and identity systems you already run.',
        action: 'Application work in detail',
        path: paths.application,
      },
      {
        name: 'AI and machine learning',
        text: 'Models and agents that work on your own documents and data, cite their sources, and leave decisions to people.',
        action: 'AI work in detail',
        path: paths.ai,
      },
    ],
  },
  why: {
    heading: 'Why Choose Us?',
    lead: 'Most trouble lies between systems, not inside them. That is where we work.',
    reasons: [
      {
        title: 'One team from tag to dashboard',
        text: 'The people who write the firmware sit with those who build the application and the PLM integration. No gap between suppliers is yours to manage.',
      },
      {
        title: 'Rehearsed before it is real',
        text: 'Migrations and upgrades run on a copy of your data until the result reconciles. Going live is the repeat of something already seen to work.',
      },
      {
        title: 'You keep what we make',
        text: 'Source, tests, build scripts and operating notes are handed over as we go, so your own team can carry on without us.',
      },
    ],
    action: 'Learn More',
    actionAbout: 'about how we work',
    path: paths.about,
  },
  logos: {
    heading: 'Clients',
    pause: 'Pause the moving logos',
    play: 'Move the logos again',
    label: (shape) => `Client logo: ${shape}`,
  },
  lists: {
    heading: 'Services and products',
    services: { heading: 'Services', items: services },
    products: {
      heading: 'Products',
      path: paths.products,
      items: [
        { name: 'S&P-sysDNA', text: 'Sales, purchase and billing in one ledger' },
        { name: 'HR-sysDNA', text: 'Employee records, leave, attendance and payroll inputs' },
        { name: 'Savvy Campus', text: 'Admissions, timetables, fees and results for schools and colleges' },
        { name: 'Events-sysDNA with PhotoBug', text: 'RFID check-in for events, and photos that find their people' },
      ],
    },
  },
  closing: {
    heading: 'Tell us what does not fit together',
    text: 'Describe the systems and the trouble between them. An engineer reads it and answers.',
    action: { label: `Write to ${company.name}`, path: paths.contact },
  },
};
