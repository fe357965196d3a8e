import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { DataTable } from '../components/data-table/DataTable.tsx';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { PageIndex } from '../components/page-index/PageIndex.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Section } from '../components/section/Section.tsx';
import type { PrivacyContent } from '../content/privacy.ts';

export function Component({ content }: { content: PrivacyContent }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={<LabelledList items={content.atAGlance} />} />
      <PageIndex entries={content.sections} />
      {content.sections.map(({ id, heading, paragraphs, table, notes, links }, index) => (
        <Section key={id} id={id} heading={heading} background={index % 2 === 0 ? 'mist' : 'paper'} beside>
          <div className="stack gap-24">
            {paragraphs && <Prose paragraphs={paragraphs} />}
            {table && <DataTable {...table} labelledBy={`${id}-heading`} />}
            {notes && <Prose paragraphs={notes} />}
            {links && (
              <ul className="row gap-24">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Section>
      ))}
      <ClosingCall {...content.closing} />
    </>
  );
}
