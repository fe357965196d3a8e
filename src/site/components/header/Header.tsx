import { Link } from 'react-router-dom';
import { company } from '../../../shared/texts/company.ts';
import { contactLink, frameTexts, homeLink, mainLinks } from '../../content/navigation.ts';
import { paths } from '../../../paths.ts';
import { BrandMark } from '../brand/BrandMark.tsx';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import classes from './Header.module.css';
import { NavItems } from './NavItems.tsx';
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
            <NavItems links={[homeLink]} end className={classes.link} />
            <li>
              <ServicesMenu />
            </li>
            <NavItems links={mainLinks} className={classes.link} />
            <NavItems links={[contactLink]} className={classes.action} />
          </ul>
        </nav>
        <ColorSchemeSwitch />
        <SmallScreenMenu />
      </div>
    </header>
  );
}
