import type { Figures, PeriodName } from '#rooms/figures/contract/figures.ts';
import { dueTimes } from '#rooms/applications/contract/applications.ts';
import { applicationStatuses } from '#rooms/applications/contract/statuses.ts';
import { AtAGlance, onTimeOf } from './AtAGlance.tsx';
import { figuresTexts } from './figures-texts.ts';
import { formatDays, formatDayUtc } from '../../shared/lib/format.ts';
import { sourceName } from '../shell/sources-texts.ts';
import { FigureTable, type Row, type TableName, tableNames } from './FigureTable.tsx';

const sourcesShown = 12;
const { all, noNumber } = figuresTexts;

type Props = {
  figures: Figures;
  period: PeriodName;
  /** The id of the job, if they are about a single one. */
  job: string | undefined;
};

/** The period at a glance, and all figures in tables. */
export function AllFigures({ figures: { due, statuses, periods, views }, period: name, job }: Props) {
  const period = periods[name];
  const ofJob = job === undefined ? {} : { job };
  const ofPeriod = { ...ofJob, from: period.from, to: period.to };
  const spans = [
    { ...period.whole, label: all, list: ofPeriod },
    ...period.spans.toReversed().map(({ from, to, ...span }) => ({ ...span, label: formatDays(from, to), list: { ...ofJob, from, to } })),
  ];
  const dueList = { ...ofJob, view: 'due' } as const;
  const dueSum = dueTimes.reduce((total, time) => total + due[time], 0);
  const days = (none: string, median: number | null | undefined) => (typeof median === 'number' ? figuresTexts.days(median) : none);
  const tables: Record<TableName, Row[] | undefined> = {
    received: spans.map(({ label, list, received, answer_days, hired }) => ({
      label,
      cells: [{ count: received, list }, days(noNumber, answer_days), { count: hired, list: { ...list, status: ['Hired'] } }],
    })),
    onTime: spans.map(({ label, list, ...span }) => {
      const onTime = onTimeOf(span);
      return {
        label,
        cells: [
          { count: span.answered['in time'], list: { ...list, answer: 'in time' } },
          { count: span.answered.late, list: { ...list, answer: 'late' } },
          String(span.overdue),
          onTime === null ? noNumber : figuresTexts.percent(onTime),
        ],
      };
    }),
    due: [
      ...dueTimes.map((time) => ({
        label: figuresTexts.due.rows[time],
        cells: [{ count: due[time], list: { ...dueList, due: time } }],
      })),
      { label: all, cells: [{ count: dueSum, list: dueList }] },
    ],
    statuses: applicationStatuses.map((status) => ({
      label: status,
      cells: [
        { count: statuses[status], list: { ...ofJob, status: [status] } },
        days(figuresTexts.statuses.noDays, period.steps.find((step) => step.status === status)?.days),
      ],
    })),
    sources: period.sources.slice(0, sourcesShown).map(({ source, received, hired }) => ({
      label: sourceName(source) || figuresTexts.sources.unknown,
      // No list has the applications without a source.
      cells: [
        { count: received, ...(source && { list: { ...ofPeriod, source } }) },
        { count: hired, ...(source && { list: { ...ofPeriod, source, status: ['Hired'] } }) },
      ],
    })),
    reasons: period.reasons.some(({ reason }) => reason !== '')
      ? period.reasons.map(({ reason, count }) => ({ label: reason || figuresTexts.reasons.none, cells: [String(count)] }))
      : undefined,
    views: views?.toReversed().map(({ day, views: count }) => ({ label: formatDayUtc(day), cells: [String(count)] })),
  };
  return (
    <>
      <AtAGlance name={name} period={period} list={ofPeriod} />
      <div>{tableNames.map((table) => tables[table] && <FigureTable key={table} name={table} rows={tables[table]} />)}</div>
    </>
  );
}
