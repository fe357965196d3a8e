import type { ReactNode } from 'react';
import { company } from '../../../shared/texts/company.ts';
import { rowsOf, type SheetRow, withoutNotes } from '../../content/specimens/sheet-table.ts';
import type { Block, Field, SheetContent } from '../../content/specimens/specimen.ts';
import { specimenTexts } from '../../content/specimens/texts.ts';
import classes from './FirstPage.module.css';

/** A sheet of A4. An SVG scales it as a picture, whatever the smallest font size of the browser. */
const size = { width: 600, height: 848 };

/** More sections do not fit on any first page. */
const sectionsShown = 3;

type FirstPageProps = SheetContent & { drawing?: ReactNode };

/** The first page of a document as a thumbnail. A link beside it names the document. */
export function FirstPage({ title, number, version, fields, sections, drawing }: FirstPageProps) {
  const allFields = [{ label: specimenTexts.number, value: number }, { label: specimenTexts.version, value: version }, ...fields];
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
      <foreignObject {...size}>
        <div className={classes.page}>
          <div className={classes.head}>
            <span>{company.name}</span>
            <span className={classes.stamp}>{specimenTexts.label}</span>
          </div>
          <p className={classes.title}>{title}</p>
          <div className={classes.fields}>{linesOf(allFields)}</div>
          {sections.slice(0, sectionsShown).map(({ heading, blocks }, index) => (
            <div key={heading} className={classes.section}>
              <p className={classes.heading}>
                {index + 1}. {heading}
              </p>
              {blocks.map((block, position) => (
                <div key={position} className={classes.block}>
                  {body(block, drawing)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </foreignObject>
    </svg>
  );
}

function body(block: Block, drawing: ReactNode) {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.map((paragraph) => <p key={paragraph}>{withoutNotes(paragraph)}</p>);
    case 'list':
      return block.items.map(({ term, text }) => (
        <p key={text}>
          {term && <strong>{withoutNotes(term)}. </strong>}
          {withoutNotes(text)}
        </p>
      ));
    case 'fields':
      return linesOf(block.fields);
    case 'table':
    case 'checks':
      return <Table {...block} rows={rowsOf(block).filter(({ total }) => !total)} />;
    case 'drawing':
      return <div className={classes.drawing}>{drawing}</div>;
  }
}

function linesOf(fields: Field[]) {
  return fields.map(({ label, value }) => (
    <p key={label}>
      <span className="dimmed">{label}</span> {withoutNotes(value)}
    </p>
  ));
}

type TableProps = { columns: string[]; rows: SheetRow[]; numeric?: string[] };

function Table({ columns, rows, numeric = [] }: TableProps) {
  const all: SheetRow[] = [{ cells: columns }, ...rows];
  return (
    <table className={classes.table}>
      <tbody>
        {all.map(({ cells, attention }) => (
          <tr key={cells[0]} data-attention={attention || undefined}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-numeric={numeric.includes(columns[index] ?? '') || undefined}>
                {withoutNotes(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
