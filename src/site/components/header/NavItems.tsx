import type { NavigationLink } from '../../content/navigation.ts';
import { NavLink } from '../../../shared/components/link/NavLink.tsx';

type Props = { links: (NavigationLink & { below?: true })[]; end?: boolean; className: string | undefined };

/** The items of a list of links. */
export function NavItems({ links, ...props }: Props) {
  return links.map(({ label, path, below }) => (
    <li key={path}>
      <NavLink {...props} to={path} data-below={below}>
        {label}
      </NavLink>
    </li>
  ));
}
