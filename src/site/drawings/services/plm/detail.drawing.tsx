import { content } from '../../../content/specimens/mapping-rule.ts';
import { sheetTable } from '../../../content/specimens/sheet-table.ts';
import { color, Plate, Text } from '../../parts.tsx';

const label =
  'How many revisions of parts come from each status of the old system and in which lifecycle state they arrive in Windchill. Most go from released to Released or Superseded. Two are not loaded.';

const height = 412;
const [left, right] = [140, 288];

type Flow = { from: string; to: string; revisions: number };
type End = 'from' | 'to';

const flows = sheetTable(content, 1).rows.flatMap(([, from = '', , state = '', , count = '']): Flow[] => {
  const revisions = Number(count.replaceAll(',', ''));
  return revisions > 0 ? [{ from: statusName(from), to: state.replace(/,.*/, ''), revisions }] : [];
});

/** @returns a status without its code, which would look like a count. Row 1 has two statuses. */
function statusName(from: string): string {
  return from.includes(',') ? 'Not released yet' : from.replace(/^\d+ (.)/, (_, first: string) => first.toUpperCase());
}

const revisionsOf = (group: Flow[]) => group.reduce((sum, { revisions }) => sum + revisions, 0);

/** A line stays visible however few revisions it stands for. */
const thickness = (revisions: number) => Math.max(1.5, revisions / 260);

/** The names at one end, from the top with room for labels, and where their flows begin. */
function nodesAt(end: End, top: number) {
  let y = top;
  return [...new Set(flows.map((flow) => flow[end]))].map((name) => {
    const group = flows.filter((flow) => flow[end] === name);
    const thick = group.reduce((sum, { revisions }) => sum + thickness(revisions), 0);
    const room = Math.max(48, thick + 12);
    let start = y + (room - thick) / 2;
    const starts = group.map((flow) => {
      start += thickness(flow.revisions);
      return { flow, y: start - thickness(flow.revisions) };
    });
    y += room;
    return { name, group, thick, starts, middle: y - room / 2 };
  });
}

const sources = nodesAt('from', 24);
const targets = nodesAt('to', 60);
const ends = targets.flatMap(({ starts }) => starts);

const looks: Record<string, { fill: string; fillOpacity: number }> = {
  Released: { fill: color.accent, fillOpacity: 0.75 },
  Superseded: { fill: color.accent, fillOpacity: 0.4 },
  Obsolete: { fill: color.quiet, fillOpacity: 0.5 },
  'Not loaded': { fill: color.warm, fillOpacity: 1 },
};

type RibbonProps = { to: string; from: number; end: number; thick: number };

function Ribbon({ to, from, end, thick }: RibbonProps) {
  const [x1, x2, middle] = [left + 6, right - 6, (left + right) / 2];
  const d = `M${x1} ${from}C${middle} ${from} ${middle} ${end} ${x2} ${end}v${thick}C${middle} ${end + thick} ${middle} ${from + thick} ${x1} ${from + thick}z`;
  return <path d={d} {...(looks[to] ?? { fill: color.warm, fillOpacity: 0.7 })} />;
}

export const drawing = (
  <Plate height={height} label={label}>
    {sources.flatMap(({ starts }) =>
      starts.map(({ flow, y }) => {
        const end = ends.find((other) => other.flow === flow)?.y ?? y;
        return <Ribbon key={`${flow.from} ${flow.to}`} to={flow.to} from={y} end={end} thick={thickness(flow.revisions)} />;
      }),
    )}
    {sources.map(({ name, thick, middle }) => (
      <g key={name}>
        <rect x={left} y={middle - thick / 2} width={6} height={thick} fill={color.ink} />
        <Text x={left - 8} y={middle} anchor="end" text={name} />
      </g>
    ))}
    {targets.map(({ name, group, thick, middle }) => (
      <g key={name}>
        <rect x={right - 6} y={middle - thick / 2} width={6} height={thick} fill={color.ink} />
        <Text x={right + 8} y={middle - 10} bold text={name} />
        <Text x={right + 8} y={middle + 10} tone="quiet" text={revisionsOf(group).toLocaleString('en-US')} />
      </g>
    ))}
    <Text x={left - 8} y={12} anchor="end" tone="quiet" text="Old status" />
    <Text x={right + 8} y={12} tone="quiet" text="In Windchill" />
  </Plate>
);
