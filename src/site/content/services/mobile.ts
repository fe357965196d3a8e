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
      kind: 'statements',
      label: 'Symptoms',
      heading: 'What the office never sees',
      statements: [
        'In the basement the app shows a spinner, so they write on paper.',
        'Two people edited the same record, and one of them lost an hour of work.',
        'It looks fine on a phone in the office. With gloves on, nobody can use it.',
        'Every change needs two teams, one for each platform.',
      ],
    },
    {
      kind: 'band',
      label: 'Offline',
      heading: 'Saved, sent, accepted: the user always knows',
      lead: 'A record is in one of four states. The app names each one in words, not in a spinning icon.',
    },
    {
      kind: 'cards',
      label: 'Work',
      heading: 'The app, the scanner and the service behind them',
      lead: 'Our apps open at once, keep what was entered and can be read in sunlight.',
      cards: [
        {
          title: 'Offline-first apps',
          text: 'Everything works on the device. It synchronizes when it can and shows conflicts instead of hiding them.',
          features: ['Local database with encrypted storage', 'Synchronization that resumes', 'The state of every record in words'],
        },
        {
          title: 'Scanning and sensing',
          text: 'Barcodes, NFC and handheld UHF readers, photos and location as parts of one flow.',
          features: ['Rugged devices and ordinary phones', 'Photos tied to their record', 'Bluetooth devices paired once'],
        },
        {
          title: 'Android and iOS',
          text: 'One code base where it serves users, native Kotlin and Swift where the device asks for it.',
          features: ['Design that follows each platform', 'Accessibility checked on devices', 'Store releases or managed distribution'],
        },
        {
          title: 'Services behind the app',
          text: 'Interfaces, push notifications and administration, connected to your identity and business systems.',
          features: ['Single sign-on', 'Older versions of the app keep working', 'Crash and performance reports'],
        },
      ],
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'A shift with your people comes first',
      detail: 'Forty minutes without a network: nothing waits for it, and nothing is lost.',
      items: [
        { title: 'Ride along', text: 'We spend a shift with the people who will use the device.' },
        { title: 'Try', text: 'They get a prototype on a real device, with real data, in the real place.' },
        { title: 'Build', text: 'Test versions go out every two weeks, and feedback comes from inside the app.' },
        { title: 'Release', text: 'A small group goes first, then everyone, while we watch the crash reports.' },
      ],
    },
    {
      kind: 'list',
      label: 'Results',
      heading: 'What ends up in your accounts',
      items: [
        'Apps under your own store accounts or device management',
        'Source, signing setup and automated release builds',
        'A written synchronization protocol',
        'A list of the devices it was tested on, and how',
      ],
    },
    {
      kind: 'specimens',
      label: 'Sample',
      heading: 'Ready to run it without us',
    },
    {
      kind: 'questions',
      label: 'Questions',
      heading: 'Platforms, tags and stores',
      items: [
        {
          question: 'One code base or two?',
          answer:
            'Forms, lists and scanning do well with one. Heavy use of sensors may call for native code. We tell you which before you decide.',
        },
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
    text: 'Tell us where they work, what they carry and what they write down today. We answer within two working days with the questions a prototype would settle.',
    fact: { figure: '4', text: 'states of a record, each named in words' },
    action: { label: 'Contact us about an app', path: contactAboutPath('Mobile Apps') },
  },
};
