import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ContactContent } from './contact-texts.ts';
import type { Drawings } from '../drawings/load-drawings.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactWays } from './ContactWays.tsx';
import { WriteToUs } from './WriteToUs.tsx';

export function Component({ content, drawings: { top } }: { content: ContactContent; drawings: Drawings }) {
  const form = (
    <WriteToUs {...content.form}>
      <ContactForm />
    </WriteToUs>
  );
  const ways = <ContactWays label={content.waysLabel} ways={content.ways} figure={top} />;
  return <PageTop heading={content.heading} lead={content.lead} aside={form} below={ways} />;
}
