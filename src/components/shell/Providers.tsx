import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { colorSchemeKey } from '../../content/fonts.ts';
import { cssVariables, theme } from '../../theme.ts';

/** Keeps the visitor’s choice in local storage. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

/** What every part of the site stands in: theme and colour scheme. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
      <HelmetProvider>{children}</HelmetProvider>
    </MantineProvider>
  );
}
