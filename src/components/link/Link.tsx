import { Link as RouterLink, type LinkProps, NavLink as RouterNavLink, type NavLinkProps } from 'react-router-dom';

/** A link within the site. Pages cross-fade where the browser supports it. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />;
}

/** A {@link Link} that marks the current page. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink viewTransition {...props} />;
}
