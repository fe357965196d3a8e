import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { frameTexts, specimensLink } from '../../content/navigation.ts';
import { serviceLinks, services } from '../../content/service-list.ts';
import { ServiceIcon } from '../icon/ServiceIcon.tsx';
import { NavLink } from '../../../shared/components/link/NavLink.tsx';
import { NavItems } from './NavItems.tsx';
import classes from './ServicesMenu.module.css';
import { useClosingPopover } from './use-closing-popover.ts';

const panelId = 'services-menu';

const items = [...services, { ...specimensLink, summary: specimensLink.text, children: undefined }];

/** The Services dropdown. A native popover, so that it works without scripts. */
export function ServicesMenu() {
  const { pathname } = useLocation();
  const popover = useClosingPopover(panelId);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        popoverTarget={panelId}
        data-within={serviceLinks.some(({ path }) => pathname.startsWith(path)) || undefined}
      >
        {frameTexts.services}
        <IconChevronDown size={18} stroke={2} aria-hidden="true" />
      </button>
      <div {...popover} className={classes.panel}>
        <ul className={classes.list} aria-label={frameTexts.servicesNavigation}>
          {items.map(({ label, path, summary, children }) => (
            <li key={path}>
              <NavLink to={path} end className={classes.link}>
                <span className={classes.icon}>
                  <ServiceIcon path={path} size={22} />
                </span>
                <span>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.text}>{summary}</span>
                </span>
              </NavLink>
              {children && (
                <ul className={classes.children}>
                  <NavItems links={children} end className={classes.child} />
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
