import { paths } from '../paths.ts';
import { company } from './company.ts';

export type NavigationLink = { label: string; path: string };
export type ServiceLink = NavigationLink & { text: string; icon: ServiceIconName; children?: NavigationLink[] };

/** Names of the services' icons; the drawings are the icon component's. */
export const serviceIcons = ['plm', 'embedded', 'application', 'ai', 'mobile', 'staffing'] as const;
export type ServiceIconName = (typeof serviceIcons)[number];

export const mainLinks: NavigationLink[] = [
  { label: 'Home', path: paths.home },
  { label: 'About Us', path: paths.about },
  { label: 'Products', path: paths.products },
  { label: 'Contact', path: paths.contact },
  { label: 'Careers', path: paths.careers },
];

export const serviceLinks: ServiceLink[] = [
  { label: 'PLM Services', path: paths.plm, icon: 'plm', text: 'Windchill upgrades, migration, change management' },
  { label: 'Embedded Systems', path: paths.embedded, icon: 'embedded', text: 'UHF RFID, readers, firmware on ARM' },
  { label: 'Application Development', path: paths.application, icon: 'application', text: 'Web applications and their integrations' },
  {
    label: 'AI Services',
    path: paths.ai,
    icon: 'ai',
    text: 'Models and agents on your own documents',
    children: [{ label: 'AI Agents', path: paths.agents }],
  },
  { label: 'Mobile Apps', path: paths.mobile, icon: 'mobile', text: 'Offline-first apps for Android and iOS' },
  { label: 'IT Staffing', path: paths.staffing, icon: 'staffing', text: 'Contract and permanent engineers' },
];

export const companyLinks: NavigationLink[] = [
  { label: 'About Us', path: paths.about },
  { label: 'Products', path: paths.products },
  { label: 'Careers', path: paths.careers },
  { label: 'Contact', path: paths.contact },
  { label: 'Admin Login', path: paths.adminLogin },
];

/** Texts of header, footer and the page's frame. */
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
