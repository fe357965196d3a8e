import { halls, photos, photosTitle, screen } from '../../content/screens/events.ts';
import classes from './Screen.module.css';
import { Screen } from './Screen.tsx';

export const drawing = (
  <Screen {...screen}>
    <ul className={classes.halls}>
      {halls.map(({ name, people, share }) => (
        <li key={name} className={classes.hall} data-open={share === 1 || undefined}>
          <span className="strong">{name}</span>
          <span>{people}</span>
          <span className={classes.level} aria-hidden="true">
            <span style={{ width: `${100 * share}%` }} />
          </span>
        </li>
      ))}
    </ul>
    <div>
      <p className="strong">{photosTitle}</p>
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
  </Screen>
);
