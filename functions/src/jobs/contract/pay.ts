import type { payPeriods } from './jobs.ts';
import { lookUp } from '../../platform/contract/look-up.ts';

/** Each period in words, and how many a year has: 52 weeks of 40 hours. */
const periods: Record<(typeof payPeriods)[number], { words: string; perYear: number }> = {
  hour: { words: 'an hour', perYear: 2080 },
  month: { words: 'a month', perYear: 12 },
  year: { words: 'a year', perYear: 1 },
};

/** The amounts are null if they are not given, the texts blank. */
export type Pay = { pay_min: number | null; pay_max: number | null; pay_currency: string; pay_period: string };

const lakh = 100_000;

/** @returns such as '$135,000 to $165,000 a year' or '₹28 to 40 lakh a year'; blank if unknown */
export function payText({ pay_min, pay_max, pay_currency, pay_period }: Pay): string {
  const period = lookUp(periods, pay_period);
  const amounts = [...new Set([pay_min, pay_max])].filter((amount) => amount !== null);
  if (!period || !/^[A-Z]{3}$/.test(pay_currency) || amounts.length === 0) return '';
  const inLakh = pay_currency === 'INR' && amounts.every((amount) => amount >= lakh && amount % 1000 === 0);
  // Without fractions unless one of the amounts has them, which some currencies would round.
  const digits = amounts.every(Number.isInteger) ? 0 : 2;
  const style = { style: 'currency', currency: pay_currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  const money = new Intl.NumberFormat(pay_currency === 'INR' ? 'en-IN' : 'en', style);
  const range = amounts.map((amount) => (inLakh ? amount / lakh : money.format(amount))).join(' to ');
  const limit = pay_max === null ? 'From ' : pay_min === null ? 'Up to ' : '';
  return `${limit}${inLakh ? `₹${range} lakh` : range} ${period.words}`;
}

/** @returns the most paid in a year, with one digit, such as 'INR 4000000'; blank if unknown */
export function payStep({ pay_min, pay_max, pay_currency, pay_period }: Pay): string {
  const most = (pay_max ?? pay_min ?? 0) * (lookUp(periods, pay_period)?.perYear ?? 0);
  const unit = 10 ** Math.floor(Math.log10(most));
  return most > 0 && pay_currency !== '' ? `${pay_currency} ${Math.floor(most / unit) * unit}` : '';
}
