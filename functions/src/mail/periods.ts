import { limits } from '../contract/limits.ts';

const hourMs = 60 * 60 * 1000;

/** In milliseconds. Hours and days of UTC. */
export const periods = { hourly: hourMs, daily: 24 * hourMs };

/** @param now in milliseconds @returns the end of the last period from which everything is certainly stored */
export function lastEnd(periodMs: number, now: number): Date {
  return new Date(Math.floor((now - limits.newsSettleMs) / periodMs) * periodMs);
}
