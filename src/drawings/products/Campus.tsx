import classes from './Frame.module.css';
import { Decision, Frame, ViewHead } from './Frame.tsx';

type Lesson = { subject: string; teacher: string; room: string; substitute?: string };

const periods: { number: number; start: string; lessons: Lesson[] }[] = [
  {
    number: 1,
    start: '08:30',
    lessons: [
      { subject: 'English', teacher: 'LM', room: '204' },
      { subject: 'Maths', teacher: 'SV', room: '112' },
      { subject: 'History', teacher: 'RB', room: '207' },
    ],
  },
  {
    number: 2,
    start: '09:20',
    lessons: [
      { subject: 'Biology', teacher: 'TK', room: '118' },
      { subject: 'English', teacher: 'LM', room: '204' },
      { subject: 'Maths', teacher: 'SV', room: '112' },
    ],
  },
  {
    number: 3,
    start: '10:30',
    lessons: [
      { subject: 'History', teacher: 'RB', room: '207' },
      { subject: 'Physics', teacher: 'NP', room: '115', substitute: 'SV' },
      { subject: 'English', teacher: 'LM', room: '204' },
    ],
  },
  {
    number: 4,
    start: '11:20',
    lessons: [
      { subject: 'Maths', teacher: 'SV', room: '112' },
      { subject: 'Biology', teacher: 'TK', room: '118' },
      { subject: 'Art', teacher: 'CJ', room: '301' },
    ],
  },
];

const labels = {
  product: 'Savvy Campus',
  sections: ['Timetable', 'Admissions', 'Fees', 'Attendance', 'Exams'],
  caption: 'A morning’s timetable for three classes, with one teacher absent and a substitute proposed.',
  title: 'Tuesday, 10 March',
  state: '1 absence',
  period: 'Period',
  classes: ['9A', '9B', '10A'],
  decision: {
    title: 'NP is absent. Proposed for 9B in period 3: SV',
    text: 'SV is free in period 3 and teaches 9B maths.',
    actions: ['Assign SV', 'Other teachers'],
  },
};

/** A timetable with a substitute proposed for one lesson. */
export function Drawing() {
  return (
    <Frame product={labels.product} sections={labels.sections} caption={labels.caption}>
      <table className={`${classes.table} ${classes.grid}`}>
        <caption>
          <ViewHead title={labels.title} state={labels.state} open />
        </caption>
        <thead>
          <tr>
            <th scope="col">{labels.period}</th>
            {labels.classes.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map(({ number, start, lessons }) => (
            <tr key={number}>
              <th scope="row">
                {number}
                <span className={classes.note}>{start}</span>
              </th>
              {lessons.map(({ subject, teacher, room, substitute }, index) => (
                <td key={labels.classes[index]} data-open={substitute && true}>
                  {subject}
                  <span className={classes.note}>
                    {substitute ? <del>{teacher}</del> : teacher} {substitute && <strong>{substitute}</strong>} {room}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Decision {...labels.decision} />
    </Frame>
  );
}
