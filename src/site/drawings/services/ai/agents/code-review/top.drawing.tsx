import { Arrow, Box, color, Line, Mark, Plate, Text } from '../../../../parts.tsx';
import { Decision } from '../parts.tsx';

const label =
  'A pull request removes the upper limit of a length. The agent remarks on the removed line and names the rule and a test that now fails. The reviewer restores the limit or dismisses the remark.';

const diff = [
  { y: 57, line: 41, code: 'uint8_t len = frame[2];' },
  { y: 83, line: 42, change: '-', code: 'if (len > 64) return;' },
  { y: 109, line: 42, change: '+', code: 'if (len == 0) return;' },
  { y: 135, line: 43, code: 'memcpy(buf, frame + 3, len);' },
];

export const drawing = (
  <Plate height={384} label={label}>
    <Box y={4} height={150} stroke="ink" />
    <Line d="M2 40H398" tone="line" />
    <rect x={2} y={70} width={396} height={26} fill={color.warm} fillOpacity={0.2} />
    <rect x={2} y={96} width={396} height={26} fill={color.soft} />
    {diff.map(({ y, line, change, code }) => (
      <g key={y}>
        <Text x={10} y={y} tone="quiet" text={line} />
        <Text code x={36} y={y} tone="quiet" text={change} />
        <Text code x={54} y={y} text={code} />
      </g>
    ))}
    <Line d="M352 83V184" tone="warm" bold />
    <Mark x={352} y={83} />
    <Box y={184} height={96} stroke="warm" />
    <circle cx={21} cy={233} r={3} fill={color.warm} />
    <circle cx={21} cy={258} r={3} fill={color.warm} />
    <Arrow from={[32, 280]} to={[32, 318]} />
    <Decision y={320} who="The reviewer decides" decides="Restore the limit or dismiss the remark" />
    <Text x={12} y={22} bold text="frame.c" />
    <Text x={388} y={22} tone="quiet" anchor="end" text="pull request 214" />
    <Text x={16} y={206} bold text="Upper limit gone, buf holds 64 bytes" />
    <Text x={34} y={233} step={25} text={['Rule 7: check a length before copying', 'Test fails: frame of 255 bytes']} />
  </Plate>
);
