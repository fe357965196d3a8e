import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/harness.ts';

/**
 * Takes turns, so that other load affects all measures alike. Each round begins with another one.
 * @param warmUps rounds that do not count
 * @returns the samples of each measure
 */
export async function inTurns<Name extends string, Sample>(
  measures: Record<Name, () => Promise<Sample>>,
  rounds: number,
  warmUps = 0,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(measures) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Name, Sample[]>;
  for (let round = -warmUps; round < rounds; round++) {
    const turn = round % names.length;
    for (const name of [...names.slice(turn), ...names.slice(0, turn)]) {
      const sample = await measures[name]();
      if (round >= 0) samples[name].push(sample);
    }
  }
  return samples;
}

/** @returns how long the work takes, in milliseconds */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export async function withBrowser<Result>(body: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await body(browser);
  } finally {
    await browser.close();
  }
}
