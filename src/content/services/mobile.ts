import { paths } from '../../paths.ts';
import { titled } from '../head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('Mobile Apps'),
    description:
      'Offline-first mobile apps for Android and iOS: field service, scanning and inspection apps that work without a network and synchronise without losing a record.',
    keywords: ['mobile apps', 'Android', 'iOS', 'offline-first', 'barcode scanning', 'RFID handheld', 'field service app'],
  },
  path: paths.mobile,
  name: 'Mobile Apps',
  lead: 'Apps for people who work on their feet: in warehouses, on sites, at events, often without a network.',
  problem: {
    heading: 'Does this sound familiar?',
    statements: [
      'Down in the basement the app shows a spinner, so they write on paper.',
      'Two people edited the same record, and one of them lost an hour.',
      'It looks fine on a phone in the office; with gloves, nobody can use it.',
      'Each change needs two teams, one for each platform.',
    ],
  },
  work: {
    heading: 'What we do',
    lead: 'Apps that open at once, keep what was entered, and are clear in sunlight.',
    cards: [
      {
        title: 'Offline-first apps',
        text: 'Everything works on the device; synchronisation happens when it can, and conflicts are shown, not swallowed.',
        features: ['Local database with encrypted storage', 'Synchronisation that resumes', 'Clear state: saved here, sent, accepted'],
      },
      {
        title: 'Scanning and sensing',
        text: 'Barcodes, NFC and handheld UHF readers, photos and location as part of one flow.',
        features: ['Rugged devices and phones', 'Photos tied to their record', 'Bluetooth devices paired once'],
      },
      {
        title: 'Android and iOS',
        text: 'One code base where it serves users, native Kotlin and Swift where the device asks for it.',
        features: ['Design that follows each platform', 'Accessibility checked on devices', 'Store releases or managed distribution'],
      },
      {
        title: 'Services behind the app',
        text: 'Interfaces, push messages and administration, joined to your identity and business systems.',
        features: ['Single sign-on', 'Old app versions keep working', 'Crash and performance reports'],
      },
    ],
  },
  steps: {
    heading: 'How an engagement runs',
    items: [
      { title: 'Go along', text: 'We spend a shift with the people who will hold the device.' },
      { title: 'Try', text: 'A prototype on a real device, with real data, in the real place.' },
      { title: 'Build', text: 'Test versions go out every week or two; feedback comes from inside the app.' },
      { title: 'Release', text: 'A small group first, then everyone, with crash reports watched.' },
    ],
  },
  results: {
    heading: 'What you hold in your hands',
    items: [
      'Apps under your own store accounts or device management',
      'Source, signing set-up and automated release builds',
      'A synchronisation protocol that is written down',
      'A list of devices it was tested on, and how',
    ],
  },
  questions: {
    heading: 'Questions people ask',
    items: [
      {
        question: 'One code base or two?',
        answer:
          'Forms, lists and scanning do well with one. Heavy use of sensors or platform features may call for native code. We say which before you decide.',
      },
      {
        question: 'Can the app read our RFID tags?',
        answer: 'Yes, with a handheld UHF reader or the phone’s own NFC. Our embedded team looks after the reader side.',
      },
      {
        question: 'Who publishes it?',
        answer: 'You do, in your own account. We prepare builds, texts and pictures and go with you through the review.',
      },
    ],
  },
  closing: {
    heading: 'Who will hold the device?',
    text: 'Tell us where they stand, what they carry, and what they write down today.',
    action: { label: 'Contact us about an app', path: paths.contact },
  },
};
