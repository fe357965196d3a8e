import { Arrow, Box, Plate, Text } from '../parts.tsx';

const labels = {
  drawing:
    'The four products and the systems they exchange data with. Scanners report stock moves to S&P-sysDNA, which sends postings to the accounting system. RFID readers report attendance to HR-sysDNA, library cards to Savvy Campus and gate badges to Events-sysDNA. HR-sysDNA sends hours and leave to payroll. Savvy Campus sends notes and Events-sysDNA sends photos to phones and mailboxes.',
  in: 'Data in',
  out: 'Data out',
};

const products = ['S&P-sysDNA', 'HR-sysDNA', 'Savvy Campus', 'Events-sysDNA'] as const;

/** A system beside the products, and what it sends to each product or receives from it. */
type System = { x: number; name: string; data: Partial<Record<(typeof products)[number], string>> };

const left = 0.75;
const right = 285.25;

const systems: System[] = [
  { x: left, name: 'Scanners', data: { 'S&P-sysDNA': 'stock moves' } },
  { x: left, name: 'RFID readers', data: { 'HR-sysDNA': 'attendance', 'Savvy Campus': 'library cards', 'Events-sysDNA': 'gate badges' } },
  { x: right, name: 'Accounting', data: { 'S&P-sysDNA': 'postings' } },
  { x: right, name: 'Payroll', data: { 'HR-sysDNA': 'hours, leave' } },
  { x: right, name: 'Phone, email', data: { 'Savvy Campus': 'notes', 'Events-sysDNA': 'photos' } },
];

const middleOf = (row: number) => 70 + row * 80;

function SystemBox({ x, name, data }: System) {
  const lines = products.map((product, row) => ({ text: data[product], y: middleOf(row) })).filter(({ text }) => text !== undefined);
  const middles = lines.map(({ y }) => y);
  const top = Math.min(...middles);
  return (
    <>
      <Box x={x} y={top - 40} width={114} height={Math.max(...middles) - top + 62} />
      <Text x={x + 10} y={top - 22} bold text={name} />
      {lines.map(({ text, y }) => (
        <Text key={text} x={x + 10} y={y} tone="quiet" text={text} />
      ))}
    </>
  );
}

export function Drawing() {
  return (
    <Plate height={334} label={labels.drawing}>
      <Text x={0} y={12} tone="quiet" text={labels.in} />
      <Text x={right} y={12} tone="quiet" text={labels.out} />
      {systems.map((system) => (
        <SystemBox key={system.name} {...system} />
      ))}
      {products.map((name, row) => {
        const y = middleOf(row);
        return (
          <g key={name}>
            <Arrow from={[115, y]} to={[132, y]} />
            <Box x={134} y={y - 22} width={132} height={44} fill="soft" stroke="accent" />
            <Text x={200} y={y} anchor="middle" bold text={name} />
            <Arrow from={[266, y]} to={[283, y]} />
          </g>
        );
      })}
    </Plate>
  );
}
