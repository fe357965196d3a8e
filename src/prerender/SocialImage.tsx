import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '../components/brand/BrandMark.tsx';
import { company } from '../content/company.ts';
import { cssVariables, theme } from '../theme.ts';

const size = { width: 1200, height: 630 };
/** `size` is in pixels, and fits `characters` in a line. A longer word shrinks the title. */
const title = { size: 64, lineHeight: 1.2, characters: 15 };

function SocialImage({ heading, drawing }: { heading: string; drawing: ReactNode }) {
  const lines = wrapped(heading);
  const longest = Math.max(title.characters, ...lines.map(({ length }) => length));
  const fontSize = (title.size * title.characters) / longest;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...size} color="var(--mantine-color-text)" fontFamily="Roboto Slab">
      <rect {...size} fill="var(--site-band)" />
      <g transform="translate(72 64)">
        <BrandMark size={56} />
        <text x={72} y={38} fontSize={28} fontWeight={600} fill="var(--mantine-color-text)">
          {company.name}
        </text>
      </g>
      {lines.map((line, index) => (
        <text
          key={line}
          x={72}
          y={345 + (index - (lines.length - 1) / 2) * fontSize * title.lineHeight}
          fontSize={fontSize}
          fontWeight={600}
          fill="var(--mantine-color-text)"
        >
          {line}
        </text>
      ))}
      <text x={72} y={566} fontSize={28} fill="var(--site-accent)">
        {company.motto}
      </text>
      <rect x={620} y={48} width={532} height={534} rx={20} fill="var(--mantine-color-body)" stroke="var(--site-line)" />
      <svg x={652} y={80} width={468} height={470}>
        {drawing}
      </svg>
    </svg>
  );
}

/** @returns the social image of a page as SVG, in the colours of the light scheme */
export function socialImageSvg(heading: string, drawing: ReactNode): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const ofSite = cssVariables(merged);
  const variables: Record<string, string> = {
    ...ofSite.variables,
    ...ofSite.light,
    '--mantine-color-text': merged.black,
    '--mantine-color-body': merged.white,
  };
  const svg = renderToStaticMarkup(<SocialImage heading={heading} drawing={drawing} />);
  return svg.replace(/var\((--[\w-]+)\)/g, (use, name: string) => variables[name] ?? use);
}

function wrapped(text: string): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < title.characters) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}
