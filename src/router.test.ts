import { matchRoutes } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { adminPaths } from './admin-paths.ts';
import { company } from './shared/texts/company.ts';
import { services } from './site/content/service-list.ts';
import { paths } from './paths.ts';
import { findStaffPages, mailRows, notFoundRow, publicRows, routes } from './router.tsx';

const isNotFound = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.lazy === notFoundRow.route.lazy;
const isPublic = (path: string) => !path.startsWith(paths.admin);

beforeAll(findStaffPages);

it('the route table has a row for every public path and for no other', () => {
  expect([...publicRows, ...mailRows].map(({ path }) => path).sort()).toEqual(Object.values(paths).filter(isPublic).sort());
});

it('the route table has a page for every staff path', () => {
  for (const path of [paths.admin, paths.adminLogin, ...Object.values(adminPaths)]) expect(isNotFound(path), path).toBe(false);
});

it('the route table shows the not-found page at every other path', () => {
  for (const path of ['/nothing', '/About', '/services', '/services/ai/agents/nobody', '/admin/nothing']) {
    expect(isNotFound(path), path).toBe(true);
  }
});

it('every service has the content of its own path', async () => {
  for (const { path, load } of services) expect((await load()).content.path).toBe(path);
});

it('every page has a unique title and description', async () => {
  const heads = await Promise.all([...publicRows, ...mailRows].map(async (row) => (await row.content()).content.head));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  for (const { title, description, keywords } of heads) {
    expect(title.endsWith(` | ${company.name}`), title).toBe(true);
    // Search results truncate longer descriptions.
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(keywords.length).toBeGreaterThan(0);
  }
});
