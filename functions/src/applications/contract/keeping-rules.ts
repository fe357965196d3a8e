import { retention } from '../../platform/contract/retention.ts';

/**
 * How long applications are kept, by the country of their job, and what erasing means there. This
 * is no legal advice: counsel checks and extends the table before the site goes live, and then
 * twice a year: docs/retention-law.md. As of 2026-11-29, from summaries of the laws, not their texts.
 * - `country`: ISO 3166-1, or blank for all without a row
 * - `months`: from the end, which is the decision told, the withdrawal, or the closing of the job
 * - `erasing`: to 'seal', as the law asks to keep the record: only admins can open it until then
 */
export const keepingRules = [
  {
    country: 'US',
    place: 'United States',
    months: 48,
    erasing: 'seal',
    law: 'California Government Code § 12946',
    source: '§ 12946: four years; 29 CFR § 1602.14: one year from the decision, and until a charge is settled',
  },
  {
    country: '',
    place: 'Other countries',
    months: retention.months,
    erasing: 'erase',
    law: '',
    source: 'Regulation (EU) 2016/679, art. 5(1)(e), and the DPDP Act 2023, s. 8(7): no longer than the purpose needs',
  },
] as const;

export type KeepingRule = (typeof keepingRules)[number];

/** @param country as an application stores it */
export const keepingRule = (country: string): KeepingRule => keepingRules.find((rule) => rule.country === country) ?? keepingRule('');

/** @returns such as '12 months after it ends: …', to follow 'We keep your application for' */
export const keptFor = ({ months, law }: KeepingRule) =>
  `${months} months after it ends: when we tell you our decision, you withdraw it, or the job closes${law && `. ${law} requires that`}`;

/** @returns a rule in short, for a list of all: 'Other countries: 12 months.' */
export const keepingPeriod = ({ place, months, law }: KeepingRule) => `${place}: ${months} months${law && `, as ${law} requires`}.`;
