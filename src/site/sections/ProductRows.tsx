import { IconChevronDown } from '@tabler/icons-react';
import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Section } from '../components/section/Section.tsx';
import type { ProductsContent } from '../content/products.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { contactAboutPath } from '../../paths.ts';
import classes from './ProductRows.module.css';

type ProductRowsProps = Pick<ProductsContent, 'products' | 'madeFor' | 'more' | 'moreAbout' | 'ask'> & {
  /** A drawing of one screen of each product, by the product's id. */
  screens: Drawings;
};

export function ProductRows({ products, madeFor, more, moreAbout, ask, screens }: ProductRowsProps) {
  return products.map(({ id, name, shortName = name, description, users, features, details }, index) => (
    <Section key={id} id={id} label={name} background={index % 2 === 0 ? 'mist' : 'paper'}>
      <div className={classes.row} data-reversed={index % 2 === 1 || undefined}>
        <div className="stack gap-16">
          <h2>{name}</h2>
          <p className={classes.description}>{description}</p>
          <p className="hint">
            {madeFor}: {users}
          </p>
          <FeatureList items={features} />
          <div className={classes.actions}>
            <details className={classes.details}>
              <summary className={`${classes.more} no-print`}>
                <span>
                  {more}
                  <span className="visually-hidden"> {moreAbout(name)}</span>
                </span>
                <IconChevronDown size={18} stroke={2} aria-hidden="true" />
              </summary>
              <Prose paragraphs={details} />
            </details>
            <ButtonLink path={contactAboutPath(name)}>{ask(shortName)}</ButtonLink>
          </div>
        </div>
        {screens[id]}
      </div>
    </Section>
  ));
}
