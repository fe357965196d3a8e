/** Every URL of the site, once. Router, navigation, sitemap, prerendering and tests read them here. */
export const paths = {
  home: '/',
  about: '/about',
  products: '/products',
  contact: '/contact',
  careers: '/careers',
  plm: '/services/plm',
  embedded: '/services/embedded',
  application: '/services/application',
  ai: '/services/ai',
  mobile: '/services/mobile',
  staffing: '/services/staffing',
  agents: '/services/ai/agents',
  /** Everything below is staff's, and not to be indexed. */
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
} as const;
