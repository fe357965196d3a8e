import { content } from '../../../content/specimens/mapping-rule.ts';
import { sheetTable } from '../../../content/specimens/sheet-table.ts';
import { color, Plate, Text } from '../../parts.tsx';

const label =
  'How many revisions of parts come from each status of the old system and in which lifecycle state they arrive in Windchill. Most go from released to Released or Superseded. Two are not loaded.';

const height = 388;
const [left, right] = [140, 288];

type Flow = { from: string; to: string; revisions: number };
type End = 'from' | 'to';

const flows = sheetTable(content, 1).rows.flatMap(([, from = '', , state = '', , count = '']): Flow[] => {
  const revisions = Number(count.replaceAll(',', ''));
  return revisions > 0 ? [{ from, to: state.replace(/,.*/, ''), revisions }] : [];
});

const revisionsOf = (group: Flow[]) => group.reduce((sum, { revisions }) => sum + revisions, 0);

/** A line stays visible however few revisions it stands for. */
const thickness = (revisions: number) => Math.max(1.5, revisions / 260);

/** The names at one end with their flows, from the top, each with room for its label. */
function nodesAt(end: End, top: number) {
  let y = top;
  return [...new Set(flows.map((flow) => flow[end]))].map((name) => {
    const group = flows.filter((flow) => flow[end] === name);
    const thick = group.reduce((sum, { revisions }) => sum + thickness(revisions), 0);
    const room = Math.max(48, thick + 12);
    const node = { name, group, thick, middle: y + room / 2, top: y + (room - thick) / 2 };
    y += room;
    return node;
  });
}

const sources = nodesAt('from', 0);
const targets = nodesAt('to', 48);

/** Where a flow leaves or enters the node at its end. */
function startOf(flow: Flow, end: End): number {
  const { group, top } = (end === 'from' ? sources : targets).find(({ name }) => name === flow[end])!;
  return group.slice(0, group.indexOf(flow)).reduce((y, { revisions }) => y + thickness(revisions), top);
}

const looks: Record<string, { fill: string; fillOpacity: number }> = {
  Released: { fill: color.accent, fillOpacity: 0.75 },
  Superseded: { fill: color.accent, fillOpacity: 0.4 },
  Obsolete: { fill: color.quiet, fillOpacity: 0.5 },
  'Not loaded': { fill: color.warm, fillOpacity: 1 },
};

function Ribbon({ flow }: { flow: Flow }) {
  const [y1, y2, thick] = [startOf(flow, 'from'), startOf(flow, 'to'), thickness(flow.revisions)];
  const [start, end, middle] = [left + 6, right - 6, (left + right) / 2];
  const d = `M${start} ${y1}C${middle} ${y1} ${middle} ${y2} ${end} ${y2}v${thick}C${middle} ${y2 + thick} ${middle} ${y1 + thick} ${start} ${y1 + thick}z`;
  return <path d={d} {...(looks[flow.to] ?? { fill: color.warm, fillOpacity: 0.7 })} />;
}

export const drawing = (
  <Plate height={height} label={label}>
    {flows.map((flow) => (
      <Ribbon key={`${flow.from} ${flow.to}`} flow={flow} />
    ))}
    {sources.map(({ name, top, thick, middle }) => {
      const lines = name.split(/(?<=,) /);
      return (
        <g key={name}>
          <rect x={left} y={top} width={6} height={thick} fill={color.ink} />
          <Text x={left - 8} y={middle - (lines.length - 1) * 10} step={20} anchor="end" text={lines} />
        </g>
      );
    })}
    {targets.map(({ name, group, top, thick, middle }) => (
      <g key={name}>
        <rect x={right - 6} y={top} width={6} height={thick} fill={color.ink} />
        <Text x={right + 8} y={middle - 10} bold text={name} />
        <Text x={right + 8} y={middle + 10} tone="quiet" text={revisionsOf(group).toLocaleString('en-US')} />
      </g>
    ))}
  </Plate>
);
