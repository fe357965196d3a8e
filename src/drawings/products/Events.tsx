import classes from './Frame.module.css';
import { Frame, Table } from './Frame.tsx';

const arrivals = [
  { time: '09:41:08', badge: 'AK, speaker', result: 'Checked in' },
  { time: '09:41:06', badge: 'Badge 3071', result: 'To the desk', problem: 'not registered' },
  { time: '09:41:05', badge: 'RD, visitor', result: 'Checked in' },
  { time: '09:41:03', badge: 'MS, exhibitor', result: 'Checked in' },
];

const halls = [
  { name: 'Hall A', people: 372, places: 450 },
  { name: 'Hall B', people: 188, places: 300 },
  { name: 'Workshop', people: 40, places: 40 },
];

/** Photos with the people in them. Those who have not agreed to be matched have no initials. */
const photos = [
  { people: ['AK', 'RD'], text: 'Sent to AK and RD' },
  { people: ['MS', ''], text: 'Sent to MS; one guest has not agreed' },
  { people: ['RD', 'TK', 'LM'], text: 'Sent to RD, TK and LM' },
];

const labels = {
  frame: {
    product: 'Events-sysDNA',
    sections: ['Gates', 'Halls', 'Sessions', 'Badges', 'PhotoBug'],
    caption: 'Arrivals at one gate, how full the halls are, and the photos that PhotoBug has sent to the guests in them.',
  },
  table: { title: 'Gate 2, arrivals', state: '613 checked in', columns: [{ name: 'Time' }, { name: 'Badge' }, { name: 'Result' }] },
  occupancy: (people: number, places: number) => `${people} of ${places}`,
  full: 'full',
  photos: 'PhotoBug, camera at the entrance',
};

export function Drawing() {
  return (
    <Frame {...labels.frame}>
      <Table {...labels.table}>
        {arrivals.map(({ time, badge, result, problem }) => (
          <tr key={time} data-open={problem && true}>
            <td>{time}</td>
            <th scope="row">
              {badge}
              {problem && <span className={classes.note}>{problem}</span>}
            </th>
            <td>{result}</td>
          </tr>
        ))}
      </Table>
      <ul className={classes.halls}>
        {halls.map(({ name, people, places }) => (
          <li key={name} className={classes.hall} data-open={people === places || undefined}>
            <span className={classes.title}>{name}</span>
            <span>{people === places ? `${labels.occupancy(people, places)}, ${labels.full}` : labels.occupancy(people, places)}</span>
            <span className={classes.level} aria-hidden="true">
              <span style={{ width: `${(100 * people) / places}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <div>
        <p className={classes.title}>{labels.photos}</p>
        <ul className={classes.photos}>
          {photos.map(({ people, text }) => (
            <li key={text}>
              <div className={classes.picture} aria-hidden="true">
                {people.map((initials) => (
                  <span key={initials} className={classes.person} data-unknown={!initials || undefined}>
                    <span>{initials}</span>
                  </span>
                ))}
              </div>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
