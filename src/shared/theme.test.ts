import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

const mergedTheme = mergeMantineTheme(DEFAULT_THEME, theme);
const { white, colors } = mergedTheme;
const { light, dark } = cssVariables(mergedTheme);

/** The contrast ratio of WCAG 2.2. */
function contrast(first: string, second: string): number {
  const [brighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

it.each([
  { scheme: 'light', variables: light, page: white },
  { scheme: 'dark', variables: dark, page: colors.dark[7] },
])('the $scheme scheme shows the borders of fields on pages and cards', ({ variables, page }) => {
  for (const background of [page, variables['--site-card']]) {
    expect(contrast(variables['--mantine-color-default-border'] ?? '', background ?? '')).toBeGreaterThanOrEqual(3);
  }
});
