import { Arrow, Box, color, Line, Plate, Text } from '../../parts.tsx';

const label =
  'A dock door from above. Two antennas light up a read zone. Eleven of twelve tags on the pallet are read, one behind metal is missed, and a stray tag on the truck is filtered out.';

type TagProps = { x: number; y: number };

function ReadTag({ x, y }: TagProps) {
  return <circle cx={x} cy={y} r={6} fill={color.accent} />;
}

function MissedTag({ x, y }: TagProps) {
  return <circle cx={x} cy={y} r={6} fill={color.paper} stroke={color.warm} strokeWidth={3} />;
}

function StrayTag({ x, y }: TagProps) {
  return <Line d={`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} tone="quiet" bold />;
}

export const drawing = (
  <Plate height={384} label={label}>
    <ellipse cx={200} cy={142} rx={146} ry={100} fill={color.soft} stroke={color.accent} strokeDasharray="4 5" />
    <rect x={30} y={112} width={10} height={60} rx={3} fill={color.ink} />
    <rect x={360} y={112} width={10} height={60} rx={3} fill={color.ink} />
    <Line d="M48 126q10 16 0 32M56 118q16 24 0 48M352 126q-10 16 0 32M344 118q-16 24 0 48" tone="accent" />
    <Box x={136} y={90} width={132} height={104} stroke="ink" />
    <rect x={256} y={128} width={22} height={30} rx={4} fill={color.quiet} />
    <Line d="M279 136L366 40" tone="quiet" />
    {[110, 142, 174].map((y) => [156, 186, 216].map((x) => <ReadTag key={`${x} ${y}`} x={x} y={y} />))}
    <ReadTag x={246} y={110} />
    <ReadTag x={246} y={174} />
    <MissedTag x={246} y={142} />
    <Box x={10} y={4} width={92} height={48} dashed />
    <StrayTag x={84} y={28} />
    <ReadTag x={8} y={272} />
    <MissedTag x={98} y={272} />
    <StrayTag x={202} y={272} />
    <Arrow from={[8, 294]} to={[8, 328]} tone="accent" />
    <Box y={332} height={44} fill="soft" stroke="accent" />
    <Text x={200} y={60} tone="accent" anchor="middle" text="read zone" />
    <Text x={2} y={222} text="Antenna" />
    <Text x={398} y={222} anchor="end" text="Antenna" />
    <Text x={400} y={28} anchor="end" tone="quiet" text="metal drum" />
    <Text x={20} y={28} tone="quiet" text="truck" />
    <Text x={22} y={272} text="read" />
    <Text x={112} y={272} text="missed" />
    <Text x={216} y={272} text="read, filtered" />
    <Text x={22} y={310} tone="quiet" text="418 reads: 11 tags, 1 stray" />
    <Text x={16} y={354} bold text="Pallet 0412 arrived, 11 of 12" />
  </Plate>
);
