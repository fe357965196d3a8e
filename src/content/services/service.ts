import type { ClosingContent } from '../closing.ts';
import type { PageContent } from '../head.ts';
import type { ServicePath } from '../../paths.ts';
import type { NavigationLink } from '../navigation.ts';

export type ServiceContent = PageContent & {
  path: ServicePath;
  name: string;
  lead: string;
  /** The customer's problem, in the customer's words. */
  problem: { heading: string; statements: string[] };
  /** What the company does about it, as cards. */
  work: { heading: string; lead: string; cards: { title: string; text: string; features: string[] }[] };
  /** A page about one part in more detail. */
  related?: NavigationLink & { text: string };
  steps: { heading: string; items: { title: string; text: string }[] };
  results: { heading: string; items: string[] };
  questions: { heading: string; items: { question: string; answer: string }[] };
  closing: ClosingContent;
};
