import type { Role } from '../../platform/contract/roles.ts';
import { jobTexts } from './job-texts.ts';
import { isOpen } from './job-closing.ts';
import type { JobInput } from './job-input.ts';
import type { Job } from './jobs.ts';
import type { Pay } from './pay.ts';
import { type Place, placesOf } from './places.ts';

/**
 * Where the law asks for pay, and some for benefits, in a posting or before an interview. This is
 * no legal advice: counsel checks and extends the table before the site goes live, and then twice a
 * year.
 *
 * As of 2026-11-29, from summaries of the laws in the rows; their texts were not read. No rule is
 * known for India. Not in force: Delaware (from 2027-09-26), and the EU states that have not
 * transposed Directive (EU) 2023/970, due by 2026-06-07.
 * Maine: https://complianceposter.com/2026/05/11/maine-2026-legislative-session-end/
 * EU states by stage: https://www.teamed.global/eu-pay-transparency/transposition-tracker
 *
 * Employers with fewer employees are exempt. The company's number isn't known, so rules apply.
 */
const rows: [code: string, place: string, since: string, employees: number, law: string, benefits?: 'benefits'][] = [
  ['US-CA', 'California', '2023-01-01', 15, 'Labor Code § 432.3'],
  ['US-CO', 'Colorado', '2021-01-01', 1, 'C.R.S. § 8-5-201', 'benefits'],
  ['US-CT', 'Connecticut', '2021-10-01', 1, 'C.G.S. § 31-40z, on request or before an offer'],
  ['US-DC', 'District of Columbia', '2024-06-30', 1, 'D.C. Code § 32-1453.01, health benefits before the interview', 'benefits'],
  ['US-HI', 'Hawaii', '2024-01-01', 50, 'Act 203 of 2023'],
  ['US-IL', 'Illinois', '2025-01-01', 15, '820 ILCS 112/10', 'benefits'],
  ['US-ME', 'Maine', '2026-07-13', 10, 'H.P. 18 of 2026'],
  ['US-MD', 'Maryland', '2024-10-01', 1, 'Labor and Employment § 3-304.2', 'benefits'],
  ['US-MA', 'Massachusetts', '2025-10-29', 25, 'M.G.L. c. 149 § 105F'],
  ['US-MN', 'Minnesota', '2025-01-01', 30, 'Minn. Stat. § 181.173', 'benefits'],
  ['US-NV', 'Nevada', '2021-10-01', 1, 'NRS 613.133, after the interview'],
  ['US-NJ', 'New Jersey', '2025-06-01', 10, 'N.J.S.A. 34:6B-23', 'benefits'],
  ['US-NY', 'New York', '2023-09-17', 4, 'Labor Law § 194-b'],
  ['US-RI', 'Rhode Island', '2023-01-01', 1, 'R.I. Gen. Laws § 28-6-22, on request or before an offer'],
  ['US-VT', 'Vermont', '2025-07-01', 5, '21 V.S.A. § 495t'],
  ['US-WA', 'Washington', '2023-01-01', 15, 'RCW 49.58.110', 'benefits'],
  ['AT', 'Austria', '2011-03-01', 1, 'Gleichbehandlungsgesetz § 9(2), before the directive'],
  ['IT', 'Italy', '2026-06-07', 1, 'decree that transposes Directive (EU) 2023/970'],
  ['LT', 'Lithuania', '2019-07-01', 1, 'Labor Code, before and under Directive (EU) 2023/970'],
  ['LV', 'Latvia', '2018-11-28', 1, 'Labor Law § 32(3), before the directive'],
  ['MT', 'Malta', '2025-08-27', 1, 'L.N. 112 of 2025, under Directive (EU) 2023/970'],
  ['PL', 'Poland', '2025-12-24', 1, 'Labor Code art. 18(3ca), under Directive (EU) 2023/970, before the interview'],
  ['SK', 'Slovakia', '2018-05-01', 1, 'Act 5/2004 § 62(2), before and under Directive (EU) 2023/970'],
];

/** The region is the code of a state of the US, or blank for a whole country. */
export const payRules = rows.map(([code, place, since, employees, law, benefits]) => {
  const [country = '', region = ''] = code.split('-');
  return { country, region, place, since, law, employees, benefits: benefits !== undefined };
});

type PayRule = (typeof payRules)[number];

/** Where nothing is asked for. A text that names no state can mean all. */
const otherStates =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,DE Delaware,FL Florida,GA Georgia,ID Idaho,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,' +
  'LA Louisiana,MI Michigan,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NH New Hampshire,NM New Mexico,NC North Carolina,' +
  'ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,SC South Carolina,SD South Dakota,TN Tennessee,' +
  'TX Texas,UT Utah,VA Virginia,WV West Virginia,WI Wisconsin,WY Wyoming';

const allStates = [...payRules.flatMap(({ region, place }) => (region ? `${region} ${place}` : [])), ...otherStates.split(',')];

type RuledJob = Parameters<typeof placesOf>[0] & Pick<Pay, 'pay_min' | 'pay_max'> & { general: boolean; benefits: string };

/** @returns the rules of a job's places; without a state, those of all states of the US */
export function payRulesOf(job: RuledJob): PayRule[] {
  const places = job.general ? [] : ruledPlacesOf(job);
  const inStates = places.map(({ country, region }) => ({ country, named: statesNamed(region) }));
  const isOf = ({ country, region }: PayRule) =>
    inStates.some((place) => place.country === country && (region === '' || place.named.length === 0 || place.named.includes(region)));
  return payRules.filter(isOf);
}

/** @returns the places of a job, else those of the table that its location names */
export function ruledPlacesOf(job: Parameters<typeof placesOf>[0]): Place[] {
  const [given, { location }] = [placesOf(job), job];
  if (given.length > 0) return given;
  const isInUs = /\bUSA?\b|\bUnited States\b/.test(spelled(location));
  const states = statesNamed(location);
  const isNamed = ({ region, place }: PayRule) => (region === '' ? location.includes(place) : isInUs || states.includes(region));
  const named = new Set(payRules.filter(isNamed).map(({ country }) => country));
  return [...named].map((country) => ({ town: '', region: location, country }));
}

/** @returns the codes of states that a text names. Codes are words, too: 'in', 'or', 'me'. */
function statesNamed(text: string): string[] {
  const words = spelled(text);
  const isNamed = (code: string, name: string) =>
    new RegExp(`^${code}$|\\b${name}\\b(?! DC)`, 'i').test(words) || new RegExp(`\\b${code}\\b`).test(words);
  return allStates.flatMap((state) => (isNamed(state.slice(0, 2), state.slice(3)) ? state.slice(0, 2) : []));
}

/** @returns such as 'NY' for 'N. Y.', and 'Washington DC' for 'Washington, D.C.' */
const spelled = (region: string) => region.replace(/['‘’ʻ]|\.\s*(?=\p{L}\b)/gu, '').replace(/\P{L}+/gu, ' ');

type Unmet = { field: 'pay_min' | 'benefits'; rules: PayRule[] };

/** @returns the blank field that rules ask for, if any. A range without an end is no range. */
export function unmetRules(job: RuledJob): Unmet | undefined {
  const rules = payRulesOf(job);
  if (rules.length > 0 && (job.pay_min === null || job.pay_max === null)) return { field: 'pay_min', rules };
  const asking = rules.filter(({ benefits }) => benefits);
  return asking.length > 0 && job.benefits.trim() === '' ? { field: 'benefits', rules: asking } : undefined;
}

/** @returns such as 'California, since Jan 1, 2023 (Labor Code § 432.3), and 2 more' */
export function rulesText([first, ...others]: PayRule[]): string {
  if (!first) return '';
  const { place, since, law, employees } = first;
  const day = new Date(since).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const size = employees > 1 ? `, employers of ${employees} or more` : '';
  return `${place}, since ${day} (${law}${size})${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

const admin: Role = 'admin';

/** @param current the job before the change @returns why a colleague may not store it */
export function payRefusal(job: JobInput, role: Role, current?: Job) {
  const reason = job.reason_without_pay;
  if (role !== admin && reason !== '' && reason !== current?.reason_without_pay) {
    return { field: 'reason_without_pay', error: jobTexts.reasonOfAdmin };
  }
  const unmet = isOpen(job) && reason === '' ? unmetRules(job) : undefined;
  return unmet && { field: unmet.field, error: jobTexts.askedByRule(unmet.field, rulesText(unmet.rules)) };
}
