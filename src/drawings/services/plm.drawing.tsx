import { Box, Line, Mark, Plate, type TextProps } from '../parts.tsx';

const label = 'Two bills of materials of one pump. Engineering has seal S-40 in revision C, manufacturing in revision B.';

const texts: TextProps[] = [
  { x: 0, y: 16, tone: 'quiet', text: 'Engineering' },
  { x: 13, y: 58, bold: true, text: 'Pump P-200' },
  { x: 29, y: 102, step: 44, text: ['Housing H-12', 'Seal S-40, rev C', 'Motor M-7'] },
  { x: 212, y: 16, tone: 'quiet', text: 'Manufacturing' },
  { x: 224, y: 58, bold: true, text: 'Pump P-200' },
  { x: 240, y: 102, step: 44, text: ['Housing kit K-3', 'Seal S-40, rev B', 'Motor M-7', 'Grease G-9, 5 g'] },
  { x: 16, y: 311, bold: true, text: '1 difference to settle: seal S-40' },
  { x: 16, y: 334, text: 'Rev C is released. The line still fits rev B.' },
];

type PartProps = { x: number; y: number; stroke?: 'warm'; dashed?: boolean };

/** A part of a pump, with the line that joins it to those above. */
function Part({ x, y, ...look }: PartProps) {
  return (
    <>
      <Line d={`M${x - 9} ${y - 8}v26h9`} tone="line" />
      <Box x={x} y={y} width={171} height={36} {...look} />
    </>
  );
}

export const drawing = (
  <Plate height={372} label={label} texts={texts}>
    <Box x={1} y={40} width={187} height={36} fill="soft" stroke="accent" />
    <Part x={17} y={84} />
    <Part x={17} y={128} stroke="warm" />
    <Part x={17} y={172} />
    <Box x={212} y={40} width={187} height={36} fill="soft" stroke="accent" />
    <Part x={228} y={84} dashed />
    <Part x={228} y={128} stroke="warm" />
    <Part x={228} y={172} />
    <Part x={228} y={216} dashed />
    <Line d="M188 146H228" tone="warm" bold />
    <Mark x={208} y={146} />
    <Line d="M208 151V290" tone="warm" dashed />
    <Box y={290} height={64} fill="soft" stroke="warm" />
  </Plate>
);
