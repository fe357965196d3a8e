import { type MouseEvent, use } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { errorTexts } from '../../content/errors.ts';
import { isLostScript, reloadOnce } from '../../../shared/lib/lost-scripts.ts';
import { paths } from '../../../paths.ts';
import buttonStyles from '../button-link/ButtonLink.module.css';

/** Keeps the previous page until the browser leaves it. */
const forever = new Promise<never>(() => undefined);

/** Replaces a page that failed. @param standalone without the site's header and footer */
export function ErrorPage({ standalone = false }: { standalone?: boolean }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const notLoaded = isLostScript(error);
  if (notLoaded && reloadOnce()) use(forever);
  const refused = isRouteErrorResponse(error);
  const heading = refused ? `${error.status} ${error.statusText}` : errorTexts.heading;
  const text = notLoaded ? errorTexts.notLoaded : errorTexts.text;

  const page = (
    <div className="site-width site-band stack gap-24">
      <title>{heading}</title>
      <h1>{heading}</h1>
      <p>{refused ? errorTexts.refused : text}</p>
      <p className="row gap-12">
        {!refused && (
          <a href={pathname + search} className={buttonStyles.button} onClick={reloadPage}>
            {notLoaded ? errorTexts.retry : errorTexts.reload}
          </a>
        )}
        <a href={paths.home} className={buttonStyles.button} data-quiet>
          {errorTexts.back}
        </a>
      </p>
    </div>
  );
  return standalone ? <main id="main">{page}</main> : page;
}

/** Keeps the fragment, which can be the token of a private link. A link with one loads no page. */
function reloadPage(event: MouseEvent) {
  event.preventDefault();
  location.reload();
}
