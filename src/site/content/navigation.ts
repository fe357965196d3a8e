import { paths } from '../../paths.ts';
import { company } from '../../shared/texts/company.ts';

export type NavigationLink = { label: string; path: string };

export const homeLink: NavigationLink = { label: 'Home', path: paths.home };

/** The link at the end of the services. */
export const specimensLink = { label: 'Sample documents', path: paths.specimens, text: 'What you get in writing' } as const;

/** The links of the header between the services and the contact page. */
export const mainLinks: NavigationLink[] = [
  { label: 'Products', path: paths.products },
  { label: 'About Us', path: paths.about },
  { label: 'Careers', path: paths.careers },
];

/** The button at the end of the header's links. */
export const contactLink: NavigationLink = { label: 'Contact', path: paths.contact };

/** The footer's links in the column about the company. */
export const companyLinks: NavigationLink[] = [
  { label: 'About Us', path: paths.about },
  { label: 'Products', path: paths.products },
  { label: 'Careers', path: paths.careers },
  { label: 'Contact', path: paths.contact },
  { label: 'Privacy', path: paths.privacy },
  { label: 'Admin Login', path: paths.adminLogin },
];

/** The texts of the header, the footer and the skip link. */
export const frameTexts = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  services: 'Services',
  servicesNavigation: 'Services',
  menu: 'Menu',
  smallScreenNavigation: 'Menu',
  colorScheme: 'Switch between light and dark',
  home: `${company.name}, home`,
  footer: { company: 'Company', services: 'Services', contact: 'Contact', social: 'Follow us' },
} as const;
