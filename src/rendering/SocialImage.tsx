import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '../components/brand/BrandMark.tsx';
import { company } from '../content/company.ts';
import { color } from '../drawings/parts.tsx';
import { xmlText } from '../lib/markup.ts';
import { cssVariables, theme } from '../theme.ts';

const size = { width: 1200, height: 630 };
const left = 72;
/** Between the company's name and what is at the bottom. */
const middle = { y: 325, height: 380 };
const headingSizes = [64, 52, 42, 34];
/** The mean width of a character, in relation to the size of the font. */
const characterWidth = 0.53;

export type SocialImageContent = {
  heading: string;
  /** Paragraphs below the heading. */
  texts: string[];
  /** In a box on the right. Without it, the company's mark is there. */
  drawing?: ReactNode;
  /** A request at the bottom. Without it, the company's motto is there. */
  action?: string;
};

function SocialImage(content: SocialImageContent) {
  const { drawing, action } = content;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...size} fill={color.ink} color={color.ink} fontFamily="Roboto Slab">
      <rect {...size} fill="var(--site-band)" />
      <g transform={`translate(${left} 56)`}>
        <BrandMark size={56} />
        <text x={72} y={38} fontSize={28} fontWeight={600}>
          {company.name}
        </text>
      </g>
      {linesOf(content).map(({ text, y, fontSize, bold }) => (
        <text key={y} x={left} y={y} fontSize={fontSize} fontWeight={bold ? 600 : undefined}>
          {text}
        </text>
      ))}
      {action ? (
        <>
          <rect x={left} y={518} width={action.length * 28 * characterWidth + 56} height={64} rx={8} fill="var(--site-accent)" />
          <text x={left + 28} y={560} fontSize={28} fontWeight={600} fill={color.paper}>
            {action}
          </text>
        </>
      ) : (
        <text x={left} y={574} fontSize={28} fill="var(--site-accent)">
          {company.motto}
        </text>
      )}
      {drawing ? (
        <>
          <rect x={620} y={48} width={532} height={534} rx={20} fill={color.paper} stroke="var(--site-line)" />
          <svg x={652} y={80} width={468} height={470}>
            {drawing}
          </svg>
        </>
      ) : (
        <g transform="translate(800 135)">
          <BrandMark size={360} />
        </g>
      )}
    </svg>
  );
}

/** @returns a social image as SVG, in the colors of the light scheme */
export function socialImageSvg(content: SocialImageContent): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const ofSite = cssVariables(merged);
  const variables: Record<string, string> = {
    ...ofSite.variables,
    ...ofSite.light,
    '--mantine-color-text': merged.black,
    '--mantine-color-body': merged.white,
  };
  const svg = renderToStaticMarkup(<SocialImage {...content} />);
  return svg.replace(/var\((--[\w-]+)\)/g, (use, name: string) => variables[name] ?? use);
}

/** @returns the lines of heading and texts. `y` is that of the baseline. */
function linesOf({ heading, texts, drawing }: SocialImageContent) {
  const { width, fontSize } = drawing ? { width: 508, fontSize: 26 } : { width: 740, fontSize: 32 };
  const textStep = fontSize * 1.4;
  const below = texts
    .map((text) => wrapped(xmlText(text), width / (fontSize * characterWidth)))
    .flatMap((lines) => lines.map((text, index) => ({ text, fontSize, bold: false, step: index === 0 ? textStep + 16 : textStep })));
  const title = fitted(xmlText(heading), width, middle.height - heightOf(below));
  const lines = [...title, ...below];
  const top = middle.y - heightOf(lines) / 2;
  return lines.map((line, index) => ({ ...line, y: top + heightOf(lines.slice(0, index + 1)) - line.fontSize * 0.3 }));
}

type Line = { text: string; fontSize: number; bold: boolean; step: number };

function heightOf(lines: Line[]): number {
  return lines.reduce((sum, { step }) => sum + step, 0);
}

/** @returns the lines in the largest size that fits, if possible without breaking a word */
function fitted(heading: string, width: number, height: number): Line[] {
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length));
  const layouts = headingSizes.map((fontSize) => {
    const characters = width / (fontSize * characterWidth);
    const lines = wrapped(heading, characters).map((text) => ({ text, fontSize, bold: true, step: fontSize * 1.2 }));
    return { lines, whole: longest <= characters };
  });
  const low = layouts.filter(({ lines }) => heightOf(lines) <= height);
  const chosen = low.find(({ whole }) => whole) ?? low[0] ?? layouts.at(-1);
  return chosen?.lines ?? [];
}

/** @param characters of a line. A longer word is broken. */
function wrapped(text: string, characters: number): string[] {
  const words = text.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${Math.floor(characters)}}`, 'gu')) ?? []);
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < characters) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}
