import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('Mobile Apps'),
    description:
      'Offline-first mobile apps for Android and iOS: field service, scanning and inspection apps that work without a network and synchronize without losing a record.',
    keywords: ['mobile apps', 'Android', 'iOS', 'offline-first', 'barcode scanning', 'RFID handheld', 'field service app'],
    drawing: 'Two phones offline, a conflict between them, and how it was resolved',
  },
  path: paths.mobile,
  name: 'Mobile Apps',
  lead: 'We build apps for people who work on their feet: in warehouses, on construction sites, at events, and often without a network.',
  action: 'Ask about an app',
  sections: [
    {
      kind: 'band',
      label: 'Offline',
      heading: 'Saved, sent, accepted: the user always knows',
      lead: 'A record is in one of four states. The app names each one in words, not in a spinning icon.',
    },
    {
      kind: 'cards',
      label: 'Problems',
      heading: 'What the office never sees',
      cards: [
        {
          title: 'Offline-first apps',
          text: 'In the basement the app shows a spinner, so they write on paper.',
          features: ['Local database, encrypted', 'Conflicts shown, not hidden'],
        },
        {
          title: 'Scanning and sensing',
          text: 'With gloves on and the sun on the screen, nobody can use it.',
          features: ['Barcodes, NFC and UHF readers', 'Rugged and ordinary phones'],
        },
        {
          title: 'Android and iOS',
          text: 'Every change needs two teams, one for each platform.',
          features: ['One code base where it serves users', 'Kotlin and Swift where it doesn’t'],
        },
        {
          title: 'Services behind the app',
          text: 'Two people edited the same record, and one of them lost an hour of work.',
          features: ['A written sync protocol', 'Older versions keep working'],
        },
      ],
    },
    {
      kind: 'drawing',
      label: 'Network',
      heading: 'Forty minutes without a network',
      lead: 'Nothing waits for it, and nothing is lost. Before we build, we spend a shift with the people who will use the device.',
    },
    {
      kind: 'questions',
      label: 'Questions',
      heading: 'Tags and stores',
      items: [
        {
          question: 'Can the app read our RFID tags?',
          answer: 'Yes, with a handheld UHF reader or with the phone’s own NFC. Our embedded team looks after the reader.',
        },
        {
          question: 'Who publishes it?',
          answer: 'You do, in your own account. We prepare builds, texts and screenshots and go through the review with you.',
        },
      ],
    },
  ],
  goesWith: [
    { label: 'Embedded Systems', path: paths.embedded, text: 'Tags, readers and the devices they talk to' },
    { label: 'Savvy Campus', path: `${paths.products}#campus`, text: 'Attendance and grades, entered on a phone' },
    { label: 'Application Development', path: paths.application, text: 'The office side of the same process' },
  ],
  closing: {
    heading: 'Who will use the device?',
    text: 'Tell us where they work, what they carry and what they write down today. Within two business days you get the questions a prototype would settle.',
    action: { label: 'Contact us about an app', path: contactAboutPath('Mobile Apps') },
  },
};
