import { paths } from '../../paths.ts';
import { titled } from '../head.ts';
import type { ServiceContent } from './service.ts';

export const content: ServiceContent = {
  head: {
    title: titled('Embedded Systems'),
    description:
      'UHF RFID readers and middleware, tag commissioning, firmware on ARM, gateways and device management: from the antenna to the event in your system.',
    keywords: ['embedded systems', 'RFID', 'UHF RFID', 'RFID middleware', 'firmware', 'ARM', 'IoT gateway'],
  },
  path: paths.embedded,
  name: 'Embedded Systems',
  lead: 'Tags, readers and firmware that report what really happened, and middleware that tells your systems only what matters.',
  problem: {
    heading: 'Does this sound familiar?',
    statements: [
      'The reader at the gate sees pallets that are still on the lorry.',
      'We get thousands of reads, and no idea which of them is a delivery.',
      'Updating the devices means sending somebody with a cable.',
      'The supplier of the board has left, and nobody can build its firmware.',
    ],
  },
  work: {
    heading: 'What we do',
    lead: 'We start at the place where the tag is read or the sensor sits, because no software repairs a bad signal.',
    cards: [
      {
        title: 'RFID at gates, shelves and lines',
        text: 'Choice of tags, readers and antennas, proven on your goods, your metal and your liquids.',
        features: [
          'Site survey with measured read zones',
          'Tags chosen for material and life',
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
        text: 'New firmware, or yours brought back into order, in C or C++ with or without an RTOS.',
        features: ['Drivers, power management, boot loaders', 'Hardware-in-the-loop tests', 'Builds anybody on your team can repeat'],
      },
      {
        title: 'Gateways and fleets',
        text: 'Linux gateways that gather, decide and forward, and a safe way to update what is out there.',
        features: ['MQTT, OPC UA, Modbus and serial devices', 'Signed updates with a way back', 'Health reports before users notice'],
      },
    ],
  },
  steps: {
    heading: 'How an engagement runs',
    items: [
      { title: 'Measure', text: 'We visit with readers and samples of tags, or take your board to the bench, and write down what we see.' },
      { title: 'Prove', text: 'One gate, one line or one device works as agreed, in your building, for two weeks or more.' },
      { title: 'Build', text: 'Firmware, middleware and interfaces grow in small releases, each tested on real hardware.' },
      { title: 'Roll out', text: 'Site after site by a checklist that your own technicians can follow.' },
    ],
  },
  results: {
    heading: 'What you hold in your hands',
    items: [
      'A survey report with read zones, tag choice and reader settings',
      'Source, tool chain and build scripts for every firmware image',
      'Middleware with its rules in plain configuration files',
      'An installation and replacement guide for technicians',
    ],
  },
  questions: {
    heading: 'Questions people ask',
    items: [
      {
        question: 'Are you tied to one make of reader?',
        answer:
          'No. The middleware speaks LLRP and the common vendor interfaces, so a reader can be replaced without changing your application.',
      },
      {
        question: 'Can RFID work on metal or near liquids?',
        answer: 'Often, with the right tag and its place on the item. We test with your goods before you commit to anything.',
      },
      {
        question: 'Will you take over firmware that others wrote?',
        answer: 'Yes. We first make it build and test it on the hardware as it is; only then do we change it.',
      },
    ],
  },
  closing: {
    heading: 'What should be counted, and where?',
    text: 'Send us a photo of the gate, shelf or device, and what you want to know about it.',
    action: { label: 'Describe your site', path: paths.contact },
  },
};
