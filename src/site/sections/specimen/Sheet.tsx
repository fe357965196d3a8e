import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { company } from '../../../shared/texts/company.ts';
import type { Block, SheetContent } from '../../content/specimens/specimen.ts';
import { specimenTexts } from '../../content/specimens/texts.ts';
import { Marked } from './Marked.tsx';
import classes from './Sheet.module.css';
import { Fields, SheetBlock } from './SheetBlock.tsx';

/** On a narrow screen, the sections after these are folded. */
const unfolded = 2;

type SheetProps = SheetContent & { drawing?: ReactNode };

/** A document as a sheet of paper, with notes in the margin. */
export function Sheet({ title, number, version, fields, sections, drawing }: SheetProps) {
  const id = useId();
  const { label, end } = specimenTexts;
  return (
    <article className={classes.band} aria-labelledby={id}>
      <div className={classes.frame}>
        <div className={classes.sheet}>
          <div className={classes.head}>
            <p className="dimmed">{company.name}</p>
            <p className={classes.stamp}>{label}</p>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
          </div>
          <Fields fields={[{ label: specimenTexts.number, value: number }, { label: specimenTexts.version, value: version }, ...fields]} />
          {sections.map(({ heading, blocks }, index) => (
            <section key={heading} className={classes.section}>
              <h3 id={`section-${index + 1}`} className={classes.heading}>
                {index + 1}. {heading}
              </h3>
              {index < unfolded ? (
                <Blocks blocks={blocks} drawing={drawing} />
              ) : (
                <details className={classes.fold}>
                  <summary className="disclosure" aria-labelledby={`section-${index + 1}`}>
                    <IconChevronDown size={20} stroke={2} aria-hidden="true" />
                  </summary>
                  <Blocks blocks={blocks} drawing={drawing} />
                </details>
              )}
            </section>
          ))}
          <p className={classes.foot}>
            <span>
              {number}, {version}
            </span>
            <span>{label}</span>
            <span>{end}</span>
          </p>
        </div>
      </div>
    </article>
  );
}

function Blocks({ blocks, drawing }: { blocks: Block[]; drawing: ReactNode }) {
  return blocks.map((block, position) => (
    <div key={position} className={classes.block}>
      <div className={classes.body}>
        <SheetBlock block={block} drawing={drawing} />
      </div>
      {block.notes && <Notes notes={block.notes} />}
    </div>
  ));
}

function Notes({ notes }: { notes: NonNullable<Block['notes']> }) {
  return (
    <ul className={classes.notes} aria-label={specimenTexts.notes}>
      {Object.entries(notes).map(([number, text]) => (
        <li key={number} id={`note-${number}`} className={classes.note}>
          <span className={classes.number}>{number}</span>
          <span>
            <Marked text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
