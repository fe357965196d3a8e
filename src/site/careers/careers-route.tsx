import { paths } from '../../paths.ts';
import { row } from '../pages/row.tsx';

const modules = { page: () => import('./Careers.page.tsx'), content: () => import('./careers-head-texts.ts') };

/** The function renders it with the openings. After a navigation, the page alone loads them. */
export const careersRow = row(paths.careers, modules, {
  id: 'careers',
  loader: () => null,
  shouldRevalidate: () => false,
  // Only the dev server lacks hydration data.
  hydrateFallbackElement: <></>,
});
