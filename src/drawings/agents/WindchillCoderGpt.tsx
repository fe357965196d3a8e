import { Arrow, Box, color, Line, Plate, Text } from '../parts.tsx';
import { Decision } from './parts.tsx';

const labels = {
  drawing:
    'A task for Windchill 13 goes through a plan of three steps: find the API, write, compile. Two compile errors send it back to writing. Then the diff in IntelliJ compiles, and the developer reviews it.',
  task: 'Reject a part without a weight',
  release: 'Windchill 13',
  plan: ['Find API', 'Write', 'Compile'],
  again: '2 errors: rewrite',
  file: 'WeightListener.java',
  compiled: 'Compiles, 0 errors',
  who: 'The developer reviews the diff',
  decides: 'Commits it, changes it or drops it',
};

const diff = [
  { text: 'void notifyVetoableEvent(Object e) {', indent: 0 },
  { text: 'if (weight(e) == null)', indent: 2 },
  { text: 'throw new WTException(NO_WEIGHT);', indent: 4 },
];

const stepWidth = 112;
const stepPitch = 143;
const windowTop = 150;
const lineHeight = 26;

function Plan() {
  return labels.plan.map((step, index) => {
    const x = 0.75 + index * stepPitch;
    return (
      <g key={step}>
        {index > 0 && <Arrow from={[x - stepPitch + stepWidth, 84]} to={[x - 3, 84]} />}
        <Box x={x} y={66} width={stepWidth} height={36} fill="soft" stroke="accent" radius={18} />
        <Text x={x + 16} y={84} tone="accent" bold text={index + 1} />
        <Text x={x + 34} y={84} text={step} />
      </g>
    );
  });
}

function Editor() {
  const linesTop = windowTop + 34;
  return (
    <>
      <Box y={windowTop} height={146} stroke="ink" />
      <Text x={16} y={windowTop + 17} bold text={labels.file} />
      <rect x={2} y={linesTop} width={396} height={diff.length * lineHeight} fill={color.soft} />
      {diff.map(({ text, indent }, index) => {
        const y = linesTop + (index + 0.5) * lineHeight;
        return (
          <g key={text}>
            <Text code x={14} y={y} tone="accent" text="+" />
            <Text code x={34 + indent * 9} y={y} text={text} />
          </g>
        );
      })}
      <Line d={`M14 ${windowTop + 129}l5 5l10-11`} tone="accent" bold />
      <Text x={40} y={windowTop + 129} text={labels.compiled} />
    </>
  );
}

export function Drawing() {
  return (
    <Plate height={384} label={labels.drawing}>
      <Box y={4} height={40} stroke="ink" />
      <Text x={14} y={24} bold text={labels.task} />
      <Text x={388} y={24} anchor="end" tone="accent" text={labels.release} />
      <Arrow from={[32, 44]} to={[32, 64]} />
      <Plan />
      <Line d="M318 102v14q0 8-8 8H208q-8 0-8-8" tone="warm" />
      <Arrow from={[200, 116]} to={[200, 104]} tone="warm" />
      <Text x={186} y={124} anchor="end" tone="quiet" text={labels.again} />
      <Arrow from={[364, 102]} to={[364, 148]} />
      <Editor />
      <Arrow from={[32, 296]} to={[32, 318]} />
      <Decision y={320} who={labels.who} decides={labels.decides} />
    </Plate>
  );
}
