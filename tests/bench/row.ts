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
  return { what, ours: shown(samples, unit), reference: '', ratio: '', bar: `≤ ${withUnit(bar, unit)}`, met: value <= bar };
}

/** As `atMost`, with a reference for comparison. */
export function atMostBeside(what: string, samples: Samples, reference: Samples, bar: number, unit: Unit): Row {
  const { bar: shownBar, met } = atMost(what, samples, bar, unit);
  return { ...atMostTimes(what, samples, reference, bar, unit), bar: shownBar, met };
}

/** A value that must reach its bar. */
export function atLeast(what: string, samples: Samples, bar: number): Row {
  return { what, ours: shown(samples, ''), reference: '', ratio: '', bar: `≥ ${bar}`, met: median(samples) >= bar };
}

/** How many times as long as a reference something takes. */
export function atMostTimes(what: string, ours: Samples, reference: Samples, bar: number, unit: Unit): Row {
  const ratio = median(ours) / median(reference);
  return {
    what,
    ours: shown(ours, unit),
    reference: shown(reference, unit),
    ratio: `${ratio.toFixed(2)} ×`,
    bar: `≤ ${bar} ×`,
    met: ratio <= bar,
  };
}

/** Stands for a measurement that failed. It has a bar, so that the bench fails too. */
export function failedRow(what: string): Row {
  return { what, ours: 'could not be measured', reference: '', ratio: '', bar: 'measured', met: false };
}

/** The same row without a bar. */
export function withoutBar(row: Row): Row {
  return { ...row, bar: '', met: true };
}

/** @returns minimum to maximum */
export function spread(samples: Samples, unit: Unit): string {
  return `${number(Math.min(...samples), unit)}–${number(Math.max(...samples), unit)}`;
}

/** @returns the median, with minimum and maximum */
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

export function table(rows: readonly Row[]): string {
  const cells = [
    ['what', 'ours', 'reference', 'ratio', 'bar', ''],
    ...rows.map(({ what, ours, reference, ratio, bar, met }) => [
      what,
      ours,
      reference,
      ratio,
      bar,
      bar === '' ? '' : met ? 'met' : 'MISSED',
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
