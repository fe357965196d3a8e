import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '../error/ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import { Shell } from './Shell.tsx';

/** The route to which routes with a layout of their own are added. */
export const frameRouteId = 'frame';

/** @param pages routes with header and footer */
export function frameRoutes(pages: RouteObject[]): RouteObject[] {
  return [
    {
      id: frameRouteId,
      element: <Frame />,
      errorElement: <ErrorPage standalone />,
      children: [{ element: <Shell />, children: [{ errorElement: <ErrorPage />, children: pages }] }],
    },
  ];
}
