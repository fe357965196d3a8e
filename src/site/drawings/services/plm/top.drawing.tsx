import { Box, Line, Mark, Plate, Text } from '../../parts.tsx';

const label =
  'Two bills of materials of one pump. Engineering has seal S-40 in revision C, manufacturing in revision B. The kit and the grease are on the side of manufacturing only, by rule.';

type PartProps = { x: number; y: number; stroke?: 'warm'; dashed?: boolean };

/** A part of a pump, with its branch of the line that comes from the pump. */
function Part({ x, y, ...look }: PartProps) {
  return (
    <>
      <Line d={`M${x - 9} ${y + 18}h9`} tone="quiet" />
      <Box x={x} y={y} width={171} height={36} {...look} />
    </>
  );
}

export const drawing = (
  <Plate height={372} label={label}>
    <Box x={1} y={40} width={187} height={36} fill="soft" stroke="accent" />
    <Line d="M8 76V190M219 76V234" tone="quiet" />
    <Part x={17} y={84} />
    <Part x={17} y={128} stroke="warm" />
    <Part x={17} y={172} />
    <Box x={212} y={40} width={187} height={36} fill="soft" stroke="accent" />
    <Part x={228} y={84} dashed />
    <Part x={228} y={128} stroke="warm" />
    <Part x={228} y={172} />
    <Part x={228} y={216} dashed />
    <Box x={1} y={226} width={22} height={20} dashed radius={4} />
    <Line d="M188 146H228" tone="warm" bold />
    <Mark x={200} y={146} />
    <Line d="M200 151V290" tone="warm" />
    <Box y={290} height={64} fill="soft" stroke="warm" />
    <Text x={0} y={16} tone="quiet" text="Engineering" />
    <Text x={13} y={58} bold text="Pump P-200" />
    <Text x={29} y={102} step={44} text={['Housing H-12', 'Seal S-40, rev C', 'Motor M-7']} />
    <Text x={212} y={16} tone="quiet" text="Manufacturing" />
    <Text x={224} y={58} bold text="Pump P-200" />
    <Text x={240} y={102} step={44} text={['Housing kit K-3', 'Seal S-40, rev B', 'Motor M-7', 'Grease G-9, 5 g']} />
    <Text x={34} y={236} tone="quiet" text="differs by rule" />
    <Text x={16} y={311} bold text="1 difference to settle: seal S-40" />
    <Text x={16} y={334} text="Rev C is released. The line still fits rev B." />
  </Plate>
);
