import type { RouteObject } from 'react-router-dom';
import { frameRoutes } from './site/components/shell/frame-routes.tsx';
import { type PublicRow, row } from './site/pages/row.tsx';
import { services } from './site/content/service-list.ts';
import { loadOnce } from './shared/lib/lost-scripts.ts';
import { careersRow } from './site/careers/careers-route.tsx';
import { jobRoute } from './site/careers/job-route.tsx';
import { paths } from './paths.ts';

const servicePage = () => import('./site/pages/Service.page.tsx');
const agentPage = () => import('./site/pages/Agent.page.tsx');
const specimenPage = () => import('./site/pages/Specimen.page.tsx');

/** The public pages that the site map lists. */
export const publicRows: PublicRow[] = [
  row(paths.home, { page: () => import('./site/pages/Home.page.tsx'), content: () => import('./site/content/home.ts') }),
  row(paths.about, { page: () => import('./site/pages/About.page.tsx'), content: () => import('./site/content/about.ts') }),
  row(paths.products, { page: () => import('./site/pages/Products.page.tsx'), content: () => import('./site/content/products.ts') }),
  row(paths.contact, { page: () => import('./site/contact/Contact.page.tsx'), content: () => import('./site/contact/contact-texts.ts') }),
  careersRow,
  row(paths.privacy, { page: () => import('./site/pages/Privacy.page.tsx'), content: () => import('./site/content/privacy.ts') }),
  ...services.map(({ path, load }) => row(path, { page: servicePage, content: load })),
  row(paths.agents, { page: () => import('./site/pages/Agents.page.tsx'), content: () => import('./site/content/agents/list.ts') }),
  row(paths.contentSummarizer, { page: agentPage, content: () => import('./site/content/agents/content-summarizer.ts') }),
  row(paths.customerSupportBot, { page: agentPage, content: () => import('./site/content/agents/customer-support-bot.ts') }),
  row(paths.dataInsights, { page: agentPage, content: () => import('./site/content/agents/data-insights.ts') }),
  row(paths.codeReview, { page: agentPage, content: () => import('./site/content/agents/code-review.ts') }),
  row(paths.windchillCoderGpt, { page: agentPage, content: () => import('./site/content/agents/windchill-coder-gpt.ts') }),
  row(paths.plmRegulatoryHub, { page: agentPage, content: () => import('./site/content/agents/plm-regulatory-hub.ts') }),
  row(paths.specimens, {
    page: () => import('./site/pages/Specimens.page.tsx'),
    content: () => import('./site/content/specimens/list.ts'),
  }),
  row(paths.reconciliationReport, { page: specimenPage, content: () => import('./site/content/specimens/reconciliation-report.ts') }),
  row(paths.mappingRule, { page: specimenPage, content: () => import('./site/content/specimens/mapping-rule.ts') }),
  row(paths.readZoneSurvey, { page: specimenPage, content: () => import('./site/content/specimens/read-zone-survey.ts') }),
  row(paths.evaluationTable, { page: specimenPage, content: () => import('./site/content/specimens/evaluation-table.ts') }),
  row(paths.handoverChecklist, { page: specimenPage, content: () => import('./site/content/specimens/handover-checklist.ts') }),
];

/** Pages that mails link to. Menus and the site map do not list them. */
export const mailRows: PublicRow[] = [
  row(paths.alerts, { page: () => import('./site/alerts/Alerts.page.tsx'), content: () => import('./site/alerts/alerts-texts.ts') }),
  row(paths.applicant, {
    page: () => import('./site/applicant/Applicant.page.tsx'),
    content: () => import('./site/applicant/applicant-head-texts.ts'),
  }),
];

export const notFoundRow = row('*', {
  page: () => import('./site/pages/NotFound.page.tsx'),
  content: () => import('./site/content/not-found.ts'),
});

/** The routes of the public pages, for the router in the browser and for prerendering. */
export const routes: RouteObject[] = frameRoutes([jobRoute, ...[...publicRows, ...mailRows, notFoundRow].map(({ route }) => route)]);

/** Adds the staff pages, found on use, so that public pages do not load their table. */
export const findStaffPages = loadOnce(async () => {
  const { staffRoute } = await import('./staff-routes.tsx');
  const route = staffRoute(notFoundRow.route.lazy);
  routes[0]?.children?.push(route);
  return route;
});
