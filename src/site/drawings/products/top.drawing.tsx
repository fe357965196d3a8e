import { Arrow, Box, Plate, Text } from '../parts.tsx';

const label =
  'The four products and the systems they exchange data with. Scanners report stock moves to S&P-sysDNA, which sends postings to the accounting system. RFID readers report attendance to HR-sysDNA, library cards to Savvy Campus and gate badges to Events-sysDNA. HR-sysDNA sends hours and leave to payroll. Savvy Campus sends notes and Events-sysDNA sends photos to phones and mailboxes.';

const products = [70, 150, 230, 310];

export const drawing = (
  <Plate height={334} label={label}>
    <Box y={30} width={114} height={62} />
    <Box y={110} width={114} height={222} />
    {products.map((y) => (
      <g key={y}>
        <Arrow from={[115, y]} to={[132, y]} />
        <Box x={134} y={y - 22} width={132} height={44} fill="soft" stroke="accent" />
        <Arrow from={[266, y]} to={[283, y]} />
      </g>
    ))}
    <Box x={285.25} y={30} width={114} height={62} />
    <Box x={285.25} y={110} width={114} height={62} />
    <Box x={285.25} y={190} width={114} height={142} />
    <Text x={0} y={12} tone="quiet" text="Data in" />
    <Text x={10.75} y={48} step={80} bold text={['Scanners', 'RFID readers']} />
    <Text x={10.75} y={70} step={80} tone="quiet" text={['stock moves', 'attendance', 'library cards', 'gate badges']} />
    <Text x={200} y={70} step={80} anchor="middle" bold text={['S&P-sysDNA', 'HR-sysDNA', 'Savvy Campus', 'Events-sysDNA']} />
    <Text x={285.25} y={12} tone="quiet" text="Data out" />
    <Text x={295.25} y={48} step={80} bold text={['Accounting', 'Payroll', 'Phone, email']} />
    <Text x={295.25} y={70} step={80} tone="quiet" text={['postings', 'hours, leave', 'notes', 'photos']} />
  </Plate>
);
