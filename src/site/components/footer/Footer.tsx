import { type Icon, IconBrandFacebook, IconBrandLinkedin, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { company, type SocialNetwork } from '../../../shared/texts/company.ts';
import { companyLinks, frameTexts, type NavigationLink } from '../../content/navigation.ts';
import { serviceLinks } from '../../content/service-list.ts';
import { paths } from '../../../paths.ts';
import { BrandMark } from '../brand/BrandMark.tsx';
import classes from './Footer.module.css';

const socialIcons: Record<SocialNetwork, Icon> = {
  LinkedIn: IconBrandLinkedin,
  X: IconBrandX,
  Facebook: IconBrandFacebook,
  YouTube: IconBrandYoutube,
};

export function Footer() {
  const texts = frameTexts.footer;
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div>
          <Link to={paths.home} className={classes.brand} aria-label={frameTexts.home}>
            <BrandMark size={28} />
            <span>{company.name}</span>
          </Link>
          <p className={classes.summary}>{company.summary}</p>
          <ul className={classes.social} aria-label={texts.social}>
            {company.social.map(({ network, href }) => {
              const NetworkIcon = socialIcons[network];
              return (
                <li key={network}>
                  <a href={href} className="icon-button" aria-label={network}>
                    <NetworkIcon size={22} stroke={1.5} aria-hidden="true" />
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        <FooterLinks heading={texts.company} links={companyLinks} />
        <FooterLinks heading={texts.services} links={serviceLinks} />
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={classes.heading}>
            {texts.contact}
          </h2>
          <address className={classes.contact}>
            <a className={classes.link} href={`mailto:${company.email}`}>
              {company.email}
            </a>
            {Object.values(company.phones).map(({ office, text, href }) => (
              <span key={href}>
                {office}
                <br />
                <a className={classes.link} href={href}>
                  {text}
                </a>
              </span>
            ))}
            <div>
              {company.address.lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </div>
          </address>
        </section>
      </div>
      <p className={classes.legal}>© {company.name}</p>
    </footer>
  );
}

function FooterLinks({ heading, links }: { heading: string; links: NavigationLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      <ul className="stack gap-4">
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
