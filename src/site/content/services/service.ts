import type { ServicePath } from '../../../paths.ts';
import type { ClosingContent } from '../closing.ts';
import type { PageContent } from '../../../shared/texts/head.ts';
import type { NavigationLink } from '../navigation.ts';

export type LinkWithText = NavigationLink & { text: string };

/**
 * A section of a service's page. `label` is its name in the page's index. Those of the kinds `band`
 * and `drawing` show `band.drawing.tsx` and `detail.drawing.tsx` of the page's folder of drawings.
 * With `detail`, another section has the latter beside its content, below this sentence.
 */
export type ServiceSection = { label: string; heading: string; lead?: string; detail?: string; source?: NavigationLink } & (
  | { kind: 'band' | 'drawing' }
  | { kind: 'cards'; cards: { title: string; text: string; features: string[] }[] }
  | { kind: 'steps'; items: { title: string; text: string }[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'questions'; items: { question: string; answer: string }[] }
);

export type ServiceContent = PageContent & {
  path: ServicePath;
  name: string;
  lead: string;
  /** The button at the top. It opens the contact form with the service as its subject. */
  action: string;
  /** In the order that suits the subject. */
  sections: ServiceSection[];
  goesWith: LinkWithText[];
  closing: ClosingContent;
};
