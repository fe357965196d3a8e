import { Box, color, Line, Mark, Plate, Text } from '../../../../parts.tsx';
import { Decision } from '../parts.tsx';

const label =
  'Five PLM records feed five sections of the technical documentation under EU MDR Annex II. Section 2, labels and manual, has no record behind it: a gap. The regulatory lead signs once it is closed.';

/** Each record with the index of the section that it is evidence for. */
const records = [
  { name: 'Drawing D-210, C', section: 2 },
  { name: 'Test report TR-88', section: 5 },
  { name: 'Checklist SR-3, B', section: 3 },
  { name: 'Risk file RF-4, D', section: 4 },
  { name: 'Product sheet P-9', section: 0 },
];
const recordY = (index: number) => 74.5 + index * 43;

const sections = ['1 Description', '2 Labels, manual', '3 Design', '4 Requirements', '5 Risk analysis', '6 Verification'];
const sectionY = (index: number) => 53 + index * 43;

export const drawing = (
  <Plate height={388} label={label}>
    {records.map(({ name, section }, index) => {
      const [y, to] = [recordY(index), sectionY(section)];
      return (
        <g key={name}>
          <Line d={`M158 ${y}C200 ${y} 200 ${to} 242 ${to}`} tone="accent" />
          <Box y={y - 17} width={158} height={34} />
          <circle cx={158} cy={y} r={3.5} fill={color.accent} />
          <Text x={10} y={y} text={name} />
        </g>
      );
    })}
    {sections.map((name, index) => {
      const y = sectionY(index);
      const evident = records.some(({ section }) => section === index);
      const look = evident ? ({ fill: 'soft', stroke: 'accent' } as const) : ({ stroke: 'warm', dashed: true } as const);
      return (
        <g key={name}>
          <Box x={242} y={y - 17} width={157.25} height={34} {...look} />
          {evident ? <circle cx={242} cy={y} r={3.5} fill={color.accent} /> : <Mark x={242} y={y} />}
          <Text x={254} y={y} text={name} />
        </g>
      );
    })}
    <Mark x={8} y={305} />
    <Decision y={324} who="The regulatory lead signs" decides="Once the gap is closed, not before" />
    <Text x={0} y={16} tone="quiet" text="PLM records" />
    <Text x={242} y={16} tone="quiet" text="EU MDR, Annex II" />
    <Text x={22} y={305} text="Gap in section 2: no manual on file" />
  </Plate>
);
