import { Box, color, Text } from '../../../parts.tsx';

/** The person who decides, in a circle 32 units wide around `x` and `y`. */
export function Person({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={16} fill={color.soft} stroke={color.warm} strokeWidth={2.5} />
      <circle cx={x} cy={y - 4} r={4} fill={color.accent} />
      <path d={`M${x - 8} ${y + 10}a8 8 0 0 1 16 0z`} fill={color.accent} />
    </>
  );
}

const decisionHeight = 60;

type DecisionProps = { y: number; who: string; decides: string };

/** The person who decides, and what this person does. 60 units high. */
export function Decision({ y, who, decides }: DecisionProps) {
  return (
    <>
      <Box y={y} height={decisionHeight} stroke="ink" />
      <Person x={32} y={y + decisionHeight / 2} />
      <Text x={60} y={y + 20} bold text={who} />
      <Text x={60} y={y + 41} text={decides} />
    </>
  );
}
