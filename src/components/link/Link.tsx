import { Link as RouterLink, type LinkProps, useLocation } from 'react-router-dom';

/** Whether pages can cross-fade. If they cannot, the router warns about a transition. */
export const canCrossFade = typeof document !== 'undefined' && 'startViewTransition' in document;

/** A link within the site. Pages cross-fade if the browser supports it. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition={canCrossFade} {...props} />;
}

/** A link that is marked as current on its page and, unless `end` is set, on the pages below it. */
export function NavLink({ end = false, ...props }: LinkProps & { to: string; end?: boolean }) {
  const { pathname } = useLocation();
  const current = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={current ? 'page' : undefined} />;
}
