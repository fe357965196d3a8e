import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ContactContent } from '../content/contact.ts';
import type { DrawingLoaders, Drawings } from '../drawings/load-drawings.tsx';
import { ContactForm } from '../forms/contact/ContactForm.tsx';
import { ContactWays } from '../sections/ContactWays.tsx';
import { WriteToUs } from '../sections/WriteToUs.tsx';

export const drawings = (): DrawingLoaders => ({ top: () => import('../drawings/about/hours.drawing.tsx') });

export function Component({ content, drawings: { top } }: { content: ContactContent; drawings: Drawings }) {
  return (
    <>
      <PageTop heading={content.heading} lead={content.lead} aside={top} />
      <ContactWays label={content.waysLabel} ways={content.ways} />
      <WriteToUs {...content.form}>
        <ContactForm />
      </WriteToUs>
    </>
  );
}
