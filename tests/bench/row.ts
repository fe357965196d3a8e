/** A line of the report. */
export type Row = { what: string; ours: string; reference: string; ratio: string; bar: string; met: boolean };

export type Samples = readonly number[];

export type Unit = 'ms' | 's' | 'kB' | 'MB' | '×' | '';

const digits: Record<Unit, number> = { ms: 1, s: 1, kB: 1, MB: 1, '×': 1, '': 3 };

export function median(samples: Samples): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN;
}

/** A value that must not exceed its bar. The median of several samples counts. */
export function atMost(what: string, samples: Samples, bar: number, unit: Unit): Row {
  const value = median(samples);
  return { what, ours: summary(samples, unit), reference: '', ratio: '', bar: `≤ ${withUnit(bar, unit)}`, met: value <= bar };
}

/** Like `atMost`, and also shows a reference for comparison. */
export function atMostBeside(what: string, samples: Samples, reference: Samples, bar: number, unit: Unit): Row {
  const { bar: barText, met } = atMost(what, samples, bar, unit);
  return { ...atMostTimes(what, samples, reference, bar, unit), bar: barText, met };
}

/** A value that must reach its bar. */
export function atLeast(what: string, samples: Samples, bar: number): Row {
  return { what, ours: summary(samples, ''), reference: '', ratio: '', bar: `≥ ${bar}`, met: median(samples) >= bar };
}

/** A value that is compared with a reference. Their ratio must not exceed the bar. */
export function atMostTimes(what: string, ours: Samples, reference: Samples, bar: number, unit: Unit): Row {
  const ratio = median(ours) / median(reference);
  return {
    what,
    ours: summary(ours, unit),
    reference: summary(reference, unit),
    ratio: `${ratio.toFixed(2)} ×`,
    bar: `≤ ${bar} ×`,
    met: ratio <= bar,
  };
}

/** Stands for a measurement that failed. It misses its bar, so the whole run fails. */
export function failedRow(what: string): Row {
  return { what, ours: 'could not be measured', reference: '', ratio: '', bar: 'measured', met: false };
}

/** @returns the row without its bar, for information only */
export function withoutBar(row: Row): Row {
  return { ...row, bar: '', met: true };
}

/** @returns the minimum and the maximum */
export function spread(samples: Samples, unit: Unit): string {
  return `${rounded(Math.min(...samples), unit)}–${rounded(Math.max(...samples), unit)}`;
}

/** @returns the median, with minimum and maximum */
function summary(samples: Samples, unit: Unit): string {
  const range = samples.length > 1 ? ` (${spread(samples, unit)})` : '';
  return withUnit(median(samples), unit) + range;
}

function withUnit(value: number, unit: Unit): string {
  return `${rounded(value, unit)} ${unit}`.trimEnd();
}

function rounded(value: number, unit: Unit): string {
  return String(Number(value.toFixed(digits[unit])));
}

function verdict({ bar, met }: Row): string {
  if (bar === '') return '';
  return met ? 'met' : 'MISSED';
}

export function table(rows: readonly Row[]): string {
  const cells = [
    ['what', 'ours', 'reference', 'ratio', 'bar', ''],
    ...rows.map((row) => [row.what, row.ours, row.reference, row.ratio, row.bar, verdict(row)]),
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
