import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import { Section } from '../components/section/Section.tsx';
import type { SpecimensContent } from '../content/specimens/list.ts';
import { type SpecimenSummary, specimens } from '../content/specimens/summaries.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { paths } from '../../paths.ts';
import { CoverLink } from '../../shared/components/link/CoverLink.tsx';
import classes from './Specimens.module.css';

const summaries: SpecimenSummary[] = Object.values(specimens);

export function Component({ content, drawings: thumbnails }: { content: SpecimensContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={<LabelledList items={content.atAGlance} />} />
      <Section label={content.listLabel} background="mist">
        <ul className={classes.shelf}>
          {summaries.map(({ label, path, text }) => (
            <li key={path} className={classes.item}>
              <div className={classes.page}>{thumbnails[path.replace(`${paths.specimens}/`, '')]}</div>
              <p>
                <CoverLink to={path} className={classes.name}>
                  {label}
                </CoverLink>
                <span className="hint">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall {...content.closing} />
    </>
  );
}
