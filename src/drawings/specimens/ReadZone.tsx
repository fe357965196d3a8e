import { Box, color, Line, Plate, Text } from '../parts.tsx';

const cell = 40;
const left = 48;
const top = 30;
const doorY = 110;

/** Read rates in percent, from the lorry into the hall; null for a wall or an antenna. */
const rates = [
  [null, 0, 3, 6, 5, 2, 0, null],
  [null, 41, 78, 86, 88, 75, 39, null],
  [null, 97, 100, 100, 100, 100, 96, null],
  [83, 100, 100, 100, 100, 98, 78, 80],
  [74, 98, 100, 100, 99, 71, 12, 64],
  [46, 90, 97, 98, 95, 82, 66, 38],
  [18, 52, 74, 80, 76, 58, 40, 15],
];

const deadSpot = { column: 6, row: 4 };

const shades = [
  { from: 95, opacity: 0.42, label: '95–100' },
  { from: 80, opacity: 0.26, label: '80–94' },
  { from: 50, opacity: 0.12, label: '50–79' },
  { from: 0, opacity: 0, label: '0–49' },
];

const labels = {
  drawing:
    'A dock door from above in cells of 50 cm, with the read rate of each cell. Inside the agreed zone 15 of 18 cells read 95 percent or more. One cell, beside the steel cabinet on the right, reads 12 percent. One metre inside the lorry no cell reads more than 6 percent.',
  lorry: 'Lorry',
  hall: 'Hall',
  antennas: ['A1', 'A2'],
  cabinet: 'cabinet',
  /** The scales, in metres: from the middle of the door, and from the door into the hall. */
  across: ['−2', '−1', '0', '1', '2'],
  into: ['−1', '0', '1', '2'],
  zone: 'agreed zone',
  dead: 'dead spot',
};

function Cell({ x, y, rate }: { x: number; y: number; rate: number }) {
  const opacity = shades.find(({ from }) => rate >= from)?.opacity;
  return (
    <>
      <rect x={x} y={y} width={cell} height={cell} fill={color.accent} fillOpacity={opacity} stroke={color.line} strokeWidth={1} />
      <Text x={x + cell / 2} y={y + cell / 2} anchor="middle" text={rate} />
    </>
  );
}

function Legend() {
  return (
    <>
      {shades.map(({ from, opacity, label }, index) => (
        <g key={from}>
          <rect x={4 + index * 100} y={364} width={20} height={20} fill={color.accent} fillOpacity={opacity} stroke={color.line} />
          <Text x={32 + index * 100} y={374} text={label} />
        </g>
      ))}
      <Box x={4} y={396} width={20} height={20} fill="paper" stroke="ink" dashed radius={0} />
      <Text x={32} y={406} text={labels.zone} />
      <rect x={204} y={396} width={20} height={20} stroke={color.warm} strokeWidth={3} />
      <Text x={232} y={406} text={labels.dead} />
    </>
  );
}

export function Drawing() {
  return (
    <Plate height={422} label={labels.drawing}>
      <Text x={208} y={14} tone="quiet" anchor="middle" text={labels.lorry} />
      {rates.map((row, rowIndex) =>
        row.map(
          (rate, column) =>
            rate !== null && <Cell key={`${rowIndex} ${column}`} x={left + column * cell} y={top + rowIndex * cell} rate={rate} />,
        ),
      )}
      <path d={`M${left - 4} ${doorY}H88M328 ${doorY}H372`} stroke={color.ink} strokeWidth={5} />
      <path d="M82 118V146M334 118V146" stroke={color.ink} strokeWidth={6} />
      <Text x={74} y={132} anchor="end" bold text={labels.antennas[0]} />
      <Text x={342} y={132} bold text={labels.antennas[1]} />
      <path d="M88 110H328V230H88Z" stroke={color.ink} strokeWidth={2} strokeDasharray="5 5" />
      <rect
        x={left + deadSpot.column * cell}
        y={top + deadSpot.row * cell}
        width={cell}
        height={cell}
        stroke={color.warm}
        strokeWidth={3.5}
      />
      <Box x={376} y={166} width={22} height={88} fill="soft" stroke="ink" radius={2} />
      <g transform="rotate(90 387 210)">
        <Text x={387} y={210} anchor="middle" text={labels.cabinet} />
      </g>
      {labels.into.map((label, index) => (
        <Text key={label} x={38} y={top + index * 2 * cell} tone="quiet" anchor="end" text={label} />
      ))}
      {labels.across.map((label, index) => (
        <g key={label}>
          <Line d={`M${left + index * 2 * cell} 310v6`} tone="quiet" />
          <Text x={left + index * 2 * cell} y={326} tone="quiet" anchor="middle" text={label} />
        </g>
      ))}
      <Text x={208} y={346} tone="quiet" anchor="middle" text={labels.hall} />
      <Legend />
    </Plate>
  );
}
