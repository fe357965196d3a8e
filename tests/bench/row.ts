/** One line of the report: what was measured, and whether its bar holds. */
export type Row = { what: string; ours: string; reference: string; ratio: string; bar: string; holds: boolean };

/** Values of one thing, measured more than once. */
export type Samples = readonly number[];

export type Unit = 'ms' | 's' | 'kB' | 'MB' | '×' | '';

const digits: Record<Unit, number> = { ms: 1, s: 1, kB: 1, MB: 1, '×': 1, '': 3 };

/** @returns the middle value */
export function median(samples: Samples): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN;
}

/** @returns a row for a value that must not pass its bar; of several samples the median counts, the spread is shown */
export function atMost(what: string, samples: Samples, bar: number, unit: Unit): Row {
  const value = median(samples);
  return { what, ours: shown(samples, unit), reference: '', ratio: '', bar: `≤ ${withUnit(bar, unit)}`, holds: value <= bar };
}

/** @returns such a row beside a reference, which has no part in the bar */
export function atMostBeside(what: string, samples: Samples, reference: Samples, bar: number, unit: Unit): Row {
  const { bar: shownBar, holds } = atMost(what, samples, bar, unit);
  return { ...atMostTimes(what, samples, reference, bar, unit), bar: shownBar, holds };
}

/** @returns a row for a value that must reach its bar */
export function atLeast(what: string, samples: Samples, bar: number): Row {
  return { what, ours: shown(samples, ''), reference: '', ratio: '', bar: `≥ ${bar}`, holds: median(samples) >= bar };
}

/** @returns a row for how many times a reference something takes; medians count, spreads are shown */
export function atMostTimes(what: string, ours: Samples, reference: Samples, bar: number, unit: Unit): Row {
  const ratio = median(ours) / median(reference);
  return {
    what,
    ours: shown(ours, unit),
    reference: shown(reference, unit),
    ratio: `${ratio.toFixed(2)} ×`,
    bar: `≤ ${bar} ×`,
    holds: ratio <= bar,
  };
}

/** @returns the same row without a bar: for what is not ours, and explains the others */
export function unbarred(row: Row): Row {
  return { ...row, bar: '', holds: true };
}

/** @returns least to most, without needless digits and without the unit */
export function spread(samples: Samples, unit: Unit): string {
  return `${number(Math.min(...samples), unit)}–${number(Math.max(...samples), unit)}`;
}

/** @returns median, and least to most in brackets, without needless digits */
function shown(samples: Samples, unit: Unit): string {
  const range = samples.length > 1 ? ` (${spread(samples, unit)})` : '';
  return withUnit(median(samples), unit) + range;
}

function withUnit(value: number, unit: Unit): string {
  return `${number(value, unit)} ${unit}`.trimEnd();
}

function number(value: number, unit: Unit): string {
  return String(Number(value.toFixed(digits[unit])));
}

/** @returns the rows as a table, in columns */
export function table(rows: readonly Row[]): string {
  const cells = [
    ['what', 'ours', 'reference', 'ratio', 'bar', ''],
    ...rows.map(({ what, ours, reference, ratio, bar, holds }) => [
      what,
      ours,
      reference,
      ratio,
      bar,
      bar === '' ? '' : holds ? 'holds' : 'MISSED',
    ]),
  ];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
