import { MantineProvider } from '@mantine/core';
import { render as renderBare, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath, type RouteObject, RouterProvider } from 'react-router-dom';
import { colorSchemeManager } from '../src/components/shell/Providers.tsx';
import { cssVariables, theme } from '../src/theme.ts';

/** What a component stands in on the site, without transitions. */
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

/** Renders a component in the site's theme; one that needs a router brings its own. */
export function render(component: ReactNode): RenderResult {
  return renderBare(component, { wrapper: TestProviders });
}

type SiteOptions = {
  /** Where the visitor is. */
  path?: string;
  /** Other routes that the component leads to. */
  routes?: RouteObject[];
};

/**
 * Renders a component in the site's theme and at a path of a router.
 * @returns Testing Library's result, and the router to navigate with and to look at
 */
export function renderOnSite(
  component: ReactNode,
  { path = '/', routes = [] }: SiteOptions = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const router = createMemoryRouter([{ path: '*', element: component }, ...routes], {
    // With a key of its own, as the history has it: what a component keeps of a visit is of that visit alone.
    initialEntries: [{ ...parsePath(path), key: crypto.randomUUID() }],
  });
  return { ...render(<RouterProvider router={router} />), router };
}
