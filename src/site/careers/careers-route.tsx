import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { row } from '../pages/row.tsx';

/** The route's id, under which the server passes the first openings. */
const careersRouteId = 'careers';

export const careersRow = row(paths.careers, { page: () => import('./Careers.page.tsx'), content: () => import('./careers-head.ts') });

/** The function renders it with the openings. After a navigation, the page alone loads them. */
export const careersRoute: RouteObject = {
  id: careersRouteId,
  path: careersRow.path,
  caseSensitive: true,
  loader: () => null,
  shouldRevalidate: () => false,
  lazy: careersRow.lazy,
  // Only the dev server lacks hydration data.
  hydrateFallbackElement: <></>,
};
