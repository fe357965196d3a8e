import classes from './Frame.module.css';
import { Decision, Frame, ViewHead } from './Frame.tsx';

/** A day of the plan. The note says what the clock recorded, or that the leave has only been asked for. */
type Day = { shift: string; note?: string; state?: 'planned' | 'open' };

const early: Day = { shift: 'Early', note: '8 h' };
const late: Day = { shift: 'Late', note: '8 h' };
const present: Day = { shift: 'Late', note: 'in' };
const earlyPlanned: Day = { shift: 'Early', state: 'planned' };
const latePlanned: Day = { shift: 'Late', state: 'planned' };
const requested: Day = { shift: 'Leave', note: 'asked', state: 'open' };

const team: { name: string; role: string; days: Day[] }[] = [
  { name: 'AK', role: 'Shift lead', days: [early, early, early, earlyPlanned, earlyPlanned] },
  { name: 'RD', role: 'Fitter', days: [early, { shift: 'Early', note: '9.5 h' }, early, earlyPlanned, earlyPlanned] },
  { name: 'MS', role: 'Fitter', days: [{ shift: 'Leave' }, late, present, latePlanned, latePlanned] },
  { name: 'JT', role: 'Fitter', days: [late, late, present, requested, requested] },
];

const labels = {
  product: 'HR-sysDNA',
  sections: ['Attendance', 'People', 'Leave', 'Payroll', 'Documents'],
  caption: 'A team’s shifts and attendance in one week, with a leave request for its manager to approve.',
  title: 'Assembly, 9 to 13 March',
  state: 'Wednesday, 14:10',
  person: 'Name',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  today: 'Wed',
  decision: {
    title: 'JT asks for leave on 12 and 13 March',
    text: 'JT has 11 days left. MS stays on the late shift, which needs one fitter.',
    actions: ['Approve', 'Decline'],
  },
};

/** A week of shifts and attendance, and a leave request. */
export function Drawing() {
  return (
    <Frame product={labels.product} sections={labels.sections} caption={labels.caption}>
      <table className={`${classes.table} ${classes.grid}`}>
        <caption>
          <ViewHead title={labels.title} state={labels.state} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{labels.person}</th>
            {labels.days.map((day) => (
              <th key={day} scope="col" data-today={day === labels.today || undefined}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {team.map(({ name, role, days }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={classes.note}>{role}</span>
              </th>
              {days.map(({ shift, note, state }, index) => (
                <td key={labels.days[index]} data-planned={state === 'planned' || undefined} data-open={state === 'open' || undefined}>
                  {shift}
                  {note && <span className={classes.note}>{note}</span>}
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
