import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { breadcrumbs } from './breadcrumbs.ts';

it.each([
  [paths.careers, 'Work with us', ['Home', 'Careers']],
  [paths.ai, 'AI', ['Home', 'AI Services']],
  [paths.dataInsights, 'Data Insights', ['Home', 'AI Services', 'AI Agents', 'Data Insights']],
  ['/careers/a-job', 'A job', ['Home', 'Careers', 'A job']],
  ['/careers-and-more', 'More', ['Home', 'More']],
])('lists the pages above %s, then the page itself', (path, heading, names) => {
  const items = breadcrumbs(path, heading)['itemListElement'];
  expect(items).toEqual(names.map((name, index) => expect.objectContaining({ '@type': 'ListItem', position: index + 1, name }) as unknown));
});
