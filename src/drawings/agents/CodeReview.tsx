import { Arrow, Box, color, Line, Mark, Plate, Text } from '../parts.tsx';
import { Decision } from './parts.tsx';

const labels = {
  drawing:
    'A pull request removes the upper limit of a length. The agent remarks on the removed line and names the rule and a test that now fails. The reviewer restores the limit or dismisses the remark.',
  file: 'frame.c',
  pullRequest: 'pull request 214',
  remark: 'Upper limit gone, buf holds 64 bytes',
  rule: 'Rule 7: check a length before copying',
  test: 'Test fails: frame of 255 bytes',
  who: 'The reviewer decides',
  decides: 'Restore the limit or dismiss the remark',
};

type DiffLine = { number: number; text: string; change?: '+' | '-' };

const diff: DiffLine[] = [
  { number: 41, text: 'uint8_t len = frame[2];' },
  { number: 42, text: 'if (len > 64) return;', change: '-' },
  { number: 42, text: 'if (len == 0) return;', change: '+' },
  { number: 43, text: 'memcpy(buf, frame + 3, len);' },
];

const lineHeight = 26;
const remarkTop = 184;

function Diff({ top }: { top: number }) {
  return diff.map(({ number, text, change }, index) => {
    const y = top + index * lineHeight;
    return (
      <g key={text}>
        {change === '-' && <rect x={2} y={y} width={396} height={lineHeight} fill={color.warm} fillOpacity={0.2} />}
        {change === '+' && <rect x={2} y={y} width={396} height={lineHeight} fill={color.soft} />}
        <Text code x={36} y={y + lineHeight / 2} tone="quiet" text={change} />
        <Text x={10} y={y + lineHeight / 2} tone="quiet" text={number} />
        <Text code x={54} y={y + lineHeight / 2} text={text} />
      </g>
    );
  });
}

export function Drawing() {
  return (
    <Plate height={384} label={labels.drawing}>
      <Box y={4} height={150} stroke="ink" />
      <Text x={12} y={22} bold text={labels.file} />
      <Text x={388} y={22} tone="quiet" anchor="end" text={labels.pullRequest} />
      <Line d="M2 40H398" tone="line" />
      <Diff top={44} />
      <Line d={`M352 83V${remarkTop}`} tone="warm" bold />
      <Mark x={352} y={83} />
      <Box y={remarkTop} height={96} stroke="warm" />
      <Text x={16} y={remarkTop + 22} bold text={labels.remark} />
      {[labels.rule, labels.test].map((reason, index) => (
        <g key={reason}>
          <circle cx={21} cy={remarkTop + 49 + index * 25} r={3} fill={color.warm} />
          <Text x={34} y={remarkTop + 49 + index * 25} text={reason} />
        </g>
      ))}
      <Arrow from={[32, 280]} to={[32, 318]} />
      <Decision y={320} who={labels.who} decides={labels.decides} />
    </Plate>
  );
}
