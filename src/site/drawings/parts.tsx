import type { ReactNode } from 'react';

/** Values for SVG attributes, because social images show drawings without CSS. */
export const color = {
  ink: 'var(--mantine-color-text)',
  quiet: 'var(--mantine-color-dimmed)',
  line: 'var(--site-line)',
  paper: 'var(--site-card)',
  accent: 'var(--site-accent)',
  soft: 'var(--site-accent-soft)',
  warm: 'var(--site-warm)',
} as const;

type Color = keyof typeof color;

/** Every plate is 400 units wide. Text of 15 units is then readable on a screen of 320 px. */
const plateWidth = 400;
const textSize = 15;

type PlateProps = {
  height: number;
  /** What the drawing shows, for screen readers. */
  label: string;
  children: ReactNode;
};

export function Plate({ height, label, children }: PlateProps) {
  return (
    <svg
      viewBox={`0 0 ${plateWidth} ${height}`}
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      fontSize={textSize}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

type TextProps = {
  x: number;
  /** The middle of the line. */
  y: number;
  text: string | number | string[] | undefined;
  /** Down and to the right from one text to the next, if there are several. */
  step?: number;
  across?: number;
  tone?: Color;
  bold?: boolean;
  anchor?: 'middle' | 'end';
  size?: number;
  /** Program text, 9 units a character. */
  code?: boolean;
};

export function Text({ x, y, text, step = 0, across = 0, tone = 'ink', bold, anchor, size, code }: TextProps) {
  return [text].flat().map((line, index) => (
    <text
      key={index}
      x={x + index * across}
      y={y + index * step}
      dy="0.35em"
      fill={color[tone]}
      fontFamily={code ? 'var(--mantine-font-family-monospace)' : undefined}
      fontWeight={bold ? 600 : undefined}
      textAnchor={anchor}
      fontSize={size}
    >
      {line}
    </text>
  ));
}

type BoxProps = { x?: number; y: number; width?: number; height: number; fill?: Color; stroke?: Color; dashed?: boolean; radius?: number };

/** As wide as the plate by default. */
export function Box({ x = 0.75, y, width = 398.5, height, fill = 'paper', stroke = 'line', dashed, radius = 6 }: BoxProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={radius}
      fill={color[fill]}
      stroke={color[stroke]}
      strokeDasharray={dashed ? '4 4' : undefined}
    />
  );
}

type LineProps = { d: string; tone?: Color; dashed?: boolean; bold?: boolean };

export function Line({ d, tone = 'ink', dashed, bold }: LineProps) {
  return <path d={d} stroke={color[tone]} strokeWidth={bold ? 2.5 : undefined} strokeDasharray={dashed ? '4 5' : undefined} />;
}

type ArrowProps = { from: [x: number, y: number]; to: [x: number, y: number]; tone?: Color };

/** A horizontal or vertical arrow. */
export function Arrow({ from: [x1, y1], to: [x2, y2], tone = 'ink' }: ArrowProps) {
  const [right, down] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  const side = (turn: 1 | -1) => `${x2 - 6 * right + 4 * turn * down} ${y2 - 6 * down + 4 * turn * right}`;
  return (
    <>
      <Line d={`M${x1} ${y1}L${x2} ${y2}`} tone={tone} />
      <Line d={`M${side(1)}L${x2} ${y2}L${side(-1)}`} tone={tone} />
    </>
  );
}

/** A dot in the warm colour that shows where to look. */
export function Mark({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r={5} fill={color.warm} stroke={color.paper} />;
}
