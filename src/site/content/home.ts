import { paths, type ServicePath } from '../../paths.ts';
import type { ClosingContent } from './closing.ts';
import { company } from '../../shared/texts/company.ts';
import type { PageContent } from '../../shared/texts/head.ts';
import { homeHead } from './home-head.ts';
import type { NavigationLink } from './navigation.ts';
import { services } from './service-list.ts';
import type { LinkWithText } from './services/service.ts';

export type HomeContent = PageContent & {
  hero: {
    heading: string;
    lead: string;
    proof: string;
    primary: NavigationLink;
    quiet: NavigationLink;
    links: (LinkWithText & { strand: 'software' | 'operations' })[];
  };
  evidence: {
    heading: string;
    lead: string;
    figures: { id: 'readZone' | 'rehearsals' | 'screen'; source: string; title: string; action: string; path: string }[];
  };
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
    /** Completes `action` for screen readers. */
    actionAbout: string;
    path: string;
  };
  logos: { heading: string; pause: string; play: string };
  lists: {
    heading: string;
    services: { heading: string; items: LinkWithText[] };
    products: { heading: string; items: LinkWithText[] };
  };
  closing: ClosingContent;
};

/** In fewer words than the menu of services. */
const fields: Record<ServicePath, string> = {
  [paths.plm]: 'Windchill',
  [paths.embedded]: 'UHF RFID, firmware',
  [paths.application]: 'Web, integration',
  [paths.ai]: 'Models, agents',
  [paths.mobile]: 'Android, iOS',
  [paths.staffing]: 'Contract, permanent',
};

export const content: HomeContent = {
  head: homeHead,
  hero: {
    heading: 'Innovative Software Solutions',
    lead: 'We connect product data, devices and applications until the system and the shop floor agree.',
    proof:
      'Windchill upgrades, UHF RFID, firmware on ARM, web and mobile applications, AI agents, and engineers for your own team. From Bengaluru and the US.',
    primary: { label: 'Get Started', path: paths.contact },
    quiet: { label: 'See our products', path: paths.products },
    links: [
      { label: 'Data', path: paths.plm, strand: 'software', text: 'Parts and changes in Windchill, reconciled.' },
      { label: 'Devices', path: paths.embedded, strand: 'operations', text: 'Tags, readers and firmware that report what happened.' },
      { label: 'Applications', path: paths.application, strand: 'software', text: 'An order, carried from system to system.' },
      { label: 'Agents', path: paths.agents, strand: 'software', text: 'Programs that draft and cite. People decide.' },
      { label: 'People', path: paths.staffing, strand: 'operations', text: 'Engineers for your team, interviewed by engineers.' },
    ],
  },
  evidence: {
    heading: 'We show our work',
    lead: 'Two sample documents and a product, with invented data.',
    figures: [
      {
        id: 'readZone',
        source: 'Read-zone survey',
        title: 'A dock door, measured before it gets a reader',
        action: 'Read the survey',
        path: paths.readZoneSurvey,
      },
      {
        id: 'rehearsals',
        source: 'Reconciliation report',
        title: 'A migration, rehearsed until no record is missing',
        action: 'Read the report',
        path: paths.reconciliationReport,
      },
      {
        id: 'screen',
        source: 'S&P-sysDNA',
        title: 'An invoice for more than was delivered',
        action: 'See S&P-sysDNA',
        path: `${paths.products}#sp`,
      },
    ],
  },
  services: {
    heading: 'Four kinds of work',
    lead: 'Most projects combine two or three of them.',
    cards: [
      {
        name: 'Product lifecycle management',
        text: 'Windchill upgrades, data migration, change management and part classification, rehearsed before they reach production.',
        action: 'See PLM services',
        path: paths.plm,
      },
      {
        name: 'RFID and embedded systems',
        text: 'Firmware on ARM, UHF readers, and middleware that turns raw tag reads into events your systems can use.',
        action: 'See embedded systems',
        path: paths.embedded,
      },
      {
        name: 'Application development',
        text: 'Web applications built around the way your people work, connected to the ERP, PLM and identity systems you run.',
        action: 'See application development',
        path: paths.application,
      },
      {
        name: 'AI and machine learning',
        text: 'Models and agents that work on your own documents and data, cite their sources, and leave decisions to people.',
        action: 'See AI services',
        path: paths.ai,
      },
    ],
  },
  why: {
    heading: 'Why Choose Us?',
    lead: 'Most trouble starts between systems, not inside them. That is where we work.',
    reasons: [
      {
        title: 'One team from tag to dashboard',
        text: 'The people who write the firmware sit with those who build the application and the PLM integration. You deal with one team.',
      },
      {
        title: 'Rehearsed first',
        text: 'Migrations and upgrades run on a copy of your data until the result reconciles. Going live repeats what has already worked.',
      },
      {
        title: 'Yours to keep',
        text: 'We hand over source, tests, build scripts and operating notes as we go, so that your team can carry on without us.',
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
  },
  lists: {
    heading: 'Services and products',
    services: { heading: 'Services', items: services.map(({ label, path }) => ({ label, path, text: fields[path] })) },
    products: {
      heading: 'Products',
      items: [
        { label: 'S&P-sysDNA', path: `${paths.products}#sp`, text: 'Sales, purchasing, billing' },
        { label: 'HR-sysDNA', path: `${paths.products}#hr`, text: 'Personnel, leave, shifts' },
        {
          label: 'Savvy Campus',
          path: `${paths.products}#campus`,
          text: 'Schools and colleges',
        },
        {
          label: 'Events-sysDNA with PhotoBug',
          path: `${paths.products}#events`,
          text: 'Check-in and photos',
        },
      ],
    },
  },
  closing: {
    heading: 'Which of your systems disagree?',
    text: 'Name the systems and the trouble between them. The reply comes from an engineer.',
    fact: { figure: '2', text: 'working days until an engineer answers' },
    action: { label: `Write to ${company.name}`, path: paths.contact },
  },
};
