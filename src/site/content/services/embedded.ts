import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('Embedded Systems'),
    description:
      'UHF RFID readers and middleware, tag commissioning, firmware on ARM, gateways and device management: from the antenna to the event in your system.',
    keywords: ['embedded systems', 'RFID', 'UHF RFID', 'RFID middleware', 'firmware', 'ARM', 'IoT gateway'],
    drawing: 'A dock door from above: tags that were read, one that was missed and one that was filtered out',
  },
  path: paths.embedded,
  name: 'Embedded Systems',
  lead: 'We make tags, readers and firmware report what really happened, and pass on only the events that your systems need.',
  action: 'Ask for a site survey',
  sections: [
    {
      kind: 'band',
      label: 'Read zone',
      heading: 'A dead spot, found and cured',
      detail: 'One cell of this dock door answered in 12 of 100 rounds, until we covered the steel cabinet beside it.',
      source: { label: 'Read the whole survey', path: paths.readZoneSurvey },
    },
    {
      kind: 'cards',
      label: 'Problems',
      heading: 'From the antenna to the event',
      cards: [
        {
          title: 'RFID at gates, shelves and lines',
          text: 'The reader at the gate sees pallets that are still on the truck.',
          features: ['Site survey with measured read zones', 'Power set zone by zone'],
        },
        {
          title: 'Middleware and commissioning',
          text: 'We get thousands of reads and can’t tell which of them is a delivery.',
          features: ['Filters for stray and repeated reads', 'EPC encoding and printing'],
        },
        {
          title: 'Firmware on ARM',
          text: 'The board’s supplier is out of business, and nobody can build its firmware.',
          features: ['Drivers, power and boot loaders', 'Hardware-in-the-loop tests'],
        },
        {
          title: 'Gateways and fleets',
          text: 'Updating the devices means sending somebody with a cable.',
          features: ['MQTT, OPC UA and Modbus', 'Signed updates, with rollback'],
        },
      ],
    },
    {
      kind: 'table',
      label: 'Tags',
      heading: 'Which tag for which surface',
      lead: 'A starting point. The survey decides.',
      columns: ['Surface', 'What goes wrong', 'What we try first'],
      rows: [
        ['Cardboard', 'Very little: the easy case', 'Wet inlay in the label, away from corners'],
        ['Metal', 'Detunes the antenna', 'On-metal tag with a spacer, facing the reader'],
        ['Liquids', 'Absorb the signal', 'Tag on the cap, with a gap of a few millimeters'],
        ['Textiles', 'Folding and washing', 'Laundry tag, stitched in and washed'],
        ['Heat and paint', 'Destroy adhesive and chip', 'Ceramic tag, screwed or riveted'],
      ],
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'One gate first, then the rest',
      items: [
        { title: 'Measure', text: 'We bring readers and tags to your site, or take your board to the bench.' },
        { title: 'Prove', text: 'One gate, one line or one device runs in your building for at least two weeks.' },
        { title: 'Roll out', text: 'One site after another, from a checklist your own technicians can use.' },
      ],
    },
    {
      kind: 'questions',
      label: 'Questions',
      heading: 'Metal, liquids and other people’s firmware',
      items: [
        {
          question: 'Are you tied to one brand of reader?',
          answer:
            'No. The middleware speaks LLRP and the common vendor interfaces, so you can replace a reader without changing your application.',
        },
        {
          question: 'Does RFID work on metal or near liquids?',
          answer: 'Often, with the right tag in the right place. We test with your goods before you commit to anything.',
        },
        {
          question: 'Will you take over firmware that others wrote?',
          answer: 'Yes. We first make it build and test it on the hardware as it is. Only then do we change it.',
        },
      ],
    },
  ],
  goesWith: [
    { label: 'Events-sysDNA', path: `${paths.products}#events`, text: 'RFID check-in for events, ready to use' },
    { label: 'Mobile Apps', path: paths.mobile, text: 'Handheld readers for your people' },
    { label: 'Application Development', path: paths.application, text: 'What your systems do with the events' },
  ],
  closing: {
    heading: 'What should be counted, and where?',
    text: 'Send a photo of the gate, the shelf or the device. Within two business days we tell you whether a survey is worth it.',
    action: { label: 'Describe your site', path: contactAboutPath('Embedded Systems') },
  },
};
