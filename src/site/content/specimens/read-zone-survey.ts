import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { SpecimenContent } from './specimen.ts';

export const content: SpecimenContent = {
  head: {
    title: titled('Read-Zone Survey: a Sample'),
    description:
      'A sample of a UHF RFID survey at a dock door: read rates in a grid of 50 cm, reader settings, tag placement, a dead spot and its cause.',
    keywords: ['RFID site survey', 'UHF read zone', 'RFID dock door', 'RFID reader settings', 'tag placement'],
    drawing: 'A dock door from above, with the read rate of each cell and one dead spot',
  },
  path: paths.readZoneSurvey,
  name: 'Read-zone survey',
  lead: 'Before a dock door gets a permanent reader, we measure where tags are read, where they are not, and what to change.',
  back: { label: 'Back to Embedded Systems', path: paths.embedded },
  sheet: {
    title: 'Dock door 4, goods out: measured read zone',
    number: 'SUR-RZ-004',
    version: '1.0',
    fields: [
      { label: 'Prepared for', value: 'A manufacturer of pumps' },
      { label: 'Door', value: '3.0 m wide, 3.2 m high, with dock leveler' },
      { label: 'Goods', value: 'Pumps in cartons on pallets, 24 cartons at most' },
      { label: 'Conditions', value: 'Warehouse at 19 °C, dry, shutters of doors 3 and 5 closed' },
    ],
    sections: [
      {
        heading: 'Findings',
        blocks: [
          {
            kind: 'list',
            items: [
              {
                term: 'The zone works',
                text: '15 of the 18 cells in the agreed zone read at least 95%. All 480 cartons were read in 20 passes at walking pace, with the label in the upper third of the long side.',
              },
              {
                term: 'One dead spot, with a known cause',
                text: 'At x = 1.25 m, y = 1.25 m the rate is 12%. The place lies outside the beam of antenna 2. The sheet-steel cabinet of the leveler reflects antenna 1, and there the reflection cancels the direct wave.[^1]',
              },
              {
                term: 'The truck is quiet enough',
                text: 'One meter inside the truck the rate is 6% or less, at −66 dBm or weaker. A filter at −62 dBm removes these reads and none from the zone.',
              },
            ],
            notes: {
              1: 'A cause is a claim, so we tested it. With absorber foam over the cabinet the cell rose to 97%. Section 3 has the figures.',
            },
          },
        ],
      },
      {
        heading: 'The grid, empty door, tag at 1.0 m',
        blocks: [
          {
            kind: 'drawing',
            caption:
              'Figure 1. Read rate in percent: rounds out of 100 in which the tag answered.[^2] In a round, each antenna has one turn. Cells of 50 cm, seen from above, distances in meters. Reference tag on foam, upright and flat; the lower of the two rates counts.',
            notes: {
              2: 'One tag, one cell, 100 rounds, always in the same order. A tag waved about by hand proves that it can be read, not that it will be.',
            },
          },
          {
            kind: 'table',
            caption: 'Table 1. The same 18 cells at three heights, and the truck[^3]',
            columns: ['Height of the tag', 'Cells at 95% or more', 'Lowest cell', 'One meter inside the truck'],
            rows: [
              ['0.3 m', '14 of 18', '9%', '4% or less'],
              ['1.0 m', '15 of 18', '12%', '6% or less'],
              ['1.7 m', '16 of 18', '41%', '3% or less'],
            ],
            numeric: ['Cells at 95% or more', 'Lowest cell', 'One meter inside the truck'],
            notes: {
              3: 'We measure beyond the zone on purpose. A read outside costs more in operation than a miss inside: it books pallets that never left.',
            },
          },
        ],
      },
      {
        heading: 'The dead spot, tested',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 2. Read rate of the three weak cells in percent, 100 rounds each',
            columns: ['Cell (x, y)', 'As found', 'Antenna 1 alone', 'Antenna 2 alone', 'Tag moved by 8 cm[^4]', 'Cabinet covered'],
            rows: [
              ['0.75 m, 1.25 m', '71', '31', '58', '94', '99'],
              ['1.25 m, 1.25 m', '12', '4', '8', '83', '97'],
              ['1.25 m, 0.75 m', '78', '41', '63', '96', '98'],
            ],
            numeric: ['As found', 'Antenna 1 alone', 'Antenna 2 alone', 'Tag moved by 8 cm[^4]', 'Cabinet covered'],
            attention: ['1.25 m, 1.25 m'],
            notes: {
              4: 'Eight centimeters are a quarter of the wavelength. If the rate recovers over so short a way, two waves cancel each other; a shadow would be wider than that.',
            },
          },
          {
            kind: 'text',
            paragraphs: [
              'Antenna 1 points at the spot and still reads 4%. Moved by 8 cm, the tag is back at 83%. With the cabinet covered, the second path is gone and the spot with it. More power would not help, because both paths grow alike.',
            ],
          },
        ],
      },
      {
        heading: 'Reader settings as measured',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 3. Fixed reader with four ports, two in use',
            columns: ['Setting', 'Value', 'Reason'],
            rows: [
              ['Band', '902–928 MHz, frequency hopping', 'Site in the US, FCC Part 15.247'],
              ['Transmit power', '27.0 dBm on both ports', 'Lowest power at which the zone is met; 30.0 dBm reads into door 5'],
              ['Cable', '6 m, loss 1.2 dB', 'Measured, with connectors'],
              ['Antenna gain', '8.5 dBic, circular (5.5 dBi linear)', 'Cartons lie in any direction'],
              ['Radiated power[^5]', '31.3 dBm EIRP', '27.0 − 1.2 + 5.5; the limit is 36 dBm'],
              [
                'Session, target',
                'S1, A (grid: S0, A)',
                'In S1 a read tag keeps quiet for 0.5 to 5 s, so weak tags get their turn; for the grid it must answer in every round',
              ],
              ['Q', 'Starts at 5, dynamic from 3 to 7', '24 tags on a pallet, up to 60 in the zone'],
              ['Tag encoding', 'Miller 4, 250 kHz', 'Doors 3 and 5 have readers too'],
              ['Antenna dwell', '200 ms, alternating', 'Each antenna has three turns while a pallet crosses the zone'],
              ['RSSI filter', 'Drops reads below −62 dBm', 'Weakest tag of a passing pallet: −59 dBm'],
              ['Trigger', 'Photo eye, on for 4 s', 'No transmission while nothing passes'],
            ],
            notes: {
              5: 'The settings are the product. With this table another technician can rebuild the door after a reader has failed, and check that it is legal.',
            },
          },
        ],
      },
      {
        heading: 'Antennas and tags in place',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Antenna 1', value: 'Left post, x = −1.6 m, y = 0.3 m, center at 1.4 m' },
              { label: 'Antenna 2', value: 'Right post, x = 1.6 m, y = 0.3 m, center at 1.0 m' },
              { label: 'Direction', value: 'Across the door, angled 20° inward' },
              { label: 'Protection', value: 'Plastic guard. No steel in front of an antenna' },
            ],
          },
          {
            kind: 'table',
            caption: 'Table 4. Cartons read out of 480: 20 passes, 24 cartons',
            columns: ['Place of the tag', 'Distance to the pump', 'Read', 'Verdict'],
            rows: [
              ['Long side, upper third, 50 mm from the edge', '35 mm', '480', 'Use'],
              ['Long side, middle', '12 mm', '431', 'Too close to the housing[^6]'],
              ['Top', '60 mm', '398', 'Covered by the carton above'],
              ['Short side, at the handle', '40 mm', '472', 'Second choice'],
            ],
            numeric: ['Distance to the pump', 'Read'],
            notes: {
              6: 'The cast housing detunes a tag that is closer than about 20 mm. Moving a label costs nothing; a stronger reader does not cure it.',
            },
          },
        ],
      },
      {
        heading: 'What to do, in this order',
        blocks: [
          {
            kind: 'checks',
            caption: 'Table 5. Measures',
            columns: ['Measure', 'Effect expected', 'Who'],
            states: { done: 'Done', open: 'Open' },
            rows: [
              { done: true, cells: ['Set power and filter as in table 3', 'No reads from the truck or from door 5', 'Survey team'] },
              { done: true, cells: ['Move the label to the upper third of the long side', '480 of 480 cartons', 'Packing'] },
              { done: false, cells: ['Clad the leveler’s cabinet with absorber, 1.2 m²', 'Zone complete: 18 of 18 cells', 'Maintenance'] },
              {
                done: false,
                cells: ['Measure the three weak cells again after cladding[^7]', '95% or more', 'Your technician, with our sheet'],
              },
            ],
            notes: {
              7: 'Twenty minutes of work for one person, and worth repeating whenever something of metal has moved near the door.',
            },
          },
        ],
      },
    ],
  },
  closing: {
    heading: 'Which door misses pallets?',
    text: 'Send its width, a photo from the inside and what goes through it. Within two business days we tell you how long a survey would take.',
    action: { label: 'Ask for a survey', path: contactAboutPath('Embedded Systems') },
  },
};
