import { DataTable } from '../components/data-table/DataTable.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Section } from '../components/section/Section.tsx';
import type { PrivacySection as Content } from '../content/privacy.ts';
import classes from './PrivacySection.module.css';

export function PrivacySection({ id, heading, paragraphs, table, notes, links, background }: Content & { background: 'paper' | 'mist' }) {
  return (
    <Section id={id} heading={heading} background={background} beside>
      <div className="stack gap-24">
        {paragraphs && <Prose paragraphs={paragraphs} />}
        {table && <DataTable {...table} labelledBy={`${id}-heading`} />}
        {notes && <Prose paragraphs={notes} />}
        {links && (
          <ul className={classes.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
