import type { ServicePath } from '../../../paths.ts';
import type { ClosingContent } from '../closing.ts';
import type { PageContent } from '../../../shared/texts/head.ts';
import type { NavigationLink } from '../navigation.ts';

export type LinkWithText = NavigationLink & { text: string };

/**
 * A section of a service's page. `label` is its name in the page's index. Each page has a section
 * of the kind `band`, which shows `band.drawing.tsx` of the page's folder of drawings, and one that
 * shows `detail.drawing.tsx` beside its content, with `detail` as the caption.
 */
export type ServiceSection = { label: string; heading: string; lead?: string; detail?: string } & (
  | { kind: 'band'; source?: NavigationLink }
  | { kind: 'statements'; statements: string[] }
  | { kind: 'cards'; cards: { title: string; text: string; features: string[] }[] }
  | { kind: 'steps'; items: { title: string; text: string }[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'specimens' }
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
