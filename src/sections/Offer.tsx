import { Link } from 'react-router-dom';
import { Section } from '../components/section/Section.tsx';
import type { HomeContent } from '../content/home.ts';
import classes from './Offer.module.css';

/** All services and all products, as two plain lists. */
export function Offer({ heading, services, products }: HomeContent['offer']) {
  return (
    <Section heading={heading} ground="mist">
      <div className={classes.columns}>
        <div>
          <h3 id="offer-services" className={classes.heading}>
            {services.heading}
          </h3>
          <ul aria-labelledby="offer-services">
            {services.items.map(({ label, path, text }) => (
              <li key={path} className={classes.item}>
                <Link to={path}>{label}</Link>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 id="offer-products" className={classes.heading}>
            {products.heading}
          </h3>
          <ul aria-labelledby="offer-products">
            {products.items.map(({ name, text }) => (
              <li key={name} className={classes.item}>
                <Link to={products.path}>{name}</Link>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
