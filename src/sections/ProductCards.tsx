import { IconChevronDown } from '@tabler/icons-react';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Section } from '../components/section/Section.tsx';
import type { ProductsContent } from '../content/products.ts';
import classes from './ProductCards.module.css';

type ProductCardsProps = Pick<ProductsContent, 'listHeading' | 'products' | 'users' | 'more' | 'moreAbout'>;

export function ProductCards({ listHeading, products, users, more, moreAbout }: ProductCardsProps) {
  return (
    <Section heading={listHeading} background="mist">
      <div className={classes.products}>
        {products.map(({ id, name, description, users: madeFor, features, details }) => (
          <article key={id} id={id} className={classes.product}>
            <h3 className={classes.name}>{name}</h3>
            <p>{description}</p>
            <p className={classes.users}>
              {users}: {madeFor}
            </p>
            <FeatureList items={features} />
            <details className={classes.details}>
              <summary className={classes.more}>
                <span>
                  {more}
                  <span className="visually-hidden"> {moreAbout(name)}</span>
                </span>
                <IconChevronDown size={18} stroke={2} aria-hidden="true" />
              </summary>
              <Prose paragraphs={details} />
            </details>
          </article>
        ))}
      </div>
    </Section>
  );
}
