import { MantineProvider } from '@mantine/core';
import { render as renderBare, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath, type RouteObject, RouterProvider } from 'react-router-dom';
import { colorSchemeManager } from '../src/site/components/shell/Providers.tsx';
import { cssVariables, theme } from '../src/shared/theme.ts';

/** Mantine's provider as on the site, but without transitions and in the light scheme. */
function TestProviders({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      env="test"
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="light"
    >
      {children}
    </MantineProvider>
  );
}

export function render(component: ReactNode): RenderResult {
  return renderBare(component, { wrapper: TestProviders });
}

type SiteOptions = {
  path?: string;
  routes?: RouteObject[];
};

/** @returns Testing Library's result, and the router */
export function renderOnSite(
  component: ReactNode,
  { path = '/', routes = [] }: SiteOptions = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const router = createMemoryRouter([{ path: '*', element: component }, ...routes], {
    // Components remember history entries by key, and every router's first entry has the same one.
    initialEntries: [{ ...parsePath(path), key: crypto.randomUUID() }],
  });
  return { ...render(<RouterProvider router={router} />), router };
}
