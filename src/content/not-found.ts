import { paths } from '../paths.ts';
import { company } from './company.ts';
import type { PageContent } from './head.ts';
import { homeHead } from './home-head.ts';
import type { NavigationLink } from './navigation.ts';

export type NotFoundContent = PageContent & { heading: string; text: string; actions: NavigationLink[] };

export const content: NotFoundContent = {
  // The specification requires the generic title and the social tags of the home page.
  head: { ...homeHead, title: company.name, sharedAs: { path: paths.home, title: homeHead.title } },
  heading: 'Page not found',
  text: 'The address may be mistyped, or the page has moved. Everything we publish can be reached from here.',
  actions: [
    { label: 'Back to home', path: paths.home },
    { label: 'Contact us', path: paths.contact },
  ],
};
