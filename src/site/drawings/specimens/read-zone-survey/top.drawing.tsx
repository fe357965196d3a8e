import { Box, color, Line, Plate, Text } from '../../parts.tsx';

const label =
  'A dock door from above in cells of 50 cm, with the read rate of each cell. Inside the agreed zone 15 of 18 cells read 95 percent or more. One cell, beside the steel cabinet on the right, reads 12 percent. One meter inside the truck no cell reads more than 6 percent.';

/** Read rates in percent, from the truck into the warehouse; null for a wall or an antenna. */
const rates = [
  [null, 0, 3, 6, 5, 2, 0, null],
  [null, 41, 78, 86, 88, 75, 39, null],
  [null, 97, 100, 100, 100, 100, 96, null],
  [83, 100, 100, 100, 100, 98, 78, 80],
  [74, 98, 100, 100, 99, 71, 12, 64],
  [46, 90, 97, 98, 95, 82, 66, 38],
  [18, 52, 74, 80, 76, 58, 40, 15],
];

const shades = [
  { from: 95, opacity: 0.42, label: '95–100' },
  { from: 80, opacity: 0.26, label: '80–94' },
  { from: 50, opacity: 0.12, label: '50–79' },
  { from: 0, opacity: 0, label: '0–49' },
];

const side = 40;

const cells = rates.flatMap((row, rowIndex) =>
  row.flatMap((rate, column) => (rate === null ? [] : { x: 48 + column * side, y: 30 + rowIndex * side, rate, shade: shadeOf(rate) })),
);

function shadeOf(rate: number) {
  return shades.find(({ from }) => rate >= from);
}

export const drawing = (
  <Plate height={422} label={label}>
    {/* Cells of a shade share a path, and their numbers what they have in common: a third of the markup. */}
    {shades.map((shade) => (
      <path
        key={shade.from}
        d={cells.map((cell) => (cell.shade === shade ? `M${cell.x} ${cell.y}h${side}v${side}h-${side}z` : '')).join('')}
        fill={color.accent}
        fillOpacity={shade.opacity}
        stroke={color.line}
        strokeWidth={1}
      />
    ))}
    <g transform="translate(20 25.25)" fill={color.ink} textAnchor="middle">
      {cells.map(({ x, y, rate }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {rate}
        </text>
      ))}
    </g>
    <path d="M44 110H88M328 110H372" stroke={color.ink} strokeWidth={5} />
    <path d="M82 118V146M334 118V146" stroke={color.ink} strokeWidth={6} />
    <path d="M88 110H328V230H88Z" stroke={color.ink} strokeWidth={2} strokeDasharray="5 5" />
    <rect x={288} y={190} width={40} height={40} stroke={color.warm} strokeWidth={3.5} />
    <Box x={372} y={162} width={27} height={96} fill="soft" stroke="ink" radius={2} />
    <g transform="rotate(90 385.5 210)">
      <Text x={385.5} y={210} anchor="middle" text="cabinet" />
    </g>
    <Line d="M48 310v6M128 310v6M208 310v6M288 310v6M368 310v6" tone="quiet" />
    {shades.map((shade, index) => (
      <g key={shade.from}>
        <rect x={4 + index * 100} y={364} width={20} height={20} fill={color.accent} fillOpacity={shade.opacity} stroke={color.line} />
        <Text x={32 + index * 100} y={374} text={shade.label} />
      </g>
    ))}
    <Box x={4} y={396} width={20} height={20} stroke="ink" dashed radius={0} />
    <rect x={204} y={396} width={20} height={20} stroke={color.warm} strokeWidth={3} />
    <Text x={208} y={14} anchor="middle" tone="quiet" text="Truck" />
    <Text x={74} y={132} anchor="end" bold text="A1" />
    <Text x={342} y={132} bold text="A2" />
    <Text x={38} y={30} step={80} anchor="end" tone="quiet" text={['−1', '0', '1', '2']} />
    <Text x={48} across={80} y={329} anchor="middle" tone="quiet" text={['−2', '−1', '0', '1', '2']} />
    <Text x={208} y={349} anchor="middle" tone="quiet" text="Warehouse" />
    <Text x={32} y={406} text="agreed zone" />
    <Text x={232} y={406} text="dead spot" />
  </Plate>
);
