import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import type { ServiceContent } from '../content/services/service.ts';
import classes from './RelatedPage.module.css';

export function RelatedPage({ label, path, text }: NonNullable<ServiceContent['related']>) {
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
