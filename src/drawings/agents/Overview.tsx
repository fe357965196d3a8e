import { color, Line, Plate, Text } from '../parts.tsx';
import { Person } from './parts.tsx';

const labels = {
  drawing:
    'How far each agent goes before a person decides. Data Insights and Code Review only read. Content Summarizer, WindchillCoderGPT and PLM Regulatory Hub draft. Only the Customer Support Bot acts, within limits that your team sets.',
  who: 'Agent and who decides',
  reaches: ['reads', 'drafts', 'acts'],
  /** `reach` is an index of `reaches`. */
  agents: [
    { name: 'Data Insights', decides: 'The analyst checks', reach: 0 },
    { name: 'Code Review', decides: 'The reviewer decides', reach: 0 },
    { name: 'Content Summarizer', decides: 'The reader checks', reach: 1 },
    { name: 'WindchillCoderGPT', decides: 'The developer commits', reach: 1 },
    { name: 'PLM Regulatory Hub', decides: 'The regulatory lead signs', reach: 1 },
    { name: 'Customer Support Bot', decides: 'Your team sets the limits', reach: 2 },
  ],
};

const columns = [226, 298, 370] as const;
const firstRow = 36;
const rowHeight = 58;
const bottom = firstRow + labels.agents.length * rowHeight;

export function Drawing() {
  return (
    <Plate height={bottom + 4} label={labels.drawing}>
      <Text x={0} y={14} tone="quiet" text={labels.who} />
      {columns.map((x, index) => (
        <g key={x}>
          <Text x={x} y={14} anchor="middle" tone="quiet" text={labels.reaches[index]} />
          <Line d={`M${x} ${firstRow - 6}V${bottom}`} tone="line" dashed />
        </g>
      ))}
      {labels.agents.map(({ name, decides, reach }, row) => {
        const y = firstRow + row * rowHeight;
        const end = columns[reach] ?? 0;
        return (
          <g key={name}>
            <Line d={`M0 ${y}H400`} tone="line" />
            <Text x={0} y={y + 19} bold text={name} />
            <Text x={0} y={y + 41} tone="quiet" text={decides} />
            <Line d={`M200 ${y + 30}H${end}`} tone="accent" bold />
            {columns.slice(0, reach).map((x) => (
              <circle key={x} cx={x} cy={y + 30} r={5} fill={color.accent} />
            ))}
            <Person x={end} y={y + 30} />
          </g>
        );
      })}
    </Plate>
  );
}
