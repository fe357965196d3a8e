import { Arrow, Box, Plate, type TextProps } from '../parts.tsx';

const label =
  'The four products and the systems they exchange data with. Scanners report stock moves to S&P-sysDNA, which sends postings to the accounting system. RFID readers report attendance to HR-sysDNA, library cards to Savvy Campus and gate badges to Events-sysDNA. HR-sysDNA sends hours and leave to payroll. Savvy Campus sends notes and Events-sysDNA sends photos to phones and mailboxes.';

const texts: TextProps[] = [
  { x: 0, y: 12, tone: 'quiet', text: 'Data in' },
  { x: 10.75, y: 48, bold: true, text: 'Scanners' },
  { x: 10.75, y: 70, tone: 'quiet', text: 'stock moves' },
  { x: 10.75, y: 128, bold: true, text: 'RFID readers' },
  { x: 10.75, y: 150, tone: 'quiet', text: 'attendance' },
  { x: 10.75, y: 230, tone: 'quiet', text: 'library cards' },
  { x: 10.75, y: 310, tone: 'quiet', text: 'gate badges' },
  { x: 200, y: 70, anchor: 'middle', bold: true, text: 'S&P-sysDNA' },
  { x: 200, y: 150, anchor: 'middle', bold: true, text: 'HR-sysDNA' },
  { x: 200, y: 230, anchor: 'middle', bold: true, text: 'Savvy Campus' },
  { x: 200, y: 310, anchor: 'middle', bold: true, text: 'Events-sysDNA' },
  { x: 285.25, y: 12, tone: 'quiet', text: 'Data out' },
  { x: 295.25, y: 48, bold: true, text: 'Accounting' },
  { x: 295.25, y: 70, tone: 'quiet', text: 'postings' },
  { x: 295.25, y: 128, bold: true, text: 'Payroll' },
  { x: 295.25, y: 150, tone: 'quiet', text: 'hours, leave' },
  { x: 295.25, y: 208, bold: true, text: 'Phone, email' },
  { x: 295.25, y: 230, tone: 'quiet', text: 'notes' },
  { x: 295.25, y: 310, tone: 'quiet', text: 'photos' },
];

const products = [70, 150, 230, 310];

export const drawing = (
  <Plate height={334} label={label} texts={texts}>
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
  </Plate>
);
