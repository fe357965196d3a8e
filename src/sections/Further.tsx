import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import type { ServiceContent } from '../content/services/service.ts';
import classes from './Further.module.css';

/** A pointer to a page that goes further into one part. */
export function Further({ label, path, text }: NonNullable<ServiceContent['further']>) {
  return (
    <div className={classes.band}>
      <div className={classes.inner}>
        <p>{text}</p>
        <ButtonLink path={path} quiet>
          {label}
        </ButtonLink>
      </div>
    </div>
  );
}
