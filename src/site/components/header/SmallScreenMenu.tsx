import { IconMenu2, IconX } from '@tabler/icons-react';
import { contactLink, frameTexts, homeLink, mainLinks } from '../../content/navigation.ts';
import { serviceLinks } from '../../content/service-list.ts';
import { NavLink } from '../../../shared/components/link/NavLink.tsx';
import { NavItems } from './NavItems.tsx';
import classes from './SmallScreenMenu.module.css';
import { useClosingPopover } from './use-closing-popover.ts';

const panelId = 'site-menu';

/** The header's links for small screens. A native popover, so that it works without scripts. */
export function SmallScreenMenu() {
  const popover = useClosingPopover(panelId);
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={panelId} aria-label={frameTexts.menu}>
        <IconMenu2 className={classes.open} stroke={1.75} aria-hidden="true" />
        <IconX className={classes.close} stroke={1.75} aria-hidden="true" />
      </button>
      <nav {...popover} className={classes.panel} aria-label={frameTexts.smallScreenNavigation}>
        <NavLink to={homeLink.path} end className={classes.link}>
          {homeLink.label}
        </NavLink>
        <p className={classes.heading} id="site-menu-services">
          {frameTexts.services}
        </p>
        <ul aria-labelledby="site-menu-services">
          <NavItems links={serviceLinks} end className={classes.link} />
        </ul>
        <ul className={classes.rest}>
          <NavItems links={mainLinks} className={classes.link} />
        </ul>
        <NavLink to={contactLink.path} className={classes.action}>
          {contactLink.label}
        </NavLink>
      </nav>
    </>
  );
}
