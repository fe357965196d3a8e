import { Arrow, Box, color, Line, Plate, Text } from '../../../../parts.tsx';
import { Decision } from '../parts.tsx';

const label =
  'A task for Windchill 13 goes through a plan of three steps: find the API, write, compile. Two compile errors send it back to writing. Then the diff in IntelliJ compiles, and the developer reviews it.';

const code = ['void notifyVetoableEvent(Object e) {', 'if (weight(e) == null)', 'throw new WTException(NO_WEIGHT);'];

export const drawing = (
  <Plate height={384} label={label}>
    <Box y={4} height={40} stroke="ink" />
    <Arrow from={[32, 44]} to={[32, 64]} />
    {[0.75, 143.75, 286.75].map((x) => (
      <Box key={x} x={x} y={66} width={112} height={36} fill="soft" stroke="accent" radius={18} />
    ))}
    <Arrow from={[112.75, 84]} to={[140.75, 84]} />
    <Arrow from={[255.75, 84]} to={[283.75, 84]} />
    <Line d="M318 102v14q0 8-8 8H208q-8 0-8-8" tone="warm" />
    <Arrow from={[200, 116]} to={[200, 104]} tone="warm" />
    <Arrow from={[364, 102]} to={[364, 148]} />
    <Box y={150} height={146} stroke="ink" />
    <rect x={2} y={184} width={396} height={78} fill={color.soft} />
    <Text code x={14} y={197} step={26} tone="accent" text={code.map(() => '+')} />
    <Line d="M14 279l5 5l10-11" tone="accent" bold />
    <Arrow from={[32, 296]} to={[32, 318]} />
    <Decision y={320} who="The developer reviews the diff" decides="Commits it, changes it or drops it" />
    <Text x={14} y={24} bold text="Reject a part without a weight" />
    <Text x={388} y={24} anchor="end" tone="accent" text="Windchill 13" />
    <Text x={16.75} across={143} y={84} tone="accent" bold text={['1', '2', '3']} />
    <Text x={34.75} across={143} y={84} text={['Find API', 'Write', 'Compile']} />
    <Text x={186} y={124} anchor="end" tone="quiet" text="2 errors: rewrite" />
    <Text x={16} y={167} bold text="WeightListener.java" />
    <Text x={34} across={18} y={197} step={26} code text={code} />
    <Text x={40} y={279} text="Compiles, 0 errors" />
  </Plate>
);
