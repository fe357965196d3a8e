import type { Figures } from '#rooms/figures/contract/figures.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { months as monthNames } from '#rooms/platform/contract/months.ts';
import { dueTimes } from '#rooms/applications/contract/applications.ts';
import { applicationStatuses } from '#rooms/applications/contract/statuses.ts';
import { figuresTexts } from './figures-texts.ts';
import { formatDayUtc } from '../../shared/lib/format.ts';
import { Figure, type List } from './Figure.tsx';

type Props = {
  figures: Figures;
  /** The id of the job, if they are about a single one. */
  job: string | undefined;
};

/** All figures, the most urgent first. */
export function AllFigures({ figures: { due, statuses, steps, months, weeks, sources, views }, job }: Props) {
  const ofJob = job === undefined ? {} : { job };
  const ofYear = { ...ofJob, from: `${months[0]?.month}-01` };
  return (
    <>
      <DueFigure due={due} ofJob={ofJob} />
      <Figure
        copy={figuresTexts.statuses}
        kind="bars"
        rows={applicationStatuses.map((status) => ({
          label: status,
          values: [statuses[status]],
          cells: [
            inList(statuses[status], { ...ofJob, status: [status] }),
            daysOr(figuresTexts.statuses.noDays, steps.find((step) => step.status === status)?.days),
          ],
        }))}
      />
      <Figure
        copy={figuresTexts.answerTime}
        kind="columns"
        rows={months.map(({ month, received, answer_days: days }) => ({
          ...labelsOf(month),
          // Less than a day is drawn too.
          values: [days === null ? 0 : Math.max(days, 0.05)],
          cells: [{ ...received, list: { ...ofJob, ...daysOf(month) } }, daysOr(figuresTexts.answerTime.noDays, days)],
        }))}
      />
      <Figure
        copy={figuresTexts.promise}
        kind="columns"
        rows={months.map(({ month, answered: { 'in time': inTime, late }, overdue }) => ({
          ...labelsOf(month),
          values: [inTime.count, late.count + overdue],
          cells: [
            { ...inTime, list: { ...ofJob, ...daysOf(month), answer: 'in time' } },
            { ...late, list: { ...ofJob, ...daysOf(month), answer: 'late' } },
            String(overdue),
            shareOf(inTime.count, inTime.count + late.count + overdue),
          ],
        }))}
      />
      <Figure
        copy={figuresTexts.weeks}
        kind="columns"
        rows={weeks.map(({ monday, received }) => ({
          label: formatDayUtc(monday),
          mark: formatDayUtc(monday).slice(0, -' 2026'.length),
          values: [received.count],
          cells: [{ ...received, list: { ...ofJob, from: monday, to: isoDate(Date.parse(monday) + 6 * dayMs) } }],
        }))}
      />
      <Figure
        copy={figuresTexts.hires}
        kind="columns"
        rows={months.map(({ month, received, hired }) => ({
          ...labelsOf(month),
          values: [received.count - hired.count, hired.count],
          cells: [
            { ...received, list: { ...ofJob, ...daysOf(month) } },
            { ...hired, list: { ...ofJob, ...daysOf(month), status: ['Hired'] } },
          ],
        }))}
      />
      <Figure
        copy={figuresTexts.sources}
        kind="bars"
        rows={sources.map(({ source, received, hired }) => ({
          label: source || figuresTexts.sources.unknown,
          values: [received.count - hired.count, hired.count],
          // No list has the applications without a source.
          cells: [
            { ...received, ...(source && { list: { ...ofYear, source } }) },
            { ...hired, ...(source && { list: { ...ofYear, source, status: ['Hired'] } }) },
          ],
        }))}
      />
      {views && (
        <Figure
          copy={figuresTexts.views}
          kind="columns"
          rows={views.map(({ day, views: count }) => ({
            label: formatDayUtc(day),
            mark: formatDayUtc(day).slice(0, -' 2026'.length),
            values: [count],
            cells: [String(count)],
          }))}
        />
      )}
    </>
  );
}

function DueFigure({ due, ofJob }: Pick<Figures, 'due'> & { ofJob: List }) {
  const { rows, all } = figuresTexts.due;
  const sum = dueTimes.reduce((total, time) => total + due[time], 0);
  return (
    <Figure
      copy={figuresTexts.due}
      kind="bars"
      rows={[
        ...dueTimes.map((time) => ({
          label: rows[time],
          values: [due[time]],
          cells: [inList(due[time], { ...ofJob, view: 'due', due: time })],
        })),
        { label: all, values: [], cells: [inList(sum, { ...ofJob, view: 'due' })] },
      ]}
    />
  );
}

/** A number of applications that are stored now. */
const inList = (count: number, list: List) => ({ count, stored: count, list });

const daysOr = (none: string, days: number | null | undefined) => (typeof days === 'number' ? figuresTexts.days(days) : none);

function shareOf(inTime: number, all: number): string {
  return all === 0 ? figuresTexts.promise.noShare : figuresTexts.promise.share(inTime, all);
}

/** @param month such as 2026-11 @returns 'Nov 2026' and 'Nov' */
function labelsOf(month: string): { label: string; mark: string } {
  const [year = '', number = ''] = month.split('-');
  const name = monthNames[Number(number) - 1] ?? '';
  return { label: `${name} ${year}`, mark: name };
}

/** @param month such as 2026-11 @returns its first and its last day */
function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: isoDate(Date.UTC(year, number, 0)) };
}

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
