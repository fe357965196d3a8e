import type { ScreenContent } from './screen.ts';

export const screen: ScreenContent = {
  product: 'Events-sysDNA',
  sections: ['Gates', 'Halls', 'Sessions', 'Badges', 'PhotoBug'],
  caption: 'Arrivals at one gate, how full the halls are, and the photos that PhotoBug has sent to the guests in them.',
  table: {
    title: 'Gate 2, arrivals',
    state: '613 checked in',
    columns: [{ name: 'Time' }, { name: 'Badge' }, { name: 'Result' }],
    namedBy: 1,
    rows: [
      { cells: [{ text: '09:41:08' }, { text: 'AK, speaker' }, { text: 'Checked in' }] },
      { cells: [{ text: '09:41:06' }, { text: 'Badge 3071', note: 'not registered' }, { text: 'To the desk' }], open: true },
      { cells: [{ text: '09:41:05' }, { text: 'RD, visitor' }, { text: 'Checked in' }] },
      { cells: [{ text: '09:41:03' }, { text: 'MS, exhibitor' }, { text: 'Checked in' }] },
    ],
  },
};

export const halls = [
  { name: 'Hall A', people: '372 of 450', share: 372 / 450 },
  { name: 'Hall B', people: '188 of 300', share: 188 / 300 },
  { name: 'Workshop', people: '40 of 40, full', share: 1 },
];

export const photosTitle = 'PhotoBug, camera at the entrance';

/** Photos with the people in them. Those who have not agreed to be matched have no initials. */
export const photos = [
  { people: ['AK', 'RD'], text: 'Sent to AK and RD' },
  { people: ['MS', ''], text: 'Sent to MS; one guest has not agreed' },
  { people: ['RD', 'TK', 'LM'], text: 'Sent to RD, TK and LM' },
];
