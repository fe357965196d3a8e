import { Link, type LinkProps, useLocation } from 'react-router-dom';

/** A link that is marked as current on its page and, unless `end` is set, on the pages below it. */
export function NavLink({ end = false, ...props }: LinkProps & { to: string; end?: boolean }) {
  const { pathname } = useLocation();
  const current = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={current ? 'page' : undefined} />;
}
