import { LogoMark } from '../../components/logo-mark/LogoMark.tsx';
import { logoLabel, logoShapes } from '../../content/logos.ts';
import classes from './Logos.module.css';

/** The clients' logos, twice, so that they can scroll without a gap. */
export function Drawing() {
  return (
    <div className={classes.pair}>
      <ul className={classes.logos}>
        {logoShapes.map((shape, index) => (
          <li key={shape}>
            <LogoMark shape={shape} label={logoLabel(index + 1)} />
          </li>
        ))}
      </ul>
      <ul className={classes.logos} aria-hidden="true">
        {logoShapes.map((shape) => (
          <li key={shape}>
            <LogoMark shape={shape} />
          </li>
        ))}
      </ul>
    </div>
  );
}
