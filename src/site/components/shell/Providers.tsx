import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { colorSchemeKey } from '../../../shared/lib/color-scheme-key.ts';
import { theme } from '../../../shared/theme.ts';

export const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      // The style sheet has the variables: src/prerender/theme-css.ts.
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <HelmetProvider>{children}</HelmetProvider>
    </MantineProvider>
  );
}
