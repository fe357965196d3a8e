import { paths } from '../../paths.ts';
import { company } from '../../shared/texts/company.ts';
import type { PageContent } from '../../shared/texts/head.ts';
import { homeHead } from './home-head.ts';
import type { LinkWithText } from './services/service.ts';

export type NotFoundContent = PageContent & { heading: string; text: string; links: LinkWithText[] };

export const content: NotFoundContent = {
  // The specification requires the generic title and the social tags of the home page.
  head: { ...homeHead, title: company.name, sharedAs: { path: paths.home, title: homeHead.title } },
  heading: 'Page not found',
  text: 'The address may be mistyped, or the page may have moved. You may be looking for one of these:',
  links: [
    { label: 'Home', path: paths.home, text: 'What we do, on one page' },
    { label: 'Careers', path: paths.careers, text: 'All openings, each on its own page' },
    { label: 'Products', path: paths.products, text: 'Billing, personnel, campus and events' },
    { label: 'AI Agents', path: paths.agents, text: 'Six agents, and what each may do' },
    { label: 'Sample documents', path: paths.specimens, text: 'Reports, a survey, a checklist' },
    { label: 'Contact', path: paths.contact, text: 'Email, phone, address and a form' },
  ],
};
