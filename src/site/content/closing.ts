import type { NavigationLink } from './navigation.ts';

export type ClosingContent = {
  heading: string;
  text: string;
  action: NavigationLink;
  /** A figure of the page, and what it counts. */
  fact: { figure: string; text: string };
};
