import { Arrow, Box, Plate, Text } from '../parts.tsx';

/** A system beside the products. It exchanges each of its `data` with one product, beginning with the product at the index `from`. */
type System = { name: string; from: number; data: string[] };

const labels = {
  drawing:
    'The four products and the systems they exchange data with. Scanners report stock moves to S&P-sysDNA, which sends postings to the accounting system. RFID readers report attendance to HR-sysDNA, library cards to Savvy Campus and gate badges to Events-sysDNA. HR-sysDNA sends hours and leave to payroll. Savvy Campus sends notes and Events-sysDNA sends photos to phones and mailboxes.',
  in: 'Data in',
  out: 'Data out',
};

const products = ['S&P-sysDNA', 'HR-sysDNA', 'Savvy Campus', 'Events-sysDNA'];

const sources: System[] = [
  { name: 'Scanners', from: 0, data: ['stock moves'] },
  { name: 'RFID readers', from: 1, data: ['attendance', 'library cards', 'gate badges'] },
];
const targets: System[] = [
  { name: 'Accounting', from: 0, data: ['postings'] },
  { name: 'Payroll', from: 1, data: ['hours, leave'] },
  { name: 'Phone, email', from: 2, data: ['notes', 'photos'] },
];

const pitch = 80;
const middleOf = (row: number) => 70 + row * pitch;

function SystemBox({ x, system: { name, from, data } }: { x: number; system: System }) {
  return (
    <>
      <Box x={x} y={middleOf(from) - 40} width={114} height={62 + (data.length - 1) * pitch} />
      <Text x={x + 10} y={middleOf(from) - 22} bold>
        {name}
      </Text>
      {data.map((text, index) => (
        <Text key={text} x={x + 10} y={middleOf(from + index)} tone="quiet">
          {text}
        </Text>
      ))}
    </>
  );
}

/** The four products between the systems that send them data and those that receive it. */
export function Drawing() {
  return (
    <Plate height={334} label={labels.drawing}>
      <Text x={0} y={12} tone="quiet">
        {labels.in}
      </Text>
      <Text x={285.25} y={12} tone="quiet">
        {labels.out}
      </Text>
      {sources.map((system) => (
        <SystemBox key={system.name} x={0.75} system={system} />
      ))}
      {targets.map((system) => (
        <SystemBox key={system.name} x={285.25} system={system} />
      ))}
      {products.map((name, row) => (
        <g key={name}>
          <Arrow from={[115, middleOf(row)]} to={[132, middleOf(row)]} />
          <Box x={134} y={middleOf(row) - 22} width={132} height={44} fill="soft" stroke="accent" />
          <Text x={200} y={middleOf(row)} anchor="middle" bold>
            {name}
          </Text>
          <Arrow from={[266, middleOf(row)]} to={[283, middleOf(row)]} />
        </g>
      ))}
    </Plate>
  );
}
