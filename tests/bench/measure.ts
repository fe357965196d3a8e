export type Samples = readonly number[];

/** What was measured. With a reference, the ratio of the medians counts. */
export type Figure = Samples | { ours: Samples; reference: Samples };

/** How many digits are shown. Of points, more are better. */
const digits = { ms: 1, s: 1, kB: 1, times: 2, points: 0, '': 3 };

export type Bar = readonly [what: string, bar: number, unit: keyof typeof digits];

export type Measure = { run: () => Promise<Record<string, Figure>>; bars: Record<string, Bar> };

/** @param bars one for each figure of the run */
export function measure<Key extends string>(run: () => Promise<Record<Key, Figure>>, bars: Record<NoInfer<Key>, Bar>): Measure {
  return { run, bars };
}

export function median(samples: Samples): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN;
}

/** @returns a line of the report @param figure undefined if it could not be measured */
export function judge([what, bar, unit]: Bar, figure: Figure | undefined): { met: boolean; line: string } {
  const { ours, reference } = figure && 'ours' in figure ? figure : { ours: figure ?? [], reference: undefined };
  const value = reference ? median(ours) / median(reference) : median(ours);
  const met = unit === 'points' ? value >= bar : value <= bar;
  const measured = value.toFixed(digits[unit]);
  const range = reference ? `${spread(ours)} against ${spread(reference)} ms` : spread(ours);
  const limit = `${unit === 'points' ? 'at least' : 'at most'} ${bar} ${unit}`.trimEnd();
  return { met, line: `${met ? 'met   ' : 'MISSED'}  ${what}: ${measured} (${range}), ${limit}` };
}

/** @returns the median, with minimum and maximum */
function spread(samples: Samples): string {
  if (samples.length === 0) return 'not measured';
  const [least, middle, most] = [Math.min(...samples), median(samples), Math.max(...samples)].map((value) =>
    String(Number(value.toFixed(3))),
  );
  return samples.length === 1 ? `${middle}` : `${middle}, ${least} to ${most}`;
}
