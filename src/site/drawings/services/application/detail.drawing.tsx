import { content } from '../../../content/specimens/handover-checklist.ts';
import { color, Line, Mark, Plate, Text } from '../../parts.tsx';

const label =
  'The sixteen tasks of a handover in five groups, by day. We show each task once, and your people do it alone on a later day. All are done by day 10, except one that is due on day 18.';

const days = [1, 5, 10, 15, 18];
const dayX = (day: number) => 12 + (day - 1) * 22;
const dayOf = (cell = '') => {
  const day = /day (\d+)/.exec(cell)?.[1];
  return day === undefined ? undefined : Number(day);
};

const groups = content.sheet.sections.flatMap(({ heading, blocks }) =>
  blocks.flatMap((block) =>
    block.kind === 'checks'
      ? [{ heading, tasks: block.rows.map(({ done, cells }) => ({ done, shown: dayOf(cells[2]), alone: dayOf(cells[3]) ?? 1 })) }]
      : [],
  ),
);

const [headingRoom, taskRoom] = [30, 13];
const heightOf = ({ tasks }: (typeof groups)[number]) => headingRoom + tasks.length * taskRoom;
const topOf = (index: number) => 34 + groups.slice(0, index).reduce((sum, group) => sum + heightOf(group), 0);
const bottom = topOf(groups.length) + 8;

export const drawing = (
  <Plate height={bottom + 26} label={label}>
    <circle cx={10} cy={12} r={4.5} stroke={color.quiet} />
    <circle cx={130} cy={12} r={5} fill={color.accent} />
    <Mark x={250} y={12} />
    {groups.map(({ heading, tasks }, index) => (
      <g key={heading}>
        <Text x={0} y={topOf(index) + 12} bold text={heading} />
        {tasks.map(({ done, shown, alone }, task) => {
          const y = topOf(index) + headingRoom + task * taskRoom;
          return (
            <g key={task}>
              {shown && <Line d={`M${dayX(shown)} ${y}H${dayX(alone)}`} tone={done ? 'accent' : 'warm'} dashed={!done} />}
              {shown && <circle cx={dayX(shown)} cy={y} r={4.5} fill={color.paper} stroke={color.quiet} />}
              {done ? <circle cx={dayX(alone)} cy={y} r={5} fill={color.accent} /> : <Mark x={dayX(alone)} y={y} />}
            </g>
          );
        })}
      </g>
    ))}
    <Line d={`M4 ${bottom}H396`} tone="line" />
    {days.map((day) => (
      <Text
        key={day}
        x={day === 1 ? 0 : dayX(day)}
        y={bottom + 16}
        anchor={day === 1 ? undefined : 'middle'}
        tone="quiet"
        text={day === 1 ? 'Day 1' : day}
      />
    ))}
    <Text x={22} across={120} y={12} text={['shown by us', 'done alone', 'open, due']} />
  </Plate>
);
