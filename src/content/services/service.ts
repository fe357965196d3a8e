import type { ClosingContent } from '../closing.ts';
import type { PageContent } from '../head.ts';
import type { NavigationLink, ServiceIconName } from '../navigation.ts';

/** What a service page says. All share one template. */
export type ServiceContent = PageContent & {
  icon: ServiceIconName;
  name: string;
  lead: string;
  /** The trouble, in the customer's words. */
  problem: { heading: string; statements: string[] };
  /** What is done about it: a card each, with its features. */
  work: { heading: string; lead: string; cards: { title: string; text: string; features: string[] }[] };
  /** A page that goes further, where there is one. */
  further?: NavigationLink & { text: string };
  steps: { heading: string; items: { title: string; text: string }[] };
  results: { heading: string; items: string[] };
  questions: { heading: string; items: { question: string; answer: string }[] };
  closing: ClosingContent;
};
