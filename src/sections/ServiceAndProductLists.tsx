import { Link } from '../components/link/Link.tsx';
import { Section } from '../components/section/Section.tsx';
import type { HomeContent } from '../content/home.ts';
import classes from './ServiceAndProductLists.module.css';

export function ServiceAndProductLists({ heading, services, products }: HomeContent['lists']) {
  return (
    <Section heading={heading} background="mist">
      <div className={classes.columns}>
        <div>
          <h3 id="list-of-services" className={classes.heading}>
            {services.heading}
          </h3>
          <ul aria-labelledby="list-of-services">
            {services.items.map(({ label, path, summary }) => (
              <li key={path} className={classes.item}>
                <Link to={path}>{label}</Link>
                <span>{summary}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 id="list-of-products" className={classes.heading}>
            {products.heading}
          </h3>
          <ul aria-labelledby="list-of-products">
            {products.items.map(({ name, text, path }) => (
              <li key={name} className={classes.item}>
                <Link to={path}>{name}</Link>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
