import type { ReactNode } from 'react';
import { rowsOf } from '../../content/specimens/sheet-table.ts';
import type { Block, Field } from '../../content/specimens/specimen.ts';
import { Marked } from './Marked.tsx';
import classes from './SheetBlock.module.css';
import { SheetTable } from './SheetTable.tsx';

export function SheetBlock({ block, drawing }: { block: Block; drawing: ReactNode }) {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.paragraph}>
          <Marked text={paragraph} />
        </p>
      ));
    case 'list':
      return (
        <ol className={classes.list}>
          {block.items.map(({ term, text }) => (
            <li key={text}>
              {term && (
                <strong className={classes.term}>
                  <Marked text={term} />
                </strong>
              )}
              <Marked text={text} />
            </li>
          ))}
        </ol>
      );
    case 'fields':
      return <Fields fields={block.fields} />;
    case 'table':
    case 'checks':
      return <SheetTable {...block} rows={rowsOf(block)} />;
    case 'drawing':
      return (
        <figure className="stack gap-12">
          {drawing}
          <figcaption className={`${classes.caption} dimmed`}>
            <Marked text={block.caption} />
          </figcaption>
        </figure>
      );
  }
}

export function Fields({ fields }: { fields: Field[] }) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Marked text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
