import { alertsPath, applicantPath, served, staffPaths } from '#contract/paths.ts';

export const paths = {
  home: '/',
  about: '/about',
  products: '/products',
  contact: '/contact',
  privacy: '/privacy',
  careers: '/careers',
  alerts: alertsPath,
  applicant: applicantPath,
  plm: '/services/plm',
  embedded: '/services/embedded',
  application: '/services/application',
  ai: '/services/ai',
  mobile: '/services/mobile',
  staffing: '/services/staffing',
  agents: '/services/ai/agents',
  contentSummarizer: '/services/ai/agents/content-summarizer',
  customerSupportBot: '/services/ai/agents/customer-support-bot',
  dataInsights: '/services/ai/agents/data-insights',
  codeReview: '/services/ai/agents/code-review',
  windchillCoderGpt: '/services/ai/agents/windchill-coder-gpt',
  plmRegulatoryHub: '/services/ai/agents/plm-regulatory-hub',
  specimens: '/specimens',
  reconciliationReport: '/specimens/reconciliation-report',
  mappingRule: '/specimens/mapping-rule',
  readZoneSurvey: '/specimens/read-zone-survey',
  evaluationTable: '/specimens/evaluation-table',
  handoverChecklist: '/specimens/handover-checklist',
  /** Staff pages start here. They are not indexed. */
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: staffPaths.dashboard,
  adminAccount: '/admin/account',
  adminFigures: '/admin/figures',
  adminTeam: '/admin/team',
  adminInvitation: staffPaths.invitation,
  adminAudit: '/admin/audit',
  adminApplication: staffPaths.application,
} as const;

type Path = (typeof paths)[keyof typeof paths];

/** The path of a service's page: one level below `/services`. */
export type ServicePath = Exclude<Extract<Path, `/services/${string}`>, `/services/${string}/${string}`>;

/** The path of an agent's page: one level below the list of agents. */
export type AgentPath = Extract<Path, `${typeof paths.agents}/${string}`>;

export type SpecimenPath = Extract<Path, `/specimens/${string}`>;

/** @returns the path of the contact page, with the subject of the message filled in */
export function contactAboutPath(subject: string): string {
  return `${paths.contact}?about=${encodeURIComponent(subject)}`;
}

/** @param query of the list that 'next' and 'previous' go through */
export function applicationPath(id: string, query: URLSearchParams = new URLSearchParams()): string {
  const list = new URLSearchParams(query);
  list.delete('tab');
  return withQuery(paths.adminApplication.replace(':id', encodeURIComponent(id)), list);
}

/** @param query of an application's page @returns the list that 'next' and 'previous' go through */
export function applicationsPath(query: URLSearchParams): string {
  return withQuery(paths.adminDashboard, new URLSearchParams([['tab', 'applications'], ...query]));
}

export function jobPath(id: string): string {
  return served.job.replace(':id', encodeURIComponent(id));
}

/** The fragment that opens the apply dialog. */
export const applyHash = '#apply';

export function applyPath(id: string): string {
  return jobPath(id) + applyHash;
}

/** The fragment that moves the focus to the search field of the list of applications. */
export const searchHash = '#search';

/** The fragment that opens the reply on the page of an application. */
export const replyHash = '#reply';

/** The fragment that opens the choice of the owner on the page of an application. */
export const ownerHash = '#owner';

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
