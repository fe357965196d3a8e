import type { ScreenContent } from './screen.ts';

const english = { text: 'English', note: 'LM 204' };
const maths = { text: 'Math', note: 'SV 112' };
const history = { text: 'History', note: 'RB 207' };
const biology = { text: 'Biology', note: 'TK 118' };
const physics = { text: 'Physics', struck: 'NP', strong: 'SV', note: '115', open: true } as const;
const art = { text: 'Art', note: 'CJ 301' };

export const screen: ScreenContent = {
  product: 'Savvy Campus',
  sections: ['Timetable', 'Admissions', 'Fees', 'Attendance', 'Exams'],
  caption: 'A morning’s timetable for three classes, with one teacher absent and a substitute proposed.',
  table: {
    title: 'Tuesday, March 10',
    state: '1 absence',
    open: true,
    kind: 'grid',
    columns: [{ name: 'Period' }, { name: '9A' }, { name: '9B' }, { name: '10A' }],
    rows: [
      { cells: [{ text: 1, note: '8:30 AM' }, english, maths, history] },
      { cells: [{ text: 2, note: '9:20 AM' }, biology, english, maths] },
      { cells: [{ text: 3, note: '10:30 AM' }, history, physics, english] },
      { cells: [{ text: 4, note: '11:20 AM' }, maths, biology, art] },
    ],
  },
  decision: {
    title: 'NP is absent. Proposed for 9B in period 3: SV',
    text: 'SV is free in period 3 and teaches 9B math.',
    actions: ['Assign SV', 'Other teachers'],
  },
};
