import { Arrow, Box, color, Line, Plate, Text } from '../parts.tsx';

const labels = {
  drawing:
    'A dock door from above. Two antennas light up a read zone. Eleven of twelve tags on the pallet are read, one behind metal is missed, and a stray tag on the lorry is filtered out.',
  antenna: 'Antenna',
  zone: 'read zone',
  metal: 'metal drum',
  lorry: 'lorry',
  legend: { hit: 'read', miss: 'missed', stray: 'read, filtered' },
  reads: '418 reads: 11 tags, 1 stray',
  event: 'Pallet 0412 arrived, 11 of 12',
};

/** The tags on the pallet, in rows of four. A metal drum is in front of one. */
const tags = Array.from({ length: 12 }, (_, index) => ({
  x: 156 + (index % 4) * 30,
  y: 110 + Math.floor(index / 4) * 32,
  missed: index === 7,
}));

function Tag({ x, y, kind }: { x: number; y: number; kind: 'hit' | 'miss' | 'stray' }) {
  if (kind === 'hit') return <circle cx={x} cy={y} r={6} fill={color.accent} />;
  if (kind === 'miss') return <circle cx={x} cy={y} r={6} fill={color.paper} stroke={color.warm} strokeWidth={3} />;
  return <Line d={`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} tone="quiet" bold />;
}

function Antenna({ x }: { x: number }) {
  return <rect x={x} y={112} width={10} height={60} rx={3} fill={color.ink} />;
}

export function Drawing() {
  const { legend } = labels;
  return (
    <Plate height={384} label={labels.drawing}>
      <ellipse cx={200} cy={142} rx={150} ry={104} fill={color.soft} stroke={color.accent} strokeDasharray="4 5" />
      <Text x={200} y={60} tone="accent" anchor="middle" text={labels.zone} />
      <Antenna x={30} />
      <Antenna x={360} />
      <Text x={2} y={192} text={labels.antenna} />
      <Text x={398} y={192} anchor="end" text={labels.antenna} />
      <Line d="M48 126q10 16 0 32M56 118q16 24 0 48M352 126q-10 16 0 32M344 118q-16 24 0 48" tone="accent" />
      <Box x={136} y={90} width={132} height={104} fill="paper" stroke="ink" />
      <rect x={256} y={128} width={22} height={30} rx={4} fill={color.quiet} />
      <Line d="M279 143L296 104" tone="quiet" />
      <Text x={284} y={92} tone="quiet" text={labels.metal} />
      {tags.map(({ x, y, missed }) => (
        <Tag key={`${x} ${y}`} x={x} y={y} kind={missed ? 'miss' : 'hit'} />
      ))}
      <Box x={10} y={4} width={92} height={48} fill="paper" stroke="line" dashed />
      <Text x={20} y={28} tone="quiet" text={labels.lorry} />
      <Tag x={84} y={28} kind="stray" />
      <Tag x={8} y={272} kind="hit" />
      <Text x={22} y={272} text={legend.hit} />
      <Tag x={98} y={272} kind="miss" />
      <Text x={112} y={272} text={legend.miss} />
      <Tag x={202} y={272} kind="stray" />
      <Text x={216} y={272} text={legend.stray} />
      <Arrow from={[8, 294]} to={[8, 328]} tone="accent" />
      <Text x={22} y={310} tone="quiet" text={labels.reads} />
      <Box y={332} height={44} fill="soft" stroke="accent" />
      <Text x={16} y={354} bold text={labels.event} />
    </Plate>
  );
}
