import { useId } from 'react';
import type { Period, PeriodName, Summary } from '#rooms/figures/contract/figures.ts';
import { figuresTexts } from './figures-texts.ts';
import { formatDayUtc, formatDays } from '../../shared/lib/format.ts';
import styles from './Figures.module.css';

type Props = { name: PeriodName; period: Period };

const { numbers: labels, percent, days, noNumber } = figuresTexts;

/** @returns the share answered in time, of all that are answered or overdue; null without any */
export function onTimeOf({ answered: { 'in time': inTime, late }, overdue }: Pick<Summary, 'answered' | 'overdue'>): number | null {
  const all = inTime + late + overdue;
  return all === 0 ? null : inTime / all;
}

/** What the page opens with. `better` says what a larger number means. */
const numbers: { label: string; of: (summary: Summary) => number | null; show: (value: number) => string; better?: 1 | -1 }[] = [
  { label: labels.received, of: ({ received }) => received, show: String },
  { label: labels.onTime, of: onTimeOf, show: percent, better: 1 },
  { label: labels.answerDays, of: ({ answer_days }) => answer_days, show: days, better: -1 },
  { label: labels.hired, of: ({ hired }) => hired, show: String, better: 1 },
];

/** Four numbers against the period before, how far applications got, and when they came. */
export function AtAGlance({ name, period }: Props) {
  const { from, to, whole, before } = period;
  const past = before?.received ? before : undefined;
  return (
    <>
      <p className="hint">{figuresTexts.against(formatDays(from, to), before ? name : undefined, past !== undefined)}</p>
      <dl className={styles.numbers}>
        {numbers.map(({ label, of, show, better }) => {
          const value = of(whole);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.number}>{value === null ? noNumber : show(value)}</dd>
              {past && value !== null && <Change value={value} was={of(past)} show={show} better={better} />}
            </div>
          );
        })}
      </dl>
      <div className={styles.pictures}>
        <Funnel {...period} />
        <OverTime name={name} period={period} />
      </div>
    </>
  );
}

type ChangeProps = Pick<(typeof numbers)[number], 'show' | 'better'> & { value: number; was: number | null };

function Change({ value, was, show, better }: ChangeProps) {
  const { none, same, up, down } = figuresTexts.change;
  if (was === null || show(value) === show(was)) return <dd>{was === null ? none : same}</dd>;
  const change = Math.sign(value - was);
  return <dd data-change={better && (change === better ? 'better' : 'worse')}>{(change > 0 ? up : down)(show(was))}</dd>;
}

function Funnel({ steps, whole: { received } }: Period) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{figuresTexts.funnel.heading}</h2>
      <ol className={styles.funnel}>
        {steps.map(({ status, reached }, index) => {
          const share = received && reached / received;
          return (
            <li key={status}>
              <span>{index === 0 ? figuresTexts.funnel.received : status}</span>
              <span data-colour="1" style={{ width: `${share * 100}%` }} />
              <b>{reached}</b>
              <span>{percent(share)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** There is room for so many marks of days, weeks or months. */
const marks = 6;

/** Columns of answers upon each other, which fill their place, on paper too. */
function OverTime({ name, period: { spans, whole } }: Props) {
  const id = useId();
  const { heading, keys, empty } = figuresTexts.time;
  const longest = Math.max(1, ...spans.map(({ received }) => received));
  const step = Math.ceil(spans.length / marks);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading[name]}</h2>
      {whole.received === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          <p className={styles.keys}>
            {keys.map((key, index) => (
              <span key={key} data-colour={index + 1}>
                {key}
              </span>
            ))}
          </p>
          <div className={styles.chart} data-drawing="" aria-hidden>
            <span>{longest}</span>
            <svg viewBox={`0 0 ${spans.length} ${longest}`} preserveAspectRatio="none">
              {spans.map(({ from, to, received, answered, overdue }, index) => {
                const answeredOrLate = answered['in time'] + answered.late + overdue;
                const tops = [answered['in time'], answeredOrLate, received];
                return (
                  <g key={from}>
                    <title>{figuresTexts.time.received(formatDays(from, to), received)}</title>
                    {tops.map((top, key) => (
                      <rect
                        key={keys[key]}
                        data-colour={key + 1}
                        x={index + 0.15}
                        width={0.7}
                        y={longest - top}
                        height={top - (tops[key - 1] ?? 0)}
                      />
                    ))}
                  </g>
                );
              })}
            </svg>
            {spans.map(
              ({ from }, index) =>
                index % step === 0 && (
                  <small
                    key={from}
                    style={{ insetInlineStart: `${(index / spans.length) * 100}%`, translate: `${(-index / spans.length) * 100}%` }}
                  >
                    {formatDayUtc(from)}
                  </small>
                ),
            )}
          </div>
        </>
      )}
    </section>
  );
}
