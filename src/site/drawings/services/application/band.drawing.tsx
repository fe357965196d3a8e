import { color } from '../../parts.tsx';
import classes from './Band.module.css';

const label =
  'Five parts of an old application move to the new one, one after the other. Each new part runs beside the old one for two releases, and their results are compared before the old part is switched off.';

const releases = Array.from({ length: 12 }, (_, index) => index + 1);
const releasesCaption = 'Releases, one every two weeks';

/** The releases after which the new part runs and the old one is switched off. */
const parts = [
  { name: 'Orders', live: 1, off: 3 },
  { name: 'Stock', live: 3, off: 5 },
  { name: 'Prices', live: 5, off: 7 },
  { name: 'Invoices', live: 7, off: 9 },
  { name: 'Reports', live: 9, off: 11 },
];

const keys = [
  { look: 'old', text: 'Old application' },
  { look: 'both', text: 'Side by side, results compared' },
  { look: 'new', text: 'New application' },
];

const height = 40;

/** The bars of the old and the new part. The release is the unit of their width. */
function Bars({ live, off }: { live: number; off: number }) {
  return (
    <svg viewBox={`0 0 ${releases.length} ${height}`} preserveAspectRatio="none" className={classes.bars}>
      <rect x={live} width={off - live} height={height} fill={color.warm} fillOpacity={0.45} />
      <rect y={7} width={off} height={11} fill={color.quiet} />
      <rect x={live} y={22} width={releases.length - live} height={11} fill={color.accent} />
    </svg>
  );
}

export const drawing = (
  <div className={classes.move} role="img" aria-label={label}>
    <ul className={classes.keys}>
      {keys.map(({ look, text }) => (
        <li key={look} className={classes.key} data-look={look}>
          {text}
        </li>
      ))}
    </ul>
    {parts.map(({ name, live, off }) => (
      <div key={name} className={classes.part}>
        <span className="strong">{name}</span>
        <Bars live={live} off={off} />
      </div>
    ))}
    <div className={classes.part}>
      <span />
      <ol className={classes.releases}>
        {releases.map((release) => (
          <li key={release}>{release}</li>
        ))}
      </ol>
    </div>
    <p className={classes.caption}>{releasesCaption}</p>
  </div>
);
