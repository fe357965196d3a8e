import { Link } from 'react-router-dom';
import { company } from '../../../shared/texts/company.ts';
import { contactLink, frameTexts, homeLink, mainLinks } from '../../content/navigation.ts';
import { paths } from '../../../paths.ts';
import { BrandMark } from '../brand/BrandMark.tsx';
import { NavLink } from '../../../shared/components/link/NavLink.tsx';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import classes from './Header.module.css';
import { ServicesMenu } from './ServicesMenu.tsx';
import { SmallScreenMenu } from './SmallScreenMenu.tsx';

export function Header() {
  return (
    <header className={`${classes.header} no-print`} data-line-on-scroll>
      <div className={classes.bar}>
        <Link to={paths.home} className={classes.brand} aria-label={frameTexts.home}>
          <BrandMark />
          <span>{company.name}</span>
        </Link>
        <nav className={classes.links} aria-label={frameTexts.mainNavigation}>
          <ul className={classes.list}>
            <li>
              <NavLink to={homeLink.path} end className={classes.link}>
                {homeLink.label}
              </NavLink>
            </li>
            <li>
              <ServicesMenu />
            </li>
            {mainLinks.map(({ label, path }) => (
              <li key={path}>
                <NavLink to={path} className={classes.link}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <NavLink to={contactLink.path} className={classes.action}>
                {contactLink.label}
              </NavLink>
            </li>
          </ul>
        </nav>
        <ColorSchemeSwitch />
        <SmallScreenMenu />
      </div>
    </header>
  );
}
