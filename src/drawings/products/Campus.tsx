import classes from './Frame.module.css';
import { Decision, Frame, Table } from './Frame.tsx';

type Lesson = { subject: string; teacher: string; room: string; substitute?: string };

const english: Lesson = { subject: 'English', teacher: 'LM', room: '204' };
const maths: Lesson = { subject: 'Maths', teacher: 'SV', room: '112' };
const history: Lesson = { subject: 'History', teacher: 'RB', room: '207' };
const biology: Lesson = { subject: 'Biology', teacher: 'TK', room: '118' };
const physics: Lesson = { subject: 'Physics', teacher: 'NP', room: '115', substitute: 'SV' };
const art: Lesson = { subject: 'Art', teacher: 'CJ', room: '301' };

const periods = [
  { number: 1, start: '08:30', lessons: [english, maths, history] },
  { number: 2, start: '09:20', lessons: [biology, english, maths] },
  { number: 3, start: '10:30', lessons: [history, physics, english] },
  { number: 4, start: '11:20', lessons: [maths, biology, art] },
];

const labels = {
  frame: {
    product: 'Savvy Campus',
    sections: ['Timetable', 'Admissions', 'Fees', 'Attendance', 'Exams'],
    caption: 'A morning’s timetable for three classes, with one teacher absent and a substitute proposed.',
  },
  table: {
    title: 'Tuesday, 10 March',
    state: '1 absence',
    columns: [{ name: 'Period' }, { name: '9A' }, { name: '9B' }, { name: '10A' }],
  },
  decision: {
    title: 'NP is absent. Proposed for 9B in period 3: SV',
    text: 'SV is free in period 3 and teaches 9B maths.',
    actions: ['Assign SV', 'Other teachers'],
  },
};

export function Drawing() {
  return (
    <Frame {...labels.frame}>
      <Table {...labels.table} open kind="grid">
        {periods.map(({ number, start, lessons }) => (
          <tr key={number}>
            <th scope="row">
              {number}
              <span className={classes.note}>{start}</span>
            </th>
            {lessons.map(({ subject, teacher, room, substitute }, index) => (
              <td key={index} data-open={substitute && true}>
                {subject}
                <span className={classes.note}>
                  {substitute ? <del>{teacher}</del> : teacher} {substitute && <strong>{substitute}</strong>} {room}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <Decision {...labels.decision} />
    </Frame>
  );
}
