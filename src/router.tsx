import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Head } from './components/head/Head.tsx';
import { StaffHead } from './components/head/StaffHead.tsx';
import { framed } from './components/shell/framed.tsx';
import type { PageContent } from './content/head.ts';
import { staffTitles } from './content/staff/titles.ts';
import { loadOnce } from './lib/chunk-errors.ts';
import { jobRoute } from './pages/job-route.tsx';
import { paths } from './paths.ts';

/** One public page: where it is, what it looks like, and what it says. Both are loaded when it is visited. */
export type Row = {
  path: string;
  page: () => Promise<{ Component: unknown }>;
  content: () => Promise<{ content: PageContent }>;
  lazy: () => Promise<Pick<RouteObject, 'element'>>;
};

const service = () => import('./pages/Service.page.tsx');
const agent = () => import('./pages/Agent.page.tsx');

/** Every public page. Router, prerendering, sitemap and tests read this table. */
export const publicRows: Row[] = [
  row(
    paths.home,
    () => import('./pages/Home.page.tsx'),
    () => import('./content/home.ts'),
  ),
  row(
    paths.about,
    () => import('./pages/About.page.tsx'),
    () => import('./content/about.ts'),
  ),
  row(
    paths.products,
    () => import('./pages/Products.page.tsx'),
    () => import('./content/products.ts'),
  ),
  row(
    paths.contact,
    () => import('./pages/Contact.page.tsx'),
    () => import('./content/contact.ts'),
  ),
  row(
    paths.careers,
    () => import('./pages/Careers.page.tsx'),
    () => import('./content/careers-head.ts'),
  ),
  row(paths.plm, service, () => import('./content/services/plm.ts')),
  row(paths.embedded, service, () => import('./content/services/embedded.ts')),
  row(paths.application, service, () => import('./content/services/application.ts')),
  row(paths.ai, service, () => import('./content/services/ai.ts')),
  row(paths.mobile, service, () => import('./content/services/mobile.ts')),
  row(paths.staffing, service, () => import('./content/services/staffing.ts')),
  row(
    paths.agents,
    () => import('./pages/Agents.page.tsx'),
    () => import('./content/agents/list.ts'),
  ),
  row(paths.contentSummarizer, agent, () => import('./content/agents/content-summarizer.ts')),
  row(paths.customerSupportBot, agent, () => import('./content/agents/customer-support-bot.ts')),
  row(paths.dataInsights, agent, () => import('./content/agents/data-insights.ts')),
  row(paths.codeReview, agent, () => import('./content/agents/code-review.ts')),
  row(paths.windchillCoderGpt, agent, () => import('./content/agents/windchill-coder-gpt.ts')),
  row(paths.plmRegulatoryHub, agent, () => import('./content/agents/plm-regulatory-hub.ts')),
];

/** Any path that no other row has. */
export const notFoundRow = row(
  '*',
  () => import('./pages/NotFound.page.tsx'),
  () => import('./content/not-found.ts'),
);

/** Staff's pages: never prerendered, without the public header and footer. */
const staffRoutes: RouteObject = {
  path: paths.admin,
  caseSensitive: true,
  lazy: loadOnce(() => import('./pages/admin/AdminLayout.tsx')),
  children: [
    { index: true, element: <Navigate to={paths.adminDashboard} replace /> },
    staffRoute(paths.adminLogin, staffTitles.login, () => import('./pages/admin/Login.page.tsx')),
    staffRoute(paths.adminDashboard, staffTitles.dashboard, () => import('./pages/admin/Dashboard.page.tsx')),
    staffRoute(paths.adminAccount, staffTitles.account, () => import('./pages/admin/Account.page.tsx')),
    { path: '*', lazy: notFoundRow.lazy },
  ],
};

/** The route table as the router takes it, in the browser and when prerendering. */
export const routes: RouteObject[] = framed(
  [
    jobRoute,
    // As Hosting takes them: what it answers with 404 must not be a page here.
    ...[...publicRows, notFoundRow].map(({ path, lazy }) => ({ path, lazy, caseSensitive: true })),
  ],
  [staffRoutes],
);

function row<C extends PageContent>(
  path: string,
  page: () => Promise<{ Component: ComponentType<{ content: C }> }>,
  content: () => Promise<{ content: C }>,
): Row {
  return {
    path,
    page,
    content,
    lazy: loadOnce(async () => {
      const [{ Component }, loaded] = await Promise.all([page(), content()]);
      return {
        element: (
          <>
            <Head {...loaded.content.head} />
            <Component content={loaded.content} />
          </>
        ),
      };
    }),
  };
}

function staffRoute(path: string, title: string, load: () => Promise<{ Component: ComponentType }>): RouteObject {
  return {
    path,
    caseSensitive: true,
    lazy: loadOnce(async () => {
      const { Component } = await load();
      return {
        element: (
          <>
            <StaffHead title={title} />
            <Component />
          </>
        ),
      };
    }),
  };
}
