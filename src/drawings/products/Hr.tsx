import classes from './Frame.module.css';
import { Decision, Frame, Table } from './Frame.tsx';

/** A day of the plan. The note is what the clock recorded, or that leave was asked for. */
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
  frame: {
    product: 'HR-sysDNA',
    sections: ['Attendance', 'People', 'Leave', 'Payroll', 'Documents'],
    caption: 'A team’s shifts and attendance in one week, with a leave request for its manager to approve.',
  },
  table: {
    title: 'Assembly, 9 to 13 March',
    state: 'Wednesday, 14:10',
    columns: [{ name: 'Name' }, { name: 'Mon' }, { name: 'Tue' }, { name: 'Wed', today: true }, { name: 'Thu' }, { name: 'Fri' }],
  },
  decision: {
    title: 'JT asks for leave on 12 and 13 March',
    text: 'JT has 11 days left. MS stays on the late shift, which needs one fitter.',
    actions: ['Approve', 'Decline'],
  },
};

export function Drawing() {
  return (
    <Frame {...labels.frame}>
      <Table {...labels.table} kind="grid">
        {team.map(({ name, role, days }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={classes.note}>{role}</span>
            </th>
            {days.map(({ shift, note, state }, index) => (
              <td key={index} data-planned={state === 'planned' || undefined} data-open={state === 'open' || undefined}>
                {shift}
                {note && <span className={classes.note}>{note}</span>}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <Decision {...labels.decision} />
    </Frame>
  );
}
