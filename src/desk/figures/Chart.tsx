import { useElementSize } from '@mantine/hooks';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack, BarStackHorizontal } from '@visx/shape';
import styles from './Chart.module.css';

type Bar = { mark: string; values: number[] };

type Props = { kind: 'columns' | 'bars'; bars: Bar[] };

type DrawingProps = { bars: Bar[]; width: number; height: number };

const colours = ['var(--site-accent)', 'var(--site-warm)'];
const markOf = ({ mark }: Bar) => mark;
const shortened = (mark: string) => (mark.length > 14 ? `${mark.slice(0, 13)}…` : mark);
const valueOf = ({ values }: Bar, series: number) => values[series] ?? 0;
const seriesOf = (bars: Bar[]) => colours.flatMap((_, series) => (bars.some(({ values }) => series in values) ? [series] : []));
const colourOf = (series: number) => colours[series] ?? '';

const longest = (bars: Bar[]) => Math.max(1, ...bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));

/** So few that they are whole numbers. */
const tickCount = (bars: Bar[]) => Math.min(4, Math.floor(longest(bars)));

/** Fills its place, on paper too. */
export default function Chart({ kind, bars }: Props) {
  const { ref, width, height } = useElementSize();
  const Drawing = kind === 'columns' ? Columns : Bars;
  return (
    <div ref={ref} className={styles.chart} data-drawing="">
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`}>
          <Drawing bars={bars} width={width} height={height} />
        </svg>
      )}
    </div>
  );
}

function Columns({ bars, width, height }: DrawingProps) {
  const left = 32;
  const bottom = height - 24;
  const x = scaleBand({ domain: bars.map(markOf), range: [left, width], padding: 0.3 });
  const y = scaleLinear({ domain: [0, longest(bars)], range: [bottom, 8] }).nice(tickCount(bars));
  return (
    <>
      <AxisLeft
        scale={y}
        left={left}
        numTicks={tickCount(bars)}
        tickFormat={String}
        tickLength={left - width}
        hideAxisLine
        tickLabelProps={{ x: -8 }}
      />
      <BarStack data={bars} keys={seriesOf(bars)} value={valueOf} x={markOf} xScale={x} yScale={y} color={colourOf} />
      <AxisBottom scale={x} top={bottom} numTicks={Math.floor(width / 64)} hideTicks />
    </>
  );
}

function Bars({ bars, width, height }: DrawingProps) {
  const left = 104;
  const bottom = height - 28;
  const x = scaleLinear({ domain: [0, longest(bars)], range: [left, width - 16] }).nice(tickCount(bars));
  const y = scaleBand({ domain: bars.map(markOf), range: [0, bottom], padding: 0.3 });
  return (
    <>
      <AxisBottom
        scale={x}
        top={bottom}
        numTicks={tickCount(bars)}
        tickFormat={String}
        tickLength={-bottom}
        hideAxisLine
        tickLabelProps={{ y: 18 }}
      />
      <BarStackHorizontal data={bars} keys={seriesOf(bars)} value={valueOf} y={markOf} xScale={x} yScale={y} color={colourOf} />
      <AxisLeft scale={y} left={left} hideTicks tickFormat={shortened} />
    </>
  );
}
