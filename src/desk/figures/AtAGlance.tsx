import type { Period, PeriodName, Summary } from '#rooms/figures/contract/figures.ts';
import { figuresTexts } from './figures-texts.ts';
import { formatDayUtc, formatDays } from '../../shared/lib/format.ts';
import styles from './Figures.module.css';
import { type List, ListLink } from './FigureTable.tsx';

/** @property list of what the period has received */
type Props = { name: PeriodName; period: Period; list: List };

const { numbers: labels, percent, days, noNumber } = figuresTexts;

/** @returns the share answered in time, of all that are answered or overdue; null without any */
export function onTimeOf({ answered: { 'in time': inTime, late }, overdue }: Pick<Summary, 'answered' | 'overdue'>): number | null {
  const all = inTime + late + overdue;
  return all === 0 ? null : inTime / all;
}

/** `better` says what a larger number means, `only` which of the list it counts, if one has them. */
type Headline = { label: string; of: (summary: Summary) => number | null; show: (value: number) => string; better?: 1 | -1; only?: List };

/** What the page opens with. */
const numbers: Headline[] = [
  { label: labels.received, of: ({ received }) => received, show: String, only: {} },
  { label: labels.onTime, of: onTimeOf, show: percent, better: 1, only: { answer: 'in time' } },
  { label: labels.answerDays, of: ({ answer_days }) => answer_days, show: days, better: -1 },
  { label: labels.hired, of: ({ hired }) => hired, show: String, better: 1, only: { status: ['Hired'] } },
];

/** Four numbers against the period before, how far applications got, and when they came. */
export function AtAGlance({ name, period, list }: Props) {
  const { from, to, whole, before } = period;
  const past = before?.received ? before : undefined;
  return (
    <>
      <p className="hint">{figuresTexts.against(formatDays(from, to), before ? name : undefined, past !== undefined)}</p>
      <dl className={styles.numbers}>
        {numbers.map(({ label, of, show, better, only }) => {
          const value = of(whole);
          const text = value === null ? noNumber : show(value);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.number}>
                <ListLink list={only && value ? { ...list, ...only } : undefined} label={`${label}: ${text}`}>
                  {text}
                </ListLink>
              </dd>
              {past && value !== null && <Change value={value} was={of(past)} show={show} better={better} />}
            </div>
          );
        })}
      </dl>
      <div className={styles.pictures}>
        <Funnel period={period} list={list} />
        <OverTime name={name} period={period} />
      </div>
    </>
  );
}

type ChangeProps = Pick<Headline, 'show' | 'better'> & { value: number; was: number | null };

function Change({ value, was, show, better }: ChangeProps) {
  const { none, same, up, down } = figuresTexts.change;
  if (was === null || show(value) === show(was)) return <dd>{was === null ? none : same}</dd>;
  const change = Math.sign(value - was);
  return <dd data-change={better && (change === better ? 'better' : 'worse')}>{(change > 0 ? up : down)(show(was))}</dd>;
}

/** Each step leads to those who are there now. */
function Funnel({ period: { steps, whole }, list }: Omit<Props, 'name'>) {
  return (
    <section aria-label={figuresTexts.funnel.heading}>
      <h2>{figuresTexts.funnel.heading}</h2>
      <ol className={styles.funnel}>
        {steps.map(({ status, reached }, index) => {
          const share = whole.received && reached / whole.received;
          return (
            <li key={status}>
              <ListLink
                list={index === 0 ? list : { ...list, status: [status] }}
                title={index === 0 ? undefined : figuresTexts.funnel.now(status)}
              >
                {index === 0 ? figuresTexts.funnel.received : status}
              </ListLink>
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
function OverTime({ name, period: { spans, whole } }: Omit<Props, 'list'>) {
  const { heading, keys, empty } = figuresTexts.time;
  const longest = Math.max(1, ...spans.map(({ received }) => received));
  const step = Math.ceil(spans.length / marks);
  return (
    <section aria-label={heading[name]}>
      <h2>{heading[name]}</h2>
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
            {spans.map(({ from }, index) => {
              const middle = (index + 0.5) / spans.length;
              // Within the chart, at its ends too.
              const before = middle > 0.1 && middle < 0.9 ? 0.5 : middle;
              return (
                index % step === 0 && (
                  <small key={from} style={{ insetInlineStart: `${middle * 100}%`, translate: `${-before * 100}%` }}>
                    {formatDayUtc(from)}
                  </small>
                )
              );
            })}
          </div>
        </>
      )}
    </section>
  );
}
