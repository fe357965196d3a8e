import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '../error/ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import { Shell } from './Shell.tsx';

/** @param pages routes with header and footer @param others routes with a layout of their own */
export function frameRoutes(pages: RouteObject[], others: RouteObject[] = []): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <ErrorPage standalone />,
      children: [...others, { element: <Shell />, children: [{ errorElement: <ErrorPage />, children: pages }] }],
    },
  ];
}
