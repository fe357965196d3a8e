import type { ComponentType } from 'react';
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { Head } from '../../shared/components/head/Head.tsx';
import { loadOnce } from '../../shared/lib/lost-scripts.ts';
import type { PageContent } from '../../shared/texts/head.ts';
import { type Drawings, loadDrawings } from '../drawings/load-drawings.tsx';

type Page<C> = { Component: ComponentType<{ content: C; drawings: Drawings }> };

type Modules<C> = { page: () => Promise<Page<C>>; content: () => Promise<{ content: C }> };

/** A public page, whose component, content and drawings load when it is visited. */
export type PublicRow = {
  path: string;
  page: () => Promise<{ Component: unknown }>;
  content: () => Promise<{ content: PageContent }>;
  route: RouteObject;
};

/** @param more what its route has besides */
export function row<C extends PageContent>(path: string, { page, content }: Modules<C>, more: NonIndexRouteObject = {}): PublicRow {
  const lazy = loadOnce(async () => {
    const [{ Component }, { content: loaded }, drawings] = await Promise.all([page(), content(), loadDrawings(path)]);
    return {
      element: (
        <>
          <Head {...loaded.head} />
          <Component content={loaded} drawings={drawings} />
        </>
      ),
    };
  });
  // Paths are case-sensitive on Hosting, so they are in the router too.
  const route = { ...more, path, caseSensitive: true, lazy };
  return { path, page, content, route };
}
