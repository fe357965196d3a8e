import { alertsPath, applicantPath, served } from '#rooms/platform/contract/paths.ts';

export const paths = {
  home: '/',
  about: '/about',
  products: '/products',
  contact: '/contact',
  privacy: '/privacy',
  careers: served.careers,
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
  /** The other staff pages are in `admin-paths.ts`. None is indexed. */
  admin: '/admin',
  adminLogin: '/admin/login',
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

export function jobPath(id: string): string {
  return served.job.replace(':id', encodeURIComponent(id));
}

/** @returns the fragment that opens a job's apply dialog, on its page and in the list */
export function applyHash(id: string): string {
  return `#apply-${encodeURIComponent(id)}`;
}
