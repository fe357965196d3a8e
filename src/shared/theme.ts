import { createTheme, type CSSVariablesResolver, type MantineColorsTuple, rem } from '@mantine/core';

/** Teal is the accent: shade 7 in the light scheme, shade 4 in the dark one. */
const colors: Record<'teal' | 'gray' | 'dark' | 'red', MantineColorsTuple> = {
  teal: ['#e8f8f6', '#cdf0ec', '#a3e6df', '#79dcd3', '#4fd1c5', '#2cb5aa', '#149289', '#0b7a75', '#085e5a', '#05423f'],
  gray: ['#f4f7f9', '#e9eef2', '#dce3ea', '#c8d2dc', '#8492a3', '#7c8a9b', '#5a6879', '#46535f', '#2b3645', '#0e1726'],
  /** Shade 0 is the text, 2 the dimmed text, 6 the cards, 7 the page. */
  dark: ['#e3eaf2', '#c3cedb', '#a3b2c4', '#8294aa', '#33445c', '#23324a', '#182437', '#0e1726', '#0a111d', '#070c15'],
  red: ['#fdeeee', '#fad7d7', '#f6b6b6', '#f29a9a', '#ff8f8f', '#e35d5d', '#cf3f3f', '#b92c2c', '#8f1f1f', '#651414'],
};
const { teal, gray, dark, red } = colors;

export const fontFamily = "'Roboto Slab', 'Roboto Slab Fallback', sans-serif";

/** The type scale has a ratio of 1.25 and a body size of 17 px; spacing is a grid of 8 px. */
export const theme = createTheme({
  colors,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  black: gray[9],
  white: '#ffffff',
  fontFamily,
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
  fontSizes: { xs: rem(13.6), sm: rem(15.2), md: rem(17), lg: rem(19), xl: rem(21.25) },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'clamp(1.9375rem, 1.2rem + 3.3vw, 3.25rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.66rem, 1.35rem + 1.3vw, 2.075rem)', lineHeight: '1.15' },
      h3: { fontSize: rem(21.25), lineHeight: '1.25' },
      h4: { fontSize: rem(19), lineHeight: '1.3' },
      h5: { fontSize: rem(17), lineHeight: '1.4' },
      h6: { fontSize: rem(15.2), lineHeight: '1.4' },
    },
  },
  spacing: { xs: rem(8), sm: rem(16), md: rem(24), lg: rem(32), xl: rem(48) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: {
    xs: '0 1px 2px rgb(14 23 38 / 6%)',
    sm: '0 2px 8px rgb(14 23 38 / 7%)',
    md: '0 8px 24px rgb(14 23 38 / 9%)',
    lg: '0 12px 32px rgb(14 23 38 / 11%)',
    xl: '0 20px 48px rgb(14 23 38 / 14%)',
  },
});

/** Variables that Mantine lacks, and colours whose contrast in Mantine is too low. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--site-width': rem(1160),
    '--site-header-height': rem(64),
    /** For small marks. Its contrast is too low for text. */
    '--site-warm': '#f2a65a',
  },
  light: {
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': red[7],
    '--mantine-color-red-light-color': red[7],
    '--mantine-color-teal-light-color': teal[7],
    '--mantine-color-success': '#1c7a40',
    '--mantine-color-disabled-color': gray[6],
    '--mantine-color-default-border': gray[4],
    '--site-band': gray[0],
    '--site-card': '#ffffff',
    '--site-line': gray[2],
    '--site-accent': teal[7],
    '--site-accent-soft': teal[0],
    '--site-beta': '#a34f0e',
    '--site-blue': '#2b62b5',
    '--site-violet': '#6d45b8',
    '--site-pink': '#9a3a86',
  },
  dark: {
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': red[4],
    '--mantine-color-red-light-color': red[4],
    '--mantine-color-teal-light-color': teal[4],
    '--mantine-color-success': '#6cc98a',
    '--mantine-color-disabled-color': dark[2],
    '--mantine-color-default-border': '#66798f',
    '--site-band': '#121d2f',
    '--site-card': dark[6],
    '--site-line': '#2a3a52',
    '--site-accent': teal[4],
    '--site-accent-soft': '#12303b',
    '--site-beta': '#ffa94d',
    '--site-blue': '#8bb8f5',
    '--site-violet': '#bfa6f2',
    '--site-pink': '#e59bd3',
  },
});
