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
      heading: 'A read zone, measured',
      lead: 'A dock door from above, in cells of 50 cm: how many of 100 rounds each cell answered.',
      source: { label: 'Read the whole survey', path: paths.readZoneSurvey },
    },
    {
      kind: 'steps',
      label: 'Steps',
      heading: 'One gate first, then the rest',
      lead: 'No software repairs a bad signal, so we start where the tag is read.',
      detail: 'The dead spot of a dock door: how often it was read in 100 rounds, and which test found the cause.',
      items: [
        {
          title: 'Measure',
          text: 'We bring readers and sample tags to your site, or take your board to the bench, and write down what we see.',
        },
        { title: 'Prove', text: 'One gate, one line or one device runs as agreed, in your building, for at least two weeks.' },
        { title: 'Extend', text: 'Firmware, middleware and interfaces grow in small releases, each tested on real hardware.' },
        { title: 'Roll out', text: 'One site after another, from a checklist your own technicians can use.' },
      ],
    },
    {
      kind: 'table',
      label: 'Tags',
      heading: 'Which tag for which surface',
      lead: 'A starting point. The survey decides, with your goods and your packaging.',
      columns: ['Surface', 'What goes wrong', 'What we try first'],
      rows: [
        ['Cardboard', 'Very little: the easy case', 'Wet inlay in the label, away from corners'],
        ['Metal', 'Detunes the antenna and shadows what is behind', 'On-metal tag with a spacer, facing the reader'],
        ['Liquids', 'Absorb the signal', 'Tag on the cap or the edge, with a gap of a few millimeters'],
        ['Textiles', 'Folding and washing', 'Laundry tag, stitched in, tested through the wash'],
        ['Heat and paint', 'Destroy adhesive and chip', 'Ceramic tag, screwed or riveted'],
      ],
    },
    {
      kind: 'cards',
      label: 'Work',
      heading: 'From the antenna to the event',
      cards: [
        {
          title: 'RFID at gates, shelves and lines',
          text: 'Tags, readers and antennas chosen for your goods, your metal and your liquids.',
          features: [
            'Site survey with measured read zones',
            'Tags chosen for material and service life',
            'Shielding and power set for one zone at a time',
          ],
        },
        {
          title: 'Middleware and commissioning',
          text: 'Raw reads become events: arrived, left, counted, missing. Tags are encoded and tied to their item.',
          features: [
            'Filters for stray and repeated reads',
            'EPC encoding, printing and verification',
            'Buffering while the network is down',
          ],
        },
        {
          title: 'Firmware on ARM',
          text: 'New firmware, or yours brought back into order, in C or C++, with or without an RTOS.',
          features: ['Drivers, power management, boot loaders', 'Hardware-in-the-loop tests', 'Builds that anyone on your team can repeat'],
        },
        {
          title: 'Gateways and fleets',
          text: 'Linux gateways that collect, decide and forward, and a safe way to update devices in the field.',
          features: [
            'MQTT, OPC UA, Modbus and serial devices',
            'Signed updates that roll back by themselves',
            'Health alerts before users notice',
          ],
        },
      ],
    },
    {
      kind: 'specimens',
      label: 'Sample',
      heading: 'A survey you can check against the building',
    },
    {
      kind: 'statements',
      label: 'Symptoms',
      heading: 'When people call us',
      statements: [
        'The reader at the gate sees pallets that are still on the truck.',
        'We get thousands of reads and can’t tell which of them is a delivery.',
        'Updating the devices means sending somebody with a cable.',
        'The board’s supplier is out of business, and nobody can build its firmware.',
      ],
    },
    {
      kind: 'list',
      label: 'Results',
      heading: 'What you keep on site',
      items: [
        'A survey report with read zones, tag choice and reader settings',
        'Source, toolchain and build scripts for every firmware image',
        'Middleware with its rules in plain configuration files',
        'An installation and replacement guide for technicians',
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
    text: 'Send a photo of the gate, the shelf or the device. Within two working days we tell you whether a survey is worth it.',
    fact: { figure: '2 weeks', text: 'at one gate before the rest follow' },
    action: { label: 'Describe your site', path: contactAboutPath('Embedded Systems') },
  },
};
