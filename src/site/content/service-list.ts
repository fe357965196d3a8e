import { paths, type ServicePath } from '../../paths.ts';
import { type NavigationLink, specimensLink } from './navigation.ts';
import type { ServiceContent } from './services/service.ts';

export type Service = NavigationLink & {
  path: ServicePath;
  summary: string;
  load: () => Promise<{ content: ServiceContent }>;
  /** Pages below the service's page. */
  children?: NavigationLink[];
};

const byPath: Record<ServicePath, Omit<Service, 'path'>> = {
  [paths.plm]: {
    label: 'PLM Services',
    summary: 'Windchill upgrades, migration, change management',
    load: () => import('./services/plm.ts'),
  },
  [paths.embedded]: {
    label: 'Embedded Systems',
    summary: 'UHF RFID, readers, firmware on ARM',
    load: () => import('./services/embedded.ts'),
  },
  [paths.application]: {
    label: 'Application Development',
    summary: 'Web applications and their integrations',
    load: () => import('./services/application.ts'),
  },
  [paths.ai]: {
    label: 'AI Services',
    summary: 'Models and agents on your own documents',
    load: () => import('./services/ai.ts'),
    children: [{ label: 'AI Agents', path: paths.agents }],
  },
  [paths.mobile]: {
    label: 'Mobile Apps',
    summary: 'Offline-first apps for Android and iOS',
    load: () => import('./services/mobile.ts'),
  },
  [paths.staffing]: {
    label: 'IT Staffing',
    summary: 'Contract and permanent engineers',
    load: () => import('./services/staffing.ts'),
  },
};

/** Every service, in the order of the menus. */
export const services = Object.entries(byPath).map(([path, service]): Service => ({ path: path as ServicePath, ...service }));

/** The links of the menus of services, in their order. `below`: below the page of a service. */
export const serviceLinks: (NavigationLink & { below?: true })[] = [
  ...services.flatMap(({ path, label, children = [] }) => [
    { path, label },
    ...children.map((link) => ({ ...link, below: true as const })),
  ]),
  specimensLink,
];
