import { paths, type ServicePath } from '../../paths.ts';
import type { ClosingContent } from './closing.ts';
import type { PageContent } from '../../shared/texts/head.ts';
import { homeHead } from './home-head.ts';
import type { NavigationLink } from './navigation.ts';
import type { LinkWithText } from './services/service.ts';

export type HomeContent = PageContent & {
  hero: {
    heading: string;
    lead: string;
    proof: string;
    primary: NavigationLink;
    quiet: NavigationLink;
    links: NavigationLink[];
  };
  evidence: {
    heading: string;
    lead: string;
    findings: { id: 'survey' | 'rehearsals' | 'screen'; finding: string; action: string; path: string }[];
  };
  services: {
    heading: string;
    cards: { path: ServicePath; name: string; text: string }[];
    lists: { heading: string; items: LinkWithText[] }[];
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
  closing: ClosingContent;
};

export const content: HomeContent = {
  head: homeHead,
  hero: {
    heading: 'Innovative Software Solutions',
    lead: 'We connect product data, devices and applications until the system and the shop floor agree.',
    proof: 'From Bengaluru and the US. We rehearse, measure and test our work before you depend on it.',
    primary: { label: 'Get Started', path: paths.contact },
    quiet: { label: 'See products', path: paths.products },
    links: [
      { label: 'Data', path: paths.plm },
      { label: 'Devices', path: paths.embedded },
      { label: 'Applications', path: paths.application },
      { label: 'Agents', path: paths.agents },
      { label: 'People', path: paths.staffing },
    ],
  },
  evidence: {
    heading: 'We show our work',
    lead: 'From two sample documents and a product, with invented data.',
    findings: [
      {
        id: 'survey',
        finding: 'One cell of this dock door reads 12%, because of the cabinet beside it.',
        action: 'Read the survey',
        path: paths.readZoneSurvey,
      },
      {
        id: 'rehearsals',
        finding: 'Three rehearsals of a migration, until no record was missing.',
        action: 'Read the report',
        path: paths.reconciliationReport,
      },
      {
        id: 'screen',
        finding: 'The supplier invoiced 60 seal kits. Only 54 arrived.',
        action: 'See S&P-sysDNA',
        path: `${paths.products}#sp`,
      },
    ],
  },
  services: {
    heading: 'Services and products',
    cards: [
      {
        name: 'Product lifecycle management',
        text: 'Windchill upgrades, migrations and change management.',
        path: paths.plm,
      },
      {
        name: 'RFID and embedded systems',
        text: 'UHF readers and tags, middleware, and firmware on ARM.',
        path: paths.embedded,
      },
      {
        name: 'Application development',
        text: 'Web applications connected to the systems you run.',
        path: paths.application,
      },
      {
        name: 'AI and machine learning',
        text: 'Models and agents on your own data, citing their sources.',
        path: paths.ai,
      },
    ],
    lists: [
      {
        heading: 'More services',
        items: [
          { label: 'Mobile Apps', path: paths.mobile, text: 'Offline-first, Android and iOS' },
          { label: 'IT Staffing', path: paths.staffing, text: 'Contract and permanent' },
        ],
      },
      {
        heading: 'Products',
        items: [
          { label: 'S&P-sysDNA', path: `${paths.products}#sp`, text: 'Sales, purchasing, billing' },
          { label: 'HR-sysDNA', path: `${paths.products}#hr`, text: 'Personnel, leave, shifts' },
          { label: 'Savvy Campus', path: `${paths.products}#campus`, text: 'Schools and colleges' },
          { label: 'Events-sysDNA with PhotoBug', path: `${paths.products}#events`, text: 'Check-in' },
        ],
      },
    ],
  },
  why: {
    heading: 'Why Choose Us?',
    lead: 'Most trouble starts between systems, not inside them. That is where we work.',
    reasons: [
      {
        title: 'One team from tag to dashboard',
        text: 'The people who write the firmware sit with those who build the application.',
      },
      {
        title: 'A small step first',
        text: 'One gate, one part family, one task. You decide on the next once it works.',
      },
      {
        title: 'Yours to keep',
        text: 'You get source, tests, build scripts and operating notes as we go.',
      },
    ],
    action: 'Learn More',
    actionAbout: 'about how we work',
    path: paths.about,
  },
  logos: {
    heading: 'Sample clients, all fictional',
    pause: 'Pause the moving logos',
    play: 'Move the logos again',
  },
  closing: {
    heading: 'Which of your systems disagree?',
    text: 'Name them, and the trouble between them. An engineer answers within two business days.',
    action: { label: 'Write to us', path: paths.contact },
  },
};
