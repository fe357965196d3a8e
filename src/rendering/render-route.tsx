import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { Providers } from '../site/components/shell/Providers.tsx';
import { env } from '../shared/lib/env.ts';

/**
 * @param data the loaders' results by route id; the loaders do not run
 * @returns the page's markup, which begins with its head elements
 */
export async function renderRoute(routes: RouteObject[], path: string, data: Record<string, unknown> = {}): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, env.siteUrl)), {
    dataStrategy: async ({ matches }) => {
      const results = matches.map(async (match) => {
        const { id } = match.route;
        return [id, await match.resolve(() => Promise.resolve(data[id]))] as const;
      });
      return Object.fromEntries(await Promise.all(results));
    },
  });
  if (context instanceof Response) throw new Error(`${path} redirects, so it cannot be prerendered`);
  const failures: unknown[] = Object.values(context.errors ?? {});
  if (failures.length > 0) throw failures[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <Providers>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  );
}
