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

function SocialImage({ heading, texts, drawing, action }: SocialImageContent) {
  const { width, textSize } = drawing ? { width: 508, textSize: 26 } : { width: 740, textSize: 32 };
  const paragraphs = texts.map((text) => wrapped(xmlText(text), width / (textSize * characterWidth)));
  const lines = paragraphs.flatMap((paragraph) => paragraph.map((text, index) => ({ text, gap: index === 0 ? 16 : 0 })));
  const step = textSize * 1.4;
  const textsHeight = lines.reduce((sum, { gap }) => sum + step + gap, 0);
  const title = fitted(xmlText(heading), width, middle.height - textsHeight);
  let y = middle.y - (title.lines.length * title.step + textsHeight) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...size} fill={color.ink} color={color.ink} fontFamily="Roboto Slab">
      <rect {...size} fill="var(--site-band)" />
      <g transform={`translate(${left} 56)`}>
        <BrandMark size={56} />
        <text x={72} y={38} fontSize={28} fontWeight={600}>
          {company.name}
        </text>
      </g>
      {title.lines.map((line, index) => (
        <text key={index} x={left} y={(y += title.step) - title.step * 0.25} fontSize={title.size} fontWeight={600}>
          {line}
        </text>
      ))}
      {lines.map(({ text, gap }, index) => (
        <text key={index} x={left} y={(y += step + gap) - step * 0.25} fontSize={textSize}>
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

/** @returns the lines of a heading in the largest size that fits, if possible without breaking a word */
function fitted(heading: string, width: number, height: number) {
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length));
  const layouts = headingSizes.map((fontSize) => {
    const characters = width / (fontSize * characterWidth);
    return { size: fontSize, step: fontSize * 1.2, lines: wrapped(heading, characters), whole: longest <= characters };
  });
  const low = layouts.filter(({ lines, step }) => lines.length * step <= height);
  return low.find(({ whole }) => whole) ?? low[0] ?? layouts.at(-1)!;
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
