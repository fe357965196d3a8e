import { bothAtWork, clock, officeHours } from '../../content/office-hours.ts';
import { Box, color, Line, Mark, Plate, Text } from '../parts.tsx';

const { india, us } = officeHours;

const usBegins = `${clock(bothAtWork.from)} in ${india.place}`;

const label = `Working hours of both offices on one day. ${india.place} works from ${clock(india.from)} to ${clock(india.to)}, the US from ${clock(us.from)} to ${clock(us.to)} ${us.zone}. In winter, both work from ${usBegins}, ${bothAtWork.hours} hour a day, and in summer ${bothAtWork.hours + 1}.`;

/** The day in the drawing, from 3:00 UTC, when both offices are closed. */
const xOf = (utc: number) => 20 + (utc - 3) * 15;
const [indiaFrom, indiaTo] = [xOf(india.from - india.utc), xOf(india.to - india.utc)];
const [usFrom, usTo] = [xOf(us.from - us.utc), xOf(us.to - us.utc)];

const ticks = [6, 12, 18, 24];

export const drawing = (
  <Plate height={258} label={label}>
    <Box x={indiaFrom} y={22} width={indiaTo - indiaFrom} height={40} fill="soft" stroke="accent" />
    <Box x={usFrom} y={122} width={usTo - usFrom} height={40} fill="soft" stroke="ink" />
    <rect x={usFrom} y={14} width={indiaTo - usFrom} height={156} rx={3} fill={color.warm} fillOpacity={0.45} stroke={color.warm} />
    <Line d={`M20 186H380${ticks.map((hour) => `M${xOf(hour)} 186v6`).join('')}`} tone="quiet" />
    <Mark x={6} y={244} />
    <Text x={(indiaFrom + usFrom) / 2} y={42} anchor="middle" text={`${clock(india.from)}–${clock(india.to)}`} />
    <Text x={indiaTo + 12} y={32} bold text={india.place} />
    <Text x={indiaTo + 12} y={53} tone="quiet" text={india.zone} />
    <Text x={usFrom - 12} y={92} anchor="end" text={usBegins} />
    <Text x={indiaTo + 12} y={92} text={`${clock(us.from)} in the US`} />
    <Text x={usFrom - 12} y={132} anchor="end" bold text={us.place} />
    <Text x={usFrom - 12} y={153} anchor="end" tone="quiet" text={us.zone} />
    <Text x={(indiaTo + usTo) / 2} y={142} anchor="middle" text={`${clock(us.from)}–${clock(us.to)}`} />
    <Text x={0} y={208} tone="quiet" text="UTC" />
    <Text x={xOf(6)} across={xOf(12) - xOf(6)} y={208} anchor="middle" tone="quiet" text={ticks.map((hour) => `${hour % 24}:00`)} />
    <Text x={20} y={244} text={`Both at work: ${bothAtWork.hours} hour a day, ${bothAtWork.hours + 1} in summer`} />
  </Plate>
);
