import { paths } from '../paths.ts';
import { company } from './company.ts';

export type NavigationLink = { label: string; path: string };

export const mainLinks: NavigationLink[] = [
  { label: 'Home', path: paths.home },
  { label: 'About Us', path: paths.about },
  { label: 'Products', path: paths.products },
  { label: 'Contact', path: paths.contact },
  { label: 'Careers', path: paths.careers },
];

export const companyLinks: NavigationLink[] = [
  { label: 'About Us', path: paths.about },
  { label: 'Products', path: paths.products },
  { label: 'Careers', path: paths.careers },
  { label: 'Contact', path: paths.contact },
  { label: 'Admin Login', path: paths.adminLogin },
];

export const frame = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  services: 'Services',
  servicesNavigation: 'Services',
  menu: 'Menu',
  smallScreenNavigation: 'All pages',
  colorScheme: 'Switch between light and dark',
  home: `${company.name}, home`,
  footer: { company: 'Company', services: 'Services', contact: 'Contact', social: 'Follow us' },
} as const;
