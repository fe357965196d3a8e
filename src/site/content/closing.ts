import type { NavigationLink } from './navigation.ts';

export type ClosingContent = {
  heading: string;
  text: string;
  action: NavigationLink;
};
