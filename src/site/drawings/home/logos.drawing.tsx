import { type Logo, logos } from '../../content/logos.ts';
import classes from './Logos.module.css';

/** SVG paths in a 48 × 48 view box. */
const paths: Record<Logo, string> = {
  'Twin Ring Bearings': 'M18 12a12 12 0 1 0 0 24a12 12 0 1 0 0-24M30 12a12 12 0 1 0 0 24a12 12 0 1 0 0-24',
  'Folded Hex Packaging': 'M24 6l16 9v18l-16 9l-16-9v-18zM24 6v18l16 9M24 24l-16 9',
  'Rising Bar Energy': 'M8 40v-10M18 40v-18M28 40v-25M38 40v-33',
  'Quarter Dial Instruments': 'M24 6a18 18 0 0 1 18 18h-18zM24 24v18a18 18 0 0 1-18-18zM24 10a14 14 0 0 0-14 14M38 24a14 14 0 0 1-14 14',
  'Three Wave Pumps': 'M6 14c6-8 12-8 18 0s12 8 18 0M6 26c6-8 12-8 18 0s12 8 18 0M6 38c6-8 12-8 18 0s12 8 18 0',
  'Triple Roof Storage': 'M8 20l16-12l16 12M8 30l16-12l16 12M8 40l16-12l16 12',
};

/** The clients' logos, twice, so that they can scroll without a gap. */
export const drawing = (
  <div className={classes.pair}>
    {['original', 'copy'].map((kind) => (
      <ul key={kind} className={classes.logos} aria-hidden={kind === 'copy' || undefined}>
        {logos.map((name) => (
          <li key={name}>
            <svg width={28} height={28} viewBox="0 0 48 48" aria-hidden="true">
              <path d={paths[name]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    ))}
  </div>
);
