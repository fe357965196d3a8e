import { color, Line, Plate, Text } from '../../../parts.tsx';
import { Person } from './parts.tsx';

const label =
  'How far each agent goes before a person decides. Data Insights and Code Review only read. Content Summarizer, WindchillCoderGPT and PLM Regulatory Hub draft. Only the Customer Support Bot acts, within limits that your team sets.';

/** Where the columns of the three deeds are. */
const columns = [226, 298, 370];

/** Each agent, with the place of the furthest thing that it does. */
const agents = [
  { name: 'Data Insights', decides: 'The analyst checks', end: 226 },
  { name: 'Code Review', decides: 'The reviewer decides', end: 226 },
  { name: 'Content Summarizer', decides: 'The reader checks', end: 298 },
  { name: 'WindchillCoderGPT', decides: 'The developer commits', end: 298 },
  { name: 'PLM Regulatory Hub', decides: 'The regulatory lead signs', end: 298 },
  { name: 'Customer Support Bot', decides: 'Your team sets the limits', end: 370 },
];

export const drawing = (
  <Plate height={388} label={label}>
    <Line d={columns.map((x) => `M${x} 30V384`).join('')} tone="line" dashed />
    {agents.map(({ name, decides, end }, row) => {
      const y = 36 + row * 58;
      return (
        <g key={name}>
          <Line d={`M0 ${y}H400`} tone="line" />
          <Text x={0} y={y + 19} bold text={name} />
          <Text x={0} y={y + 41} tone="quiet" text={decides} />
          <Line d={`M200 ${y + 30}H${end}`} tone="accent" bold />
          {columns.map((x) => x < end && <circle key={x} cx={x} cy={y + 30} r={5} fill={color.accent} />)}
          <Person x={end} y={y + 30} />
        </g>
      );
    })}
    <Text x={0} y={14} tone="quiet" text="Agent and who decides" />
    <Text x={226} across={72} y={14} anchor="middle" tone="quiet" text={['reads', 'drafts', 'acts']} />
  </Plate>
);
