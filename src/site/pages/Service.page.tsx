import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { GoesWith } from '../components/goes-with/GoesWith.tsx';
import { PageIndex } from '../components/page-index/PageIndex.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ServiceContent } from '../content/services/service.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { contactAboutPath } from '../../paths.ts';
import { ServiceSection } from '../sections/ServiceSection.tsx';

export function Component({ content, drawings: { top, ...pictures } }: { content: ServiceContent; drawings: Drawings }) {
  const sections = content.sections.map((section) => ({ section, id: section.label.toLowerCase().replaceAll(' ', '-') }));
  return (
    <>
      <PageTop heading={content.name} lead={content.lead} aside={top}>
        <ButtonLink path={contactAboutPath(content.name)}>{content.action}</ButtonLink>
      </PageTop>
      <PageIndex entries={sections.map(({ section, id }) => ({ id, label: section.label }))} />
      {sections.map(({ section, id }, index) => (
        <ServiceSection key={id} id={id} background={index % 2 === 0 ? 'mist' : 'paper'} content={section} pictures={pictures} />
      ))}
      <GoesWith links={content.goesWith} />
      <ClosingCall {...content.closing} />
    </>
  );
}
