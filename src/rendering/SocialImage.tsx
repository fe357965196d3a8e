import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { create } from 'fontkitten';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '../site/components/brand/BrandMark.tsx';
import { company } from '../shared/texts/company.ts';
import { color } from '../site/drawings/parts.tsx';
import { cssVariables, theme } from '../shared/theme.ts';

const size = { width: 1200, height: 630 };
const left = 72;
/** Between the company's name and what is at the bottom. */
const middle = { y: 325, height: 380 };
const headingSizes = [64, 52, 42];
const smallestHeading = 34;
const headingStep = 1.2;
/** The most that texts take of the height. */
const textsShare = 0.6;
/** For pairs of characters that the font sets further apart. */
const kerning = 1.02;

/** @returns a character's width in relation to the font's size, or undefined if it is missing */
type Font = (character: string) => number | undefined;

export type SocialFonts = { regular: Font; bold: Font };

/** @param files those of `jobPageFiles` */
export function socialFonts([regular, bold]: readonly Uint8Array[]): SocialFonts {
  if (!regular || !bold) throw new Error('Social images need two fonts');
  return { regular: readFont(regular), bold: readFont(bold) };
}

function readFont(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (font.isCollection) throw new Error('The file has several fonts');
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : undefined;
  };
}

export type SocialImageContent = {
  heading: string;
  /** Paragraphs below the heading. */
  texts: string[];
  /** In a box on the right. Without it, the company's mark is there. */
  drawing?: ReactNode;
  /** A request at the bottom. Without it, the company's motto is there. */
  action?: string;
};

function SocialImage({ content, fonts }: { content: SocialImageContent; fonts: SocialFonts }) {
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
      {linesOf(content, fonts).map(({ text, y, fontSize, bold }) => (
        <text key={y} x={left} y={y} fontSize={fontSize} fontWeight={bold ? 600 : undefined}>
          {text}
        </text>
      ))}
      {action ? (
        <>
          <rect x={left} y={518} width={widthOf(action, fonts.bold) * 28 + 56} height={64} rx={8} fill="var(--site-accent)" />
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
export function socialImageSvg(content: SocialImageContent, fonts: SocialFonts): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const ofSite = cssVariables(merged);
  const variables: Record<string, string> = {
    ...ofSite.variables,
    ...ofSite.light,
    '--mantine-color-text': merged.black,
    '--mantine-color-body': merged.white,
  };
  const svg = renderToStaticMarkup(<SocialImage content={content} fonts={fonts} />);
  return svg.replace(/var\((--[\w-]+)\)/g, (use, name: string) => variables[name] ?? use);
}

/** @returns the text without what the font lacks, and without what is only punctuation then */
export function drawable(text: string, font: Font): string {
  const isDrawn = (character: string) => !/[\p{M}\p{C}\ufffc\ufffd]/u.test(character) && font(character);
  const words = text.normalize('NFC').replace(/₹\s*/g, 'INR ').split(/\s+/);
  const drawn = words.flatMap((word) => {
    const left = Array.from(word).filter(isDrawn).join('');
    return left === word || /[\p{L}\p{N}]/u.test(left) ? left : [];
  });
  return drawn.join(' ').replace(/^[^\p{L}\p{N}]+ | [^\p{L}\p{N}]+$/gu, '');
}

/** @returns the lines of heading and texts. `y` is that of the baseline. */
function linesOf({ heading, texts, drawing }: SocialImageContent, { regular, bold }: SocialFonts) {
  const { width, fontSize } = drawing ? { width: 508, fontSize: 26 } : { width: 704, fontSize: 32 };
  const textStep = fontSize * 1.4;
  const linesPerText = Math.floor((middle.height * textsShare) / textStep / texts.length);
  const below = texts
    .map((text) => ended(wrapped(drawable(text, regular), regular, width / fontSize), linesPerText))
    .flatMap((lines) => lines.map((text, index) => ({ text, fontSize, bold: false, step: index === 0 ? textStep + 16 : textStep })));
  const title = fitted(drawable(heading, bold), bold, width, middle.height - heightOf(below));
  const lines = [...title, ...below];
  const top = middle.y - heightOf(lines) / 2;
  return lines.map((line, index) => ({ ...line, y: top + heightOf(lines.slice(0, index + 1)) - line.fontSize * 0.3 }));
}

type Line = { text: string; fontSize: number; bold: boolean; step: number };

function heightOf(lines: Line[]): number {
  return lines.reduce((sum, { step }) => sum + step, 0);
}

/** @returns the lines in the largest size that fits without breaking a word, or else in the smallest */
function fitted(heading: string, font: Font, width: number, height: number): Line[] {
  const longest = Math.max(...heading.split(' ').map((word) => widthOf(word, font)));
  const textsAt = (fontSize: number) => wrapped(heading, font, width / fontSize);
  const most = (fontSize: number) => Math.floor(height / (fontSize * headingStep));
  const fits = (fontSize: number) => longest * fontSize <= width && textsAt(fontSize).length <= most(fontSize);
  const fontSize = headingSizes.find(fits) ?? smallestHeading;
  return ended(textsAt(fontSize), most(fontSize)).map((text) => ({ text, fontSize, bold: true, step: fontSize * headingStep }));
}

/** @returns the width in relation to the size of the font */
function widthOf(text: string, font: Font): number {
  return Array.from(text).reduce((sum, character) => sum + (font(character) ?? 0), 0) * kerning;
}

/** @param width of a line, in relation to the size of the font. A longer word is broken. */
function wrapped(text: string, font: Font, width: number): string[] {
  const append = (lines: string[], part: string, between: string) => {
    const extended = `${lines.at(-1) ?? ''}${lines.length > 0 ? between : ''}${part}`;
    return widthOf(extended, font) <= width ? [...lines.slice(0, -1), extended] : [...lines, part];
  };
  return text
    .split(' ')
    .flatMap((word) => Array.from(word).reduce<string[]>((parts, character) => append(parts, character, ''), []))
    .reduce<string[]>((lines, word) => append(lines, word, ' '), []);
}

/** @returns no more than so many lines. The last says by an ellipsis that there were others. */
function ended(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  return lines.slice(0, most).map((line, index) => (index === most - 1 ? line.replace(/.{0,3}$/u, '…') : line));
}
