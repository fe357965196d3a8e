import { expect, it } from 'vitest';
import { absoluteUrl } from '../../shared/lib/absolute-url.ts';
import { paths } from '../../paths.ts';
import { breadcrumbs } from './breadcrumbs.ts';

it.each<[string, string, Record<string, string>]>([
  [paths.careers, 'Work with us', { Home: paths.home, Careers: paths.careers }],
  [paths.ai, 'AI', { Home: paths.home, 'AI Services': paths.ai }],
  [
    paths.dataInsights,
    'Data Insights',
    { Home: paths.home, 'AI Services': paths.ai, 'AI Agents': paths.agents, 'Data Insights': paths.dataInsights },
  ],
  [paths.mappingRule, 'Mapping rule', { Home: paths.home, 'Sample documents': paths.specimens, 'Mapping rule': paths.mappingRule }],
  ['/careers/a-job', 'A job', { Home: paths.home, Careers: paths.careers, 'A job': '/careers/a-job' }],
  ['/careers-and-more', 'More', { Home: paths.home, More: '/careers-and-more' }],
])('lists the pages above %s, then the page itself', (path, heading, pages) => {
  const itemListElement = Object.entries(pages).map(([name, itemPath], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(itemPath),
  }));
  expect(breadcrumbs(path, heading)).toEqual({ '@type': 'BreadcrumbList', itemListElement });
});
