import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { colorSchemeKey } from '../../lib/color-scheme-key.ts';
import { cssVariables, theme } from '../../theme.ts';

export const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
      <HelmetProvider>{children}</HelmetProvider>
    </MantineProvider>
  );
}
