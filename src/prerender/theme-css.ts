import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariables, theme } from '../shared/theme.ts';

const id = 'virtual:theme.css';

/** Colors of Mantine's that no page uses. */
const unused = /^--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange)-/;

/** Provides the theme's variables as a style sheet. Mantine would write them into each page. */
export function themeCss(): Plugin {
  return {
    name: 'site:theme-css',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (module) => (module === `\0${id}` ? themeVariables() : null),
  };
}

function themeVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const ofMantine = defaultCssVariablesResolver(merged);
  const ofSite = cssVariables(merged);
  return convertCssVariables({
    variables: { ...used(ofMantine.variables), ...ofSite.variables },
    light: { ...used(ofMantine.light), ...ofSite.light, '--mantine-color-scheme': 'light' },
    dark: { ...used(ofMantine.dark), ...ofSite.dark, '--mantine-color-scheme': 'dark' },
  });
}

function used(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unused.test(name)));
}
