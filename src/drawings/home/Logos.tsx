import { LogoMark } from '../../components/logo-mark/LogoMark.tsx';
import { logoLabel, logoShapes } from '../../content/logos.ts';
import classes from './Logos.module.css';

/** The clients' logos, twice, so that they can scroll without a gap. */
export function Drawing() {
  return (
    <div className={classes.pair}>
      {['original', 'copy'].map((kind) => (
        <ul key={kind} className={classes.logos} aria-hidden={kind === 'copy' || undefined}>
          {logoShapes.map((shape, index) => (
            <li key={shape}>
              <LogoMark shape={shape} label={kind === 'copy' ? undefined : logoLabel(index + 1)} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
