import type { ScreenContent } from './screen.ts';

/** Days of the plan. The note is what the clock recorded, or that leave was asked for. */
const early = { text: 'Early', note: '8 h' };
const overtime = { text: 'Early', note: '9.5 h' };
const late = { text: 'Late', note: '8 h' };
const present = { text: 'Late', note: 'in' };
const earlyPlanned = { text: 'Early', planned: true } as const;
const latePlanned = { text: 'Late', planned: true } as const;
const leave = { text: 'Leave' };
const requested = { text: 'Leave', note: 'asked', open: true } as const;

export const screen: ScreenContent = {
  product: 'HR-sysDNA',
  sections: ['Attendance', 'People', 'Leave', 'Payroll', 'Documents'],
  caption: 'A team’s shifts and attendance in one week, with a leave request for its manager to approve.',
  table: {
    title: 'Assembly, March 9 to 13',
    state: 'Wednesday, 2:10 PM',
    kind: 'grid',
    columns: [{ name: 'Name' }, { name: 'Mon' }, { name: 'Tue' }, { name: 'Wed', today: true }, { name: 'Thu' }, { name: 'Fri' }],
    rows: [
      { cells: [{ text: 'AK', note: 'Shift lead' }, early, early, early, earlyPlanned, earlyPlanned] },
      { cells: [{ text: 'RD', note: 'Fitter' }, early, overtime, early, earlyPlanned, earlyPlanned] },
      { cells: [{ text: 'MS', note: 'Fitter' }, leave, late, present, latePlanned, latePlanned] },
      { cells: [{ text: 'JT', note: 'Fitter' }, late, late, present, requested, requested] },
    ],
  },
  decision: {
    title: 'JT asks for leave on March 12 and 13',
    text: 'JT has 11 days left. MS stays on the late shift, which needs one fitter.',
    actions: ['Approve', 'Decline'],
  },
};
