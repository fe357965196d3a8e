import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '../error/ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import { Shell } from './Shell.tsx';

/**
 * @param pages public ones, with header and footer
 * @param others that bring their own
 * @returns the routes with what stands around them, and around those that fail
 */
export function framed(pages: RouteObject[], others: RouteObject[] = []): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <ErrorPage standalone />,
      children: [...others, { element: <Shell />, children: [{ errorElement: <ErrorPage />, children: pages }] }],
    },
  ];
}
