import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

const full = mergeMantineTheme(DEFAULT_THEME, theme);
const own = cssVariables(full);

/** The contrast ratio of WCAG 2.2. */
function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const texts = [
  '--mantine-color-dimmed',
  '--mantine-color-placeholder',
  '--mantine-color-error',
  '--mantine-color-success',
  '--mantine-color-disabled-color',
  '--site-accent',
  '--site-active',
  '--site-beta',
  '--site-coming-soon',
] as const;

describe.each([
  { scheme: 'light', variables: own.light, page: full.white, text: full.black, filled: full.colors.teal[7], onFilled: full.white },
  {
    scheme: 'dark',
    variables: own.dark,
    page: full.colors.dark[7],
    text: full.colors.dark[0],
    filled: full.colors.teal[4],
    onFilled: full.black,
  },
])('the $scheme scheme', ({ variables, page, text, filled, onFilled }) => {
  const grounds = [page, variables['--site-band'], variables['--site-card'], variables['--site-accent-soft']];

  it.each(texts)('keeps %s readable on every ground', (name) => {
    for (const ground of grounds) {
      expect(contrast(variables[name] ?? '', ground ?? ''), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps text and buttons readable', () => {
    for (const ground of grounds) expect(contrast(text, ground ?? '')).toBeGreaterThanOrEqual(7);
    expect(contrast(filled, onFilled)).toBeGreaterThanOrEqual(4.5);
  });
});
