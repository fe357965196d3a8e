import { IconArrowRight } from '@tabler/icons-react';
import classes from './Band.module.css';

const record = 'Pump 3';
const time = '10:05';
const or = 'or';

/** What the user reads on the phone, and what the app does. */
const states = [
  { name: 'Saved', reads: 'Saved on this phone', values: ['4.6 bar'], does: 'Writes to the local database at once, encrypted' },
  { name: 'Sent', reads: 'Sent, not confirmed yet', values: ['4.6 bar'], does: 'Resumes where the network broke off' },
  { name: 'Accepted', reads: 'In the system since 10:41', values: ['4.6 bar'], does: 'Removes its copy when the retention time is over' },
  {
    name: 'Conflict',
    reads: 'Changed by someone else, please choose',
    values: ['4.2 bar', '4.6 bar'],
    does: 'Keeps both versions until a person decides',
  },
];

export const drawing = (
  <ol className={classes.states}>
    {states.map(({ name, reads, values, does }, index) => (
      <li key={name} className={classes.state} data-state={name}>
        {name === 'Conflict' ? (
          <span className={`${classes.between} dimmed`}>{or}</span>
        ) : (
          index > 0 && <IconArrowRight className={classes.between} size={36} stroke={1.5} aria-hidden="true" />
        )}
        <div className={classes.phone}>
          <p className={classes.record}>{record}</p>
          {values.map((value) => (
            <p key={value} className={classes.value}>
              {value}
            </p>
          ))}
          <p className={classes.time}>{time}</p>
          <p className={classes.reads}>{reads}</p>
        </div>
        <div>
          <h3>{name}</h3>
          <p className="hint">{does}</p>
        </div>
      </li>
    ))}
  </ol>
);
