import type { ReactNode } from 'react';
import { Box, type Color, color, Line, Text } from '../parts.tsx';

type CodeProps = { x: number; y: number; tone?: Color; children: ReactNode };

/**
 * A line of program text, 9 units a character.
 * @param y of the middle of the line
 */
export function Code({ x, y, tone = 'ink', children }: CodeProps) {
  return (
    <text x={x} y={y} dy="0.35em" fill={color[tone]} fontFamily="var(--mantine-font-family-monospace)">
      {children}
    </text>
  );
}

/** A person from the waist up, 20 units wide, in a circle around `x` and `y`. */
export function Person({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={16} fill={color.soft} stroke={color.accent} />
      <circle cx={x} cy={y - 4} r={4} fill={color.accent} />
      <path d={`M${x - 8} ${y + 10}a8 8 0 0 1 16 0z`} fill={color.accent} />
    </>
  );
}

export const decisionHeight = 60;

type DecisionProps = { y: number; who: string; decides: string };

/** The person behind whom the agent stops, with the decision that stays with them. */
export function Decision({ y, who, decides }: DecisionProps) {
  return (
    <>
      <Box x={0.75} y={y} width={398.5} height={decisionHeight} stroke="ink" />
      <Line d={`M0.75 ${y + 12}v${decisionHeight - 24}`} tone="warm" bold />
      <Person x={32} y={y + decisionHeight / 2} />
      <Text x={60} y={y + 20} bold>
        {who}
      </Text>
      <Text x={60} y={y + 41}>
        {decides}
      </Text>
    </>
  );
}
