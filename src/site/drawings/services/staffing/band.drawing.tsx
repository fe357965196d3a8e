import classes from './Band.module.css';

const label =
  'A contract of 26 weeks, week by week. We talk to both sides after two weeks and then every month. In week 13 the terms are reviewed, if the contract may end in hiring. In the last two weeks notes are written and the work is handed over.';

const weeks = Array.from({ length: 26 }, (_, index) => index + 1);

const moments = [
  { look: 'talk', text: 'We talk to both sides', isIn: (week: number) => week % 4 === 2 && week < 25 },
  { look: 'review', text: 'Contract to hire: review halfway', isIn: (week: number) => week === 13 },
  { look: 'handover', text: 'Handover, with written notes', isIn: (week: number) => week >= 25 },
];

export const drawing = (
  <div role="img" aria-label={label}>
    <ol className={classes.weeks}>
      {weeks.map((week) => (
        <li key={week} className={classes.week} data-look={moments.find(({ isIn }) => isIn(week))?.look}>
          {week}
        </li>
      ))}
    </ol>
    <ul className={classes.keys}>
      {moments.map(({ look, text }) => (
        <li key={look} className={classes.key}>
          <span className={classes.week} data-look={look} />
          {text}
        </li>
      ))}
    </ul>
  </div>
);
