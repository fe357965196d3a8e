import type { ReactNode } from 'react';
import type { Cell, ScreenContent, Table } from '../../content/screens/screen.ts';
import classes from './Screen.module.css';

const label = 'Illustration';

/** A screen of a product. Screen readers skip navigation and buttons, which are only drawn. */
export function Screen({ product, sections, caption, table, decision, children }: ScreenContent & { children?: ReactNode }) {
  return (
    <figure className={classes.figure}>
      <div className={classes.window}>
        <div className={classes.bar} aria-hidden="true">
          <span className={classes.lights} />
          <span className="strong">{product}</span>
          <span className={classes.currentSection}>{sections[0]}</span>
        </div>
        <div className={classes.body}>
          <ul className={classes.sections} aria-hidden="true">
            {sections.map((section) => (
              <li key={section}>{section}</li>
            ))}
          </ul>
          <div className={classes.view}>
            <ScreenTable {...table} />
            {decision && (
              <div className={classes.decision}>
                <p className="strong">{decision.title}</p>
                <p>{decision.text}</p>
                <p className={classes.actions} aria-hidden="true">
                  {decision.actions.map((action) => (
                    <span key={action}>{action}</span>
                  ))}
                </p>
              </div>
            )}
            {children}
          </div>
        </div>
      </div>
      <figcaption className={classes.caption}>
        <span className={classes.tag}>{label}</span> {caption}
      </figcaption>
    </figure>
  );
}

function ScreenTable({ title, state, open, kind, columns, namedBy = 0, rows }: Table) {
  return (
    <table className={kind ? `${classes.table} ${classes[kind]}` : classes.table}>
      <caption>
        <span className={classes.head}>
          <span className="strong">{title}</span>
          <span className={classes.state} data-open={open}>
            {state}
          </span>
        </span>
      </caption>
      <thead>
        <tr>
          {columns.map(({ name, note, today }) => (
            <th key={name} scope="col" data-today={today}>
              {name}
              {note && <span className={classes.note}>{note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={rowIndex} data-open={row.open}>
            {row.cells.map((cell, column) =>
              column === namedBy ? (
                <th key={column} scope="row">
                  <CellText {...cell} />
                </th>
              ) : (
                <td key={column} data-open={cell.open} data-planned={cell.planned}>
                  <CellText {...cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CellText({ text, struck, strong, note }: Cell) {
  return (
    <>
      {text}
      {(strong || note) && (
        <span className={classes.note}>
          {struck && <del>{struck}</del>} {strong && <strong>{strong}</strong>} {note}
        </span>
      )}
    </>
  );
}
